package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks the program for a Raspberry Pi's own cameras which ones it finds. It lists them without
 * opening one, also while another program has one open.
 */
public final class PiCameras {

  /** Of a Pi that is slow and just started. */
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  /**
   * Such as "0 : imx708 [4608x2592 10-bit RGGB] (/base/axi/pcie@120000/rp1/i2c@88000/imx708@1a)"
   */
  private static final Pattern CAMERA =
      Pattern.compile("\\s*(\\d{1,3}) : (\\S+).*\\((/\\S+)\\)\\s*");

  private static final String NONE = "no cameras available";
  private static final int LONGEST = 1 << 16;

  private PiCameras() {}

  /** What the program said. */
  public sealed interface Answer {}

  /** It finds these; none when the list is empty. */
  public record Found(List<PiDevice> cameras) implements Answer {}

  /** It ended without a list, or did not end in time. */
  public record Unanswered() implements Answer {}

  /**
   * A camera on the ribbon cable.
   *
   * @param number what the program counts it by, from 0
   * @param sensor such as "imx708"
   * @param id where it is connected; the same after each start
   */
  public record PiDevice(int number, String sensor, String id) {}

  /** Asks; at most some seconds. */
  public static Answer ask(Path program) {
    return ask(program, PATIENCE);
  }

  static Answer ask(Path program, Duration patience) {
    try {
      Process child =
          new ProcessBuilder(program.toString(), "--list-cameras")
              .redirectErrorStream(true)
              .start();
      return answer(child, patience);
    } catch (IOException e) {
      return new Unanswered();
    }
  }

  private static Answer answer(Process child, Duration patience) throws IOException {
    Streams.close(child.getOutputStream());
    ReadAside said = new ReadAside(child.getInputStream());
    try {
      boolean ended = child.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
      return ended ? parse(said.text()) : new Unanswered();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Unanswered();
    } finally {
      child.descendants().forEach(ProcessHandle::destroyForcibly);
      child.destroyForcibly();
    }
  }

  /** Reads on a thread of its own, so that a program that never ends keeps nobody waiting. */
  private static final class ReadAside {
    private static final long END_MILLIS = 500;

    private final Thread reader;
    private volatile String text = "";

    ReadAside(InputStream in) {
      reader = new Thread(() -> read(in), "pi-cameras");
      reader.setDaemon(true);
      reader.start();
    }

    private void read(InputStream in) {
      try (in) {
        text = new String(in.readNBytes(LONGEST), StandardCharsets.UTF_8);
      } catch (IOException e) {
        text = "";
      }
    }

    String text() throws InterruptedException {
      reader.join(END_MILLIS);
      return text;
    }
  }

  static Answer parse(String said) {
    List<PiDevice> cameras =
        said.lines().map(CAMERA::matcher).filter(Matcher::matches).map(PiCameras::device).toList();
    boolean none = said.toLowerCase(Locale.ROOT).contains(NONE);
    return cameras.isEmpty() && !none ? new Unanswered() : new Found(cameras);
  }

  private static PiDevice device(Matcher line) {
    return new PiDevice(Integer.parseInt(line.group(1)), line.group(2), line.group(3));
  }
}
