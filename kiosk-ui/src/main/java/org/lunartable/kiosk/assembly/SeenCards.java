package org.lunartable.kiosk.assembly;

import java.util.List;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.vision.card.CardReader;
import org.lunartable.vision.card.SeenCard;

/** Cards of a picture as the table is told of them. */
final class SeenCards {

  private SeenCards() {}

  static CardsSeen observation(List<SeenCard> cards) {
    return new CardsSeen(
        CardReader.rows(cards).stream()
            .map(row -> row.stream().map(card -> new Background(card.colour())).toList())
            .toList());
  }

  /** That of the least certain card, 0 to 1. */
  static double confidence(List<SeenCard> cards) {
    return cards.stream().mapToDouble(SeenCard::confidence).min().orElse(0);
  }
}
