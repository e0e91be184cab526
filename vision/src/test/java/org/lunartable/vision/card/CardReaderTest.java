package org.lunartable.vision.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;

@DisplayName("The card reader")
class CardReaderTest {

  private static final List<String> ALL =
      List.of("orange", "red", "blue", "yellow", "green", "white", "black", "several");

  private static List<String> read(byte[] jpeg) throws BadPicture {
    try (Picture picture = Picture.decode(jpeg)) {
      return words(CardReader.read(picture));
    }
  }

  static List<String> words(List<SeenCard> cards) {
    return cards.stream()
        .map(card -> card.colour().map(TileColour::text).orElse("several"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void tellsAllBackgroundsInAnyLightInTheOrderInWhichTheyLie(long seed) throws BadPicture {
    List<String> laid = new ArrayList<>(ALL);
    Collections.shuffle(laid, new Random(seed));
    byte[] picture = new PaintedCards(seed).lay(laid.toArray(String[]::new)).jpeg();
    assertThat(read(picture)).isEqualTo(laid);
  }

  @ParameterizedTest
  @ValueSource(strings = {"orange", "red", "blue", "yellow", "green", "white", "black", "several"})
  void tellsACardThatLiesAlone(String background) throws BadPicture {
    long seed = 1000L + ALL.indexOf(background);
    byte[] picture = new PaintedCards(seed).at(background, 640, 360).jpeg();
    assertThat(read(picture)).containsExactly(background);
  }

  /**
   * A finished station: a module begins each row, its cards follow; the rows are of unequal length.
   */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 26, 27})
  void tellsAWholeStationRowByRow(long seed) throws BadPicture {
    Random random = new Random(seed);
    List<String> modules = List.of("orange", "red", "blue", "yellow", "green");
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      String module = modules.get(random.nextInt(modules.size()));
      List<String> row = new ArrayList<>(List.of(module));
      for (int card = random.nextInt(5); card > 0; card--) {
        row.add(List.of(module, "several", "black", module).get(random.nextInt(4)));
      }
      rows.add(String.join(" ", row));
    }
    byte[] jpeg = new PaintedCards(seed).layRows(rows.toArray(String[]::new)).jpeg();
    try (Picture picture = Picture.decode(jpeg)) {
      assertThat(CardReader.rows(CardReader.read(picture)))
          .extracting(row -> String.join(" ", words(row)))
          .isEqualTo(rows);
    }
  }

  @Test
  void seesNoCardOnAnEmptyTable() throws BadPicture {
    assertThat(read(new PaintedCards(7).jpeg())).isEmpty();
  }
}
