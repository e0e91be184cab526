package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.source.CameraName;

/** What the whole kiosk costs while it looks at 15 frames a second, with its camera page open. */
@Tag("bars")
class LiveLoadTest {
  private static final int WARM_UP_SECONDS = 15;
  private static final int SECONDS = 30;

  @TempDir Path folder;

  private double framesASecond;

  @Test
  void lookingTakesASmallPartOfOneCore() throws Exception {
    List<byte[]> video = RollVideo.frames();
    double still = load("still", video.subList(video.size() - 4, video.size()));
    double rolling = load("rolling", video);
    write(still, rolling);
    // While the die lies still, only one a second is kept.
    assertThat(framesASecond).as("frames looked at").isGreaterThan(9);
    assertThat(still).as("of a core while nothing moves").isLessThan(0.25);
    assertThat(rolling).as("of a core while rolling").isLessThan(0.5);
  }

  private double load(String name, List<byte[]> frames) throws Exception {
    Path file = folder.resolve(name + ".mjpeg");
    try (OutputStream out = Files.newOutputStream(file)) {
      for (byte[] frame : frames) {
        out.write(frame);
      }
    }
    try (RealCamera kiosk = new RealCamera(folder.resolve(name), new CameraName.Recording(file))) {
      kiosk.awaitCamera(true);
      look(kiosk, WARM_UP_SECONDS);
      long cpu = cpuNanos();
      long start = System.nanoTime();
      look(kiosk, SECONDS);
      double load = (cpuNanos() - cpu) / (double) (System.nanoTime() - start);
      framesASecond = kiosk.framesASecond();
      return load;
    }
  }

  /** As the page does, which keeps the camera looking at every frame. */
  private static void look(RealCamera kiosk, int seconds) throws InterruptedException {
    for (int i = 0; i < seconds; i++) {
      kiosk.get("/api/camera");
      Thread.sleep(1000);
    }
  }

  private static long cpuNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private static void write(double still, double rolling) throws IOException {
    Path file = Files.createDirectories(Path.of("target/bars")).resolve("live.txt");
    Files.write(file, List.of(line("nothing moves", still), line("a die rolls", rolling)));
  }

  private static String line(String what, double load) {
    return String.format(
        Locale.ROOT, "kiosk at 15 frames a second while %s|%.0f %% of a core", what, 100 * load);
  }
}
