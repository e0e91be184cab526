package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Screens;
import org.lunartable.kiosk.table.SourceState;
import org.lunartable.kiosk.table.TableLoop;

/** From a pin of the real firmware in its simulator to the screen of the table. */
@Timeout(60)
class SensorBoardKioskTest {

  @TempDir Path folder;

  @Test
  void aPressOnTheBoardIsARollOnTheScreenAndAPulledPlugIsSaid() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    try (SimulatedBoard board = SimulatedBoard.start(build, folder.resolve("board"));
        Keeper journal = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
        SensorBoard source = new SensorBoard(new SerialPorts(PortName.parse(board.port())))) {
      table.begin("lunar-command", Map.of(), "test").join();
      source.start(new Buttons(table, ElectronicDie.secure(table)));
      String works = "works: 19 x 19 places, firmware 1.0";
      Screens.await(table, shown -> shown.sources().contains(state(true, works)));

      assertThat(board.ask("press roll")).startsWith("ok");
      Screens.await(table, shown -> shown.die().flatMap(Block.Die::top).isPresent());

      board.ask("unplug");
      Screens.await(
          table, shown -> shown.sources().stream().anyMatch(SensorBoardKioskTest::isUnplugged));
    }
  }

  private static SourceState state(boolean working, String detail) {
    return new SourceState(SensorBoard.NAME, working, detail);
  }

  private static boolean isUnplugged(SourceState source) {
    return source.name().equals(SensorBoard.NAME)
        && !source.working()
        && source.detail().contains("plug");
  }
}
