package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.Figures;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.engine.grid.Lattice;

/** Long runs against the simulated board with things breaking. */
@Tag("faults")
class FaultRunsTest {

  private static final int EVENTS = 10_000;
  private static final Lattice CLASSIC = new Lattice(9, 9);

  private final Random random = new Random(5);
  private final BitSet truth = new BitSet();
  private Board board;

  @BeforeEach
  void start() throws Exception {
    board = Board.start();
  }

  @AfterEach
  void stop() {
    board.close();
  }

  /** Places or lifts a few pieces, on places with even numbers only. */
  private int toggleSome() throws IOException {
    List<String> placed = new ArrayList<>();
    List<String> lifted = new ArrayList<>();
    int count = 1 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      int place = 2 * random.nextInt(181);
      truth.flip(place);
      (truth.get(place) ? placed : lifted).add(CLASSIC.place(place).name());
    }
    placed.removeIf(name -> !truth.get(number(name)));
    lifted.removeIf(name -> truth.get(number(name)));
    if (!placed.isEmpty()) {
      board.ask("place " + String.join(" ", placed));
    }
    if (!lifted.isEmpty()) {
      board.ask("lift " + String.join(" ", lifted));
    }
    return count;
  }

  private static int number(String name) {
    return CLASSIC.index(org.lunartable.engine.grid.Place.of(name));
  }

  private boolean agrees() {
    Occupancy seen = board.seen;
    return seen.size() == 361 && differences(seen) == 0;
  }

  private int differences(Occupancy seen) {
    int different = 0;
    for (int i = 0; i < seen.size(); i++) {
      different += seen.occupied(i) == truth.get(i) ? 0 : 1;
    }
    return different;
  }

  private void checkNothingInvented() {
    Occupancy seen = board.seen;
    for (int i = 1; i < seen.size(); i += 2) {
      assertThat(seen.occupied(i)).as("place %d, where nothing ever stood", i).isFalse();
    }
  }

  @Test
  void tenThousandEventsWithOneByteInAHundredWrong() throws Exception {
    board.ask("corrupt 100");
    for (int events = 0; events < EVENTS; ) {
      events += toggleSome();
      Thread.sleep(8);
      checkNothingInvented();
    }
    board.await(this::agrees);
    long corrupted = board.stat("corrupted");
    board.ask("corrupt 0");
    var figures = healed();
    assertThat(corrupted).isPositive();
    assertThat(figures.lost()).isPositive();
    assertThat(figures.opened()).isEqualTo(1);
    Figures.add(
        "sensor board, 10,000 events with 1 % of bytes wrong",
        "final state equal, none invented; %d bytes wrong, %d gaps; %d times the board was unknown, each healed by a snapshot"
            .formatted(corrupted, figures.gaps(), figures.lost()));
    Figures.survived(
        "sensor board: one byte in a hundred wrong", EVENTS, "final state equal, none invented");
  }

  /** The figures, once every time that something was missed was healed by a snapshot. */
  private LinkCounters.Figures healed() throws InterruptedException {
    board.await(() -> board.sure);
    LinkCounters.Figures figures = board.supervisor.figures();
    assertThat(figures.healed()).as("%s", figures).isEqualTo(figures.lost() + 1);
    return figures;
  }

  @Test
  void fiftyUnplugsTenStallsTwentyResets() throws Exception {
    toggleSome();
    board.await(this::agrees);
    long files = openFiles();
    long slowest = 0;
    for (int i = 0; i < 50; i++) {
      slowest = Math.max(slowest, unplugAndBack());
    }
    for (int i = 0; i < 10; i++) {
      board.ask("freeze 2500");
      toggleSome();
      board.await(this::agrees);
    }
    for (int i = 0; i < 20; i++) {
      board.ask("reset");
      toggleSome();
      board.await(this::agrees);
    }
    assertThat(slowest).isLessThan(2000);
    healed();
    assertThat(openFiles()).isLessThanOrEqualTo(files + 2);
    assertThat(threads()).isEqualTo(2);
    long idle = idleCpuMillis();
    assertThat(idle).isLessThan(300);
    Figures.add(
        "sensor board, 50 unplugs, 10 stalls, 20 resets",
        "state equal after each; slowest return %d ms; no thread or file left; idle %d ms of processor in 3 s"
            .formatted(slowest, idle));
    Figures.survived(
        "sensor board: unplugged, stalled, reset", 80, "back within 2 s, final state equal");
  }

  private long unplugAndBack() throws Exception {
    board.ask("unplug");
    board.await(() -> !board.working);
    toggleSome();
    Thread.sleep(random.nextInt(1200));
    long plugged = Board.number(board.ask("plug"), "t");
    board.await(() -> board.working && agrees());
    return TimeUnit.NANOSECONDS.toMillis(board.seenNanos - plugged);
  }

  private static long openFiles() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      return files.count();
    }
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.isAlive() && thread.getName().startsWith("board-"))
        .count();
  }

  private static long idleCpuMillis() throws InterruptedException {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long before = system.getProcessCpuTime();
    Thread.sleep(3000);
    return TimeUnit.NANOSECONDS.toMillis(system.getProcessCpuTime() - before);
  }
}
