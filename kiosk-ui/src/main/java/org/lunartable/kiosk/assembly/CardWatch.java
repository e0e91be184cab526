package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.kiosk.assembly.camera.Watching;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.card.CardWatcher;
import org.lunartable.vision.card.SeenCard;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.die.Reason;

/**
 * Sees cards that are laid into the tray with the vision module. Begins anew when the tray is
 * marked elsewhere.
 */
final class CardWatch implements TrayWatch {

  private final Watching room;
  private final Supplier<List<String>> wanted;
  private Optional<TrayArea> tray = Optional.empty();
  private CardWatcher watcher = new CardWatcher();

  /**
   * A watch that has seen nothing yet.
   *
   * @param room who follows what it sees
   * @param wanted the words for the backgrounds that mean something now, asked when cards are seen;
   *     what else lies in the tray is passed over
   */
  CardWatch(Watching room, Supplier<List<String>> wanted) {
    this.room = room;
    this.wanted = wanted;
  }

  @Override
  public Optional<Cards> look(byte[] jpeg, long nanos) throws IOException {
    Optional<TrayArea> marked = room.tray();
    if (!marked.equals(tray)) {
      tray = marked;
      watcher = new CardWatcher();
    }
    try (Picture picture = Picture.decode(jpeg)) {
      List<SeenCard> cards = TrayPart.look(picture, tray, part -> watcher.accept(nanos, part));
      room.looked(picture, NotRead.because(Reason.NO_DIE), DieState.ABSENT, nanos);
      CardsSeen seen = SeenCards.observation(cards);
      return cards.isEmpty() || !mean(seen)
          ? Optional.empty()
          : Optional.of(new Cards(seen, SeenCards.confidence(cards)));
    } catch (BadPicture e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private boolean mean(CardsSeen seen) {
    List<String> words = seen.cards().stream().map(Background::text).toList();
    return wanted.get().containsAll(words);
  }

  /** Frees nothing: pictures are closed as soon as they are looked at. */
  @Override
  public void close() {}
}
