package org.lunartable.vision.frame;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A Raspberry Pi's own camera (on the ribbon cable), through the program rpicam-vid that comes with
 * Raspberry Pi OS.
 */
public final class PiCamera {
  private static final String PROGRAM = "rpicam-vid";

  private PiCamera() {}

  /**
   * What to ask the camera for.
   *
   * @param camera counts from 0, for a Pi with two
   * @param width pixels
   * @param height pixels
   * @param framesPerSecond whole frames a second
   * @param light how the picture is exposed; if empty, the camera finds it in its first two
   *     seconds, and what it found is fixed then
   */
  public record Settings(
      int camera, int width, int height, int framesPerSecond, Optional<Light> light) {
    /** 1280x720, 15 frames a second, the light found by the camera. */
    public static final Settings USUAL = new Settings(0, 1280, 720, 15, Optional.empty());

    /** Checks that the numbers are ones a camera can have. */
    public Settings {
      if (camera < 0 || width <= 0 || height <= 0 || framesPerSecond <= 0) {
        throw new IllegalArgumentException("no camera does this: " + camera + " " + width);
      }
    }
  }

  /**
   * A fixed exposure and white balance.
   *
   * @param exposureMicros microseconds a frame
   * @param gain at least 1
   * @param redGain what red is multiplied with
   * @param blueGain what blue is multiplied with
   */
  public record Light(int exposureMicros, double gain, double redGain, double blueGain) {}

  /** A source of the camera's pictures. */
  public static FrameSource source(Settings settings) {
    return source(PROGRAM, settings, Patience.USUAL, Time.SYSTEM);
  }

  static FrameSource source(String program, Settings settings, Patience patience, Time time) {
    return new SupervisedSource(new PiWire(program, settings, time), patience, time);
  }

  /** Where the program is, if it is installed; for a check of the machine. */
  public static Optional<Path> program() {
    String path = System.getenv("PATH");
    return path == null ? Optional.empty() : find(PROGRAM, path);
  }

  static Optional<Path> find(String program, String path) {
    for (String folder : path.split(File.pathSeparator, -1)) {
      Path file = Path.of(folder).resolve(program);
      if (Files.isExecutable(file) && !Files.isDirectory(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /**
   * The command line. Metadata of each frame go to the error output: they tell what the driver
   * really took, and nothing piles up on a disk.
   */
  static List<String> command(String program, Settings settings, Optional<Light> light) {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(List.of("--codec", "mjpeg", "--output", "-", "--flush"));
    command.addAll(List.of("--timeout", "0", "--nopreview", "--verbose=0"));
    command.addAll(List.of("--metadata", "/dev/stderr", "--metadata-format", "txt"));
    add(command, "--camera", settings.camera());
    add(command, "--width", settings.width());
    add(command, "--height", settings.height());
    add(command, "--framerate", settings.framesPerSecond());
    light.ifPresent(fixed -> add(command, fixed));
    return command;
  }

  private static void add(List<String> command, Light light) {
    add(command, "--shutter", light.exposureMicros());
    command.addAll(List.of("--gain", number(light.gain())));
    command.addAll(List.of("--awbgains", number(light.redGain()) + "," + number(light.blueGain())));
  }

  private static void add(List<String> command, String option, int value) {
    command.addAll(List.of(option, Integer.toString(value)));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  /** Reaches the camera; the light that was fixed once stays so after each reconnect. */
  private static final class PiWire implements Wire {
    private final String program;
    private final Settings settings;
    private final Time time;
    private final PiLight light;

    PiWire(String program, Settings settings, Time time) {
      this.program = program;
      this.settings = settings;
      this.time = time;
      light = new PiLight(settings.light());
    }

    @Override
    public String name() {
      return "the Raspberry Pi camera" + (settings.camera() == 0 ? "" : " " + settings.camera());
    }

    @Override
    public Link open() throws IOException {
      try {
        List<String> command = command(program, settings, light.fixed());
        light.connected();
        return new ChildLink(new ProcessBuilder(command).start(), light, time);
      } catch (IOException e) {
        throw new SourceLost(
            PROGRAM
                + " cannot be started; on Raspberry Pi OS install it with"
                + " \"sudo apt install rpicam-apps\" (a USB camera does not need it).",
            e);
      }
    }
  }
}
