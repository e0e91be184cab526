package org.lunartable.kiosk.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MachineTest {

  private static final String CONTROLS =
      "Simple mixer control 'Capture',0\nSimple mixer control 'PCM',0\n";
  private static final String LEVEL = "  Mono: Playback 26 [41%] [-30.00dB] [on]\n";

  private final List<String> asked = new ArrayList<>();
  private final Map<String, Commands.Result> answers = new HashMap<>();
  private final Machine machine = new Machine(this::run);

  private Commands.Result run(List<String> command) throws IOException {
    String line = String.join(" ", command);
    asked.add(line);
    if (!answers.containsKey(line)) {
      throw new IOException("no such program");
    }
    return answers.get(line);
  }

  @Test
  void powerIsAskedOfTheSystemWithFixedWords() throws Exception {
    answers.put("systemctl --no-ask-password poweroff", new Commands.Result(0, ""));
    answers.put("systemctl --no-ask-password reboot", new Commands.Result(0, ""));
    machine.powerOff();
    machine.restart();
    assertThat(asked)
        .containsExactly(
            "systemctl --no-ask-password poweroff", "systemctl --no-ask-password reboot");
  }

  @Test
  void whatIsNotAllowedIsSaidWithTheRemedy() {
    answers.put("systemctl --no-ask-password poweroff", new Commands.Result(1, "Access denied"));
    assertThatThrownBy(machine::powerOff)
        .isInstanceOf(MachineProblem.class)
        .hasMessageContaining("sudo systemctl poweroff");
    assertThatThrownBy(machine::restart).hasMessageContaining("sudo systemctl reboot");
  }

  @Test
  void theVolumeIsThatOfTheLikeliestControl() throws Exception {
    answers.put("amixer -M scontrols", new Commands.Result(0, CONTROLS));
    answers.put("amixer -M sget PCM", new Commands.Result(0, LEVEL));
    answers.put("amixer -q -M sset PCM 60%", new Commands.Result(0, ""));
    assertThat(machine.volume()).hasValue(41);
    machine.volume(60);
    assertThat(asked).last().isEqualTo("amixer -q -M sset PCM 60%");
  }

  @Test
  void aMachineWithoutSoundHasNoVolume() {
    assertThat(machine.volume()).isEmpty();
    answers.put("amixer -M scontrols", new Commands.Result(0, ""));
    assertThat(machine.volume()).isEmpty();
    assertThatThrownBy(() -> machine.volume(5)).hasMessageContaining("alsa-utils");
  }

  @Test
  void aVolumeOutOfBoundsAsksNothing() {
    assertThatThrownBy(() -> machine.volume(101)).hasMessageContaining("0 to 100");
    assertThat(asked).isEmpty();
  }

  @Test
  void aProgramIsRunWithItsWordsAsTheyAre() throws Exception {
    Commands.Result result = new SystemCommands().run(List.of("echo", "$HOME; a  b"));
    assertThat(result).isEqualTo(new Commands.Result(0, "$HOME; a  b\n"));
    assertThatThrownBy(() -> new SystemCommands().run(List.of("no-such-program-here")))
        .isInstanceOf(IOException.class);
  }
}
