package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.link.LinkHealth.State;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;

/** What the real firmware tells of itself, as people are told it. */
@Timeout(60)
class SensorBoardHealthTest {

  @TempDir Path folder;
  private SimulatedBoard simulated;
  private SensorBoard board;

  @BeforeEach
  void start() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    simulated = SimulatedBoard.start(build, folder.resolve("tty"));
    board = new SensorBoard(new SerialPorts(PortName.parse(simulated.port())));
    board.start(event -> true);
    await(health -> health.link().working());
  }

  @AfterEach
  void stop() {
    board.close();
    simulated.close();
  }

  private void await(Predicate<BoardHealth> what) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (board.health().filter(what).isEmpty()) {
      assertThat(System.nanoTime()).as("%s", board.health()).isLessThan(end);
      Thread.sleep(5);
    }
  }

  private TestReport test(boolean empty) throws Exception {
    return board.selfTest(empty).get(20, TimeUnit.SECONDS);
  }

  @Test
  void sensorsThatAreNotBelievedAreNamed() throws Exception {
    simulated.ask("flicker e5 3");
    simulated.ask("short c");
    await(health -> health.muted().equals(new Muted(List.of("e5"), List.of("c"))));
  }

  @Test
  void aSensorThatSomebodyIgnoresStaysSoOverAResetAndATestUntilItIsListenedToAgain()
      throws Exception {
    assertThat(board.ignore("e5", true)).isTrue();
    assertThat(board.ignore("f7", true)).isTrue();
    await(health -> health.muted().places().equals(List.of("e5", "f7")));
    long before = board.figures().healed();
    simulated.ask("reset");
    await(health -> board.figures().healed() > before);
    test(true);
    await(health -> health.muted().places().equals(List.of("e5", "f7")));
    assertThat(board.ignore("e5", false)).isTrue();
    await(health -> health.muted().places().equals(List.of("f7")));
    assertThat(board.ignore("z99", true)).isFalse();
  }

  @Test
  void aPulledPlugIsToldAsSuch() throws Exception {
    simulated.ask("unplug");
    await(health -> !health.link().working());
    assertThat(board.health().orElseThrow().link().state()).isIn(State.UNPLUGGED, State.ABSENT);
    assertThat(board.health().orElseThrow().muted().isEmpty()).isTrue();
    assertThatThrownBy(() -> test(false)).hasCauseInstanceOf(TimeoutException.class);
  }

  @Test
  void aBoardThatIsWellSaysSoWithItsCounters() throws Exception {
    simulated.ask("place a1 e5");
    Thread.sleep(100);
    TestReport report = test(false);
    assertThat(report.result().occupied()).isEqualTo(2);
    assertThat(report.result().columnShorted()).isFalse();
    assertThat(report.board().frames()).isPositive();
    assertThat(report.line().opened()).isEqualTo(1);
  }

  @Test
  void aSensorThatSeesSomethingOnAnEmptyBoardIsMutedUntilATestFindsItWell() throws Exception {
    simulated.ask("place e5");
    Thread.sleep(100);
    assertThat(test(true).result().sensorStuck()).isTrue();
    await(health -> health.muted().places().equals(List.of("e5")));
    simulated.ask("lift e5");
    Thread.sleep(100);
    assertThat(test(true).result().sensorStuck()).isFalse();
    await(health -> health.muted().isEmpty());
  }
}
