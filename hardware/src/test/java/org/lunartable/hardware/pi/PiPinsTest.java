package org.lunartable.hardware.pi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;
import org.lunartable.hardware.PinProblem;

class PiPinsTest {

  @TempDir Path devices;

  private static PiPins mocked() throws PinProblem {
    return new PiPins(
        MockDigitalInputProvider.newInstance(), MockDigitalOutputProvider.newInstance());
  }

  private static void set(PiPins pins, DigitalState state) {
    ((MockDigitalInput) pins.inputOf(Part.ROLL)).mockState(state);
  }

  /** No listener is ever asked for, so an input whose listener is never called is heard too. */
  @Test
  void aButtonMadeTwoHundredTimesIsSeenEachTime() throws Exception {
    int presses = 0;
    for (int i = 0; i < 200; i++) {
      try (PiPins pins = mocked()) {
        PinBank.Input button = pins.input(Part.ROLL, Part.ROLL.usualPin());
        set(pins, DigitalState.HIGH);
        boolean before = button.active();
        set(pins, DigitalState.LOW);
        presses += !before && button.active() ? 1 : 0;
      }
    }
    assertThat(presses).isEqualTo(200);
  }

  @Test
  void aButtonThatIsActiveHighIsReadSo() throws Exception {
    try (PiPins pins = mocked()) {
      PinBank.Input button = pins.input(Part.ROLL, new Pin(17, Pin.Pull.DOWN, Pin.Level.HIGH));
      set(pins, DigitalState.HIGH);
      assertThat(button.active()).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "gpiod_chip_iter_new failed! (Permission denied), This user may not use the pins",
    "GPIO line request failed: Device or resource busy, Another program has roll; ",
    "Couldn't identify gpiochip!, This computer has no pins that can be used; ",
    "No gpio chip yet initialized!, This computer has no pins that can be used; ",
    "out of cheese!, Roll cannot be used (out of cheese); "
  })
  void whatTheLibrarySaysBecomesASentence(String said, String sentence) {
    RuntimeException trouble = new IllegalStateException("outside", new RuntimeException(said));
    RuntimeException bare = new IllegalStateException(said);
    assertThat(Troubles.of(bare, "roll"))
        .hasMessageStartingWith(sentence)
        .hasMessageEndingWith(".");
    if (!said.contains("cheese")) {
      assertThat(Troubles.of(trouble, "roll")).hasMessageStartingWith(sentence);
    }
  }

  @Test
  void aComputerWithoutChipsHasNoPins() {
    assertThatThrownBy(() -> Troubles.check(devices))
        .isInstanceOf(PinProblem.class)
        .hasMessageStartingWith("This computer has no pins");
  }

  @Test
  void aChipThatMayBeOpenedIsNoTrouble() throws Exception {
    Files.createFile(devices.resolve("gpiochip0"));
    Troubles.check(devices);
    assertThat(devices).isNotEmptyDirectory();
  }
}
