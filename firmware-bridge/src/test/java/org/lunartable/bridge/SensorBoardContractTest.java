package org.lunartable.bridge;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.InputSourceContract;

/** The sensor board as an input source: the real firmware over a real pty. */
class SensorBoardContractTest extends InputSourceContract {

  private SimulatedBoard board;
  private boolean placed;

  @Override
  protected InputSource makeSource() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    Path folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "board");
    board = SimulatedBoard.start(build, folder.resolve("tty"));
    return new SensorBoard(new SerialPorts(PortName.parse(board.port())));
  }

  @AfterEach
  void stop() {
    board.close();
  }

  @Override
  protected void somethingHappens() throws Exception {
    board.ask((placed ? "lift" : "place") + " e5");
    placed = !placed;
  }

  @Override
  protected void deviceGoes() throws Exception {
    board.ask("unplug");
  }

  @Override
  protected void deviceReturns() throws Exception {
    board.ask("plug");
  }

  @Override
  protected String threadNames() {
    return "board-";
  }
}
