package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What this program uses while nothing happens: threads and open files now; the processor over some
 * seconds later.
 */
record Idle(long threads, long files) {

  private static final long SECONDS = 3;

  /** A tenth of a core: the game is compared ten times a second, and the board talks. */
  private static final long MOST_MILLIS = 300;

  /** A file of a collected object, or a thread of a pool, may come at any time. */
  private static final long SOME = 3;

  static Idle now() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      return new Idle(ManagementFactory.getThreadMXBean().getThreadCount(), files.count());
    }
  }

  /** Checks that nothing more is used than before; tells what is used in a few words. */
  String checkNothingLeft() throws IOException, InterruptedException {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long began = system.getProcessCpuTime();
    Thread.sleep(TimeUnit.SECONDS.toMillis(SECONDS));
    long used = TimeUnit.NANOSECONDS.toMillis(system.getProcessCpuTime() - began);
    Idle after = now();
    assertThat(after.threads()).as("threads").isLessThanOrEqualTo(threads + SOME);
    assertThat(after.files()).as("open files").isLessThanOrEqualTo(files + SOME);
    assertThat(used).as("ms of processor in %d s", SECONDS).isLessThan(MOST_MILLIS);
    return "threads %d to %d, files %d to %d, idle %d ms of processor in %d s"
        .formatted(threads, after.threads(), files, after.files(), used, SECONDS);
  }
}
