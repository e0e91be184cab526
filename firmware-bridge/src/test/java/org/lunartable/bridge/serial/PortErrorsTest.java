package org.lunartable.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.bridge.link.PortProblem;
import org.lunartable.bridge.link.SerialLine;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;

@Timeout(60)
class PortErrorsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "1, usermod -aG dialout",
    "13, usermod -aG dialout",
    "2, not plugged in",
    "6, not plugged in",
    "19, not plugged in",
    "11, stop that program",
    "16, stop that program",
    "25, is no serial port",
    "5, put it in again",
    "77, error 77"
  })
  void everyNumberHasItsRemedy(int number, String words) {
    assertThat(PortErrors.of(number, "/dev/ttyACM0"))
        .hasMessageContaining(words)
        .hasMessageContaining("/dev/ttyACM0");
  }

  private static PortProblem refusal(Path path) {
    return catchThrowableOfType(
        PortProblem.class, () -> new SerialPorts(PortName.parse(path.toString())).open());
  }

  @Test
  void aPortThatIsOpenIsInUse() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    Path port = folder.resolve("tty");
    try (SimulatedBoard board = SimulatedBoard.start(build, port);
        SerialLine open = new SerialPorts(PortName.parse(board.port())).open()) {
      assertThat(refusal(port)).hasMessageContaining("is in use by another program");
      assertThat(open.read(new byte[1])).isNotNegative();
    }
  }

  @Test
  void aFileIsNoPort() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "text");
    assertThat(refusal(file)).hasMessageContaining("is no serial port");
  }

  @Test
  void aFolderIsNoPort() {
    assertThat(refusal(folder)).hasMessageContaining("is no serial port");
  }

  @Test
  void whatIsNotThereIsNotPluggedIn() {
    assertThat(refusal(folder.resolve("none"))).hasMessageContaining("is not plugged in");
  }
}
