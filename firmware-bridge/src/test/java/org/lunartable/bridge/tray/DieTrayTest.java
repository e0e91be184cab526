package org.lunartable.bridge.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.bridge.protocol.Message.ColourRead;
import org.lunartable.bridge.protocol.Message.ColourRead.Status;
import org.lunartable.engine.die.TileColour;

class DieTrayTest {

  private final DieTray tray = new DieTray(new WhiteTile(1500, 1500, 1300));

  private Optional<TileColour> rest(ColourRead read) {
    Optional<TileColour> told = Optional.empty();
    for (int i = 0; i < DieTray.STILL; i++) {
      assertThat(told).as("reading " + i).isEmpty();
      told = tray.take(read);
    }
    return told;
  }

  private static ColourRead read(int red, int green, int blue) {
    return new ColourRead(Status.OK, red + green + blue, red, green, blue);
  }

  private static final ColourRead BARE = read(5, 5, 4);

  /** Counts are shares of the white tile's: orange sends back nearly all red, little blue. */
  @ParameterizedTest
  @CsvSource({
    "WHITE, 1400, 1400, 1200",
    "WHITE, 1150, 1130, 1000",
    "ORANGE, 1450, 400, 20",
    "ORANGE, 1200, 330, 15",
    "YELLOW, 1320, 930, 60",
    "GREEN, 105, 520, 85",
    "GREY, 230, 240, 170",
    "RED, 860, 20, 8",
    "BLUE, 5, 140, 650"
  })
  void tilesAreToldByWhatTheySendBack(TileColour colour, int red, int green, int blue) {
    assertThat(rest(read(red, green, blue))).contains(colour);
  }

  @Test
  void aTileIsToldOnceUntilTheDieIsTakenUp() {
    ColourRead orange = read(1450, 400, 20);
    assertThat(rest(orange)).contains(TileColour.ORANGE);
    assertThat(tray.take(orange)).isEmpty();
    assertThat(rest(BARE)).isEmpty();
    assertThat(rest(orange)).contains(TileColour.ORANGE);
  }

  @Test
  void aDieThatStillRollsIsNoTile() {
    for (int i = 0; i < 10; i++) {
      assertThat(tray.take(read(1450, 400, 20))).isEmpty();
      assertThat(tray.take(read(105, 520, 85))).isEmpty();
    }
  }

  @Test
  void betweenTwoColoursNothingIsSaid() {
    assertThat(rest(read(1410, 590, 27))).isEmpty();
  }

  @Test
  void aMissingOrDazzledSensorSaysNothing() {
    assertThat(rest(new ColourRead(Status.MISSING, 0, 0, 0, 0))).isEmpty();
    assertThat(rest(new ColourRead(Status.TOO_BRIGHT, 10240, 9000, 9000, 9000))).isEmpty();
  }

  @Test
  void theWhiteTileIsReadStrictly() {
    assertThat(WhiteTile.parse(" 1400 1300  1200")).isEqualTo(new WhiteTile(1400, 1300, 1200));
    assertThatThrownBy(() -> WhiteTile.parse("1400 1300"))
        .hasMessageContaining("counts of red, green and blue");
    assertThatThrownBy(() -> WhiteTile.parse("0 1 2")).hasMessageContaining("above 0");
  }
}
