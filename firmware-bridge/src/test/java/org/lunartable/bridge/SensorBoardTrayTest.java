package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.bridge.tray.DieTray;
import org.lunartable.bridge.tray.WhiteTile;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.spi.Observation.TileBelow;

/** From the colour sensor's registers, through the real firmware, to a tile. */
@Timeout(60)
class SensorBoardTrayTest {

  @TempDir Path folder;

  @Test
  void aTileOnTheSensorIsTold() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    BlockingQueue<TileColour> tiles = new LinkedBlockingQueue<>();
    try (SimulatedBoard simulated = SimulatedBoard.start(build, folder.resolve("tty"));
        SensorBoard board =
            new SensorBoard(
                new SerialPorts(PortName.parse(simulated.port())),
                Optional.of(new DieTray(new WhiteTile(1500, 1500, 1300))))) {
      simulated.ask("colour 14 5 5 4");
      board.start(
          event -> {
            if (event.observation() instanceof TileBelow tile) {
              tiles.add(tile.colour());
            }
            return true;
          });
      simulated.ask("colour 1900 1450 400 20");
      assertThat(tiles.poll(20, TimeUnit.SECONDS)).isEqualTo(TileColour.ORANGE);
      simulated.ask("colour 720 105 520 85");
      assertThat(tiles.poll(20, TimeUnit.SECONDS)).isEqualTo(TileColour.GREEN);
    }
  }
}
