package org.lunartable.kiosk.assembly;

import java.util.List;
import org.lunartable.kiosk.web.CardPictures;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.card.CardReader;
import org.lunartable.vision.card.SeenCard;

/** Reads the backgrounds of cards on pictures that people send. */
final class CardPictureReader implements CardPictures {

  @Override
  public Result read(byte[] bytes) {
    try (Picture picture = Picture.decode(bytes)) {
      List<SeenCard> cards = CardReader.read(picture);
      return cards.isEmpty()
          ? new Unread(
              "no-card",
              "No card was found; lay the cards side by side on a plain table, apart from one"
                  + " another, and take the picture from above.")
          : new Read(SeenCards.observation(cards), SeenCards.confidence(cards));
    } catch (BadPicture e) {
      return new Unread("bad-image", e.getMessage());
    }
  }
}
