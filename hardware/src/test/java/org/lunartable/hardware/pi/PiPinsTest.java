package org.lunartable.hardware.pi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.io.gpio.digital.DigitalState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;
import org.lunartable.hardware.PinProblem;
import org.lunartable.hardware.Wiring;

class PiPinsTest {

  private static final int TOGETHER = 20;
  private static final Wiring ROLL_ALONE =
      Wiring.read(
          Map.of("next", "off", "status", "off", "orange", "off", "green", "off", "buzzer", "off"));

  @TempDir Path devices;

  /**
   * One input in four of the real library is born deaf: its state can be read, its listener is
   * never called. All of these are.
   */
  @Test
  @Timeout(60)
  void aDeafButtonMadeTwoHundredTimesIsSeenEachTime() throws Exception {
    int presses = 0;
    for (int i = 0; i < 200; i += TOGETHER) {
      presses += pressedOnceEach();
    }
    assertThat(presses).isEqualTo(200);
  }

  /** Makes some panels, presses the button of each once, and counts the presses they tell. */
  private static int pressedOnceEach() throws Exception {
    List<DeafChip> chips = Stream.generate(DeafChip::new).limit(TOGETHER).toList();
    BlockingQueue<Use> told = new LinkedBlockingQueue<>();
    List<Panel> panels = new ArrayList<>();
    try {
      for (DeafChip chip : chips) {
        Panel panel = new Panel(ROLL_ALONE, () -> new PiPins(chip));
        panels.add(panel);
        panel.start(
            event -> event.observation() instanceof ButtonUsed used && told.add(used.use()));
      }
      while (!chips.stream().allMatch(DeafChip::watched)) {
        Thread.sleep(2);
      }
      chips.forEach(chip -> chip.set(DigitalState.LOW));
      int presses = 0;
      for (int i = 0; i < TOGETHER; i++) {
        presses += told.poll(20, TimeUnit.SECONDS) == Use.PRESSED ? 1 : 0;
      }
      return presses;
    } finally {
      panels.forEach(Panel::close);
      assertThat(told).doesNotContain(Use.PRESSED);
    }
  }

  @Test
  void theDeafButtonOfTheTestTellsNoListener() throws Exception {
    DeafChip chip = new DeafChip();
    try (PiPins pins = new PiPins(chip)) {
      PinBank.Input button = pins.input(Part.ROLL, Part.ROLL.usualPin());
      List<DigitalState> heard = new ArrayList<>();
      chip.input().addListener(event -> heard.add(event.state()));
      chip.set(DigitalState.LOW);
      assertThat(button.active()).isTrue();
      assertThat(heard).isEmpty();
    }
  }

  @Test
  void aPinThatCouldNotBeHadCanBeAskedForAgain() throws Exception {
    DeafChip chip = new DeafChip();
    try (PiPins pins = new PiPins(chip)) {
      chip.taken = true;
      assertThatThrownBy(() -> pins.input(Part.ROLL, Part.ROLL.usualPin()))
          .isInstanceOf(PinProblem.class)
          .hasMessageStartingWith("Another program has roll (pin BCM 17)");
      chip.taken = false;
      PinBank.Input button = pins.input(Part.ROLL, Part.ROLL.usualPin());
      assertThat(button.active()).isFalse();
    }
  }

  @Test
  void aPinThatWasGivenBackCanBeTakenAnewWhileOthersAreInUse() throws Exception {
    DeafChip chip = new DeafChip();
    try (PiPins pins = new PiPins(chip)) {
      PinBank.Output lamp = pins.output(Part.STATUS, Part.STATUS.usualPin());
      PinBank.Output other = pins.output(Part.GREEN, Part.GREEN.usualPin());
      lamp.close();
      assertThat(chip.released).containsExactly(Part.STATUS.usualPin().bcm());
      pins.output(Part.STATUS, Part.STATUS.usualPin()).set(true);
      other.set(true);
      assertThat(chip.closed).isFalse();
    }
    assertThat(chip.closed).isTrue();
  }

  @Test
  void aButtonThatIsActiveHighIsReadSo() throws Exception {
    DeafChip chip = new DeafChip();
    try (PiPins pins = new PiPins(chip)) {
      PinBank.Input button = pins.input(Part.ROLL, new Pin(17, Pin.Pull.DOWN, Pin.Level.HIGH));
      chip.set(DigitalState.LOW);
      assertThat(button.active()).isFalse();
      chip.set(DigitalState.HIGH);
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
