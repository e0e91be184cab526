package org.lunartable.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What makers read says what the program does. */
class BuildingGuideTest {

  @Test
  void theDrawingIsThatOfThePinTable() throws IOException {
    assertThat(WiringDrawing.FILE)
        .as("drawn anew by WiringDrawing.main in the folder hardware")
        .content()
        .isEqualTo(WiringDrawing.of(Wiring.usual()));
  }

  @Test
  void aPinThatMovesMovesInTheDrawing() {
    Wiring other = Wiring.read(java.util.Map.of("roll", "5 down high"));
    assertThat(WiringDrawing.of(other)).contains("roll button to 3V3, pull down");
    assertThat(WiringDrawing.of(Wiring.usual())).contains("roll button to GND, pull up");
  }

  @ParameterizedTest
  @EnumSource(Part.class)
  void theTableOfTheDocumentHasEveryPartOnItsPin(Part part) throws IOException {
    int bcm = part.usualPin().bcm();
    assertThat(Files.readAllLines(Path.of("..", "docs", "hands.md")))
        .as("docs/hands.md")
        .anyMatch(
            line ->
                line.startsWith("| " + part.text())
                    && line.contains("| %d (%d) |".formatted(bcm, Header.position(bcm))));
  }

  @Test
  void everyLineOfTheChipHasOnePosition() {
    assertThat(IntStream.rangeClosed(0, 27).map(Header::position).distinct().count()).isEqualTo(28);
    assertThat(
            IntStream.rangeClosed(1, Header.POSITIONS)
                .filter(position -> Header.bcm(position).isPresent())
                .count())
        .isEqualTo(28);
    assertThat(
            IntStream.rangeClosed(1, Header.POSITIONS)
                .allMatch(
                    position ->
                        Header.bcm(position).isPresent() == Header.power(position).isEmpty()))
        .isTrue();
  }

  @Test
  void noPartIsOnALineOfTheSerialPortOrOfBuses() {
    assertThat(Arrays.stream(Part.values()).map(part -> part.usualPin().bcm()))
        .doesNotContain(0, 1, 2, 3, 14, 15, 7, 8, 9, 10, 11);
  }
}
