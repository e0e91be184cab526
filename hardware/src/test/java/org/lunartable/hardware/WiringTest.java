package org.lunartable.hardware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WiringTest {

  @Test
  void usuallyTheRollButtonIsBetweenPinSeventeenAndGround() {
    assertThat(Wiring.usual().pin(Part.ROLL)).contains(new Pin(17, Pin.Pull.UP, Pin.Level.LOW));
  }

  @ParameterizedTest
  @CsvSource({
    "5, UP, LOW",
    "5 down high, DOWN, HIGH",
    "5 none, NONE, LOW",
    "5 high, UP, HIGH",
    "  5   UP  , UP, LOW"
  })
  void aPinIsReadAndWhatIsLeftOutIsUsual(String text, Pin.Pull pull, Pin.Level active) {
    assertThat(Wiring.read(Map.of("roll", text)).pin(Part.ROLL)).contains(new Pin(5, pull, active));
  }

  @Test
  void aPartCanBeLeftOff() {
    assertThat(Wiring.read(Map.of("buzzer", "off")).pin(Part.BUZZER)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "28", "-1", "17 sideways", "17 low up", "GPIO17"})
  void anythingElseIsRefusedInASentence(String text) {
    assertThatThrownBy(() -> Wiring.read(Map.of("roll", text)))
        .hasMessage(
            "roll: '%s' is no pin; give its BCM number 0 to 27, then up, down or none, then high or low, or off."
                .formatted(text));
  }

  @Test
  void onePinForTwoPartsIsRefused() {
    assertThatThrownBy(() -> Wiring.read(Map.of("next", "17")))
        .hasMessage("Pin 17 is given to both roll and next; give one of them another or off.");
  }

  @Test
  void aPartThatIsNoneIsRefused() {
    assertThatThrownBy(() -> Wiring.read(Map.of("horn", "17")))
        .hasMessageStartingWith("No part is called horn; ");
  }
}
