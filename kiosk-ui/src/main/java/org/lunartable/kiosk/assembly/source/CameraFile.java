package org.lunartable.kiosk.assembly.source;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.lunartable.kiosk.files.WholeFile;

/**
 * The file {@code kiosk.properties} in the data folder: lines {@code key = value} as {@link
 * Properties} reads them, in UTF-8. People write it; the kiosk changes only the camera chosen on
 * its page.
 */
public record CameraFile(Path path) {

  private static final String CAMERA = "camera";
  private static final String WIDTH = "camera.width";
  private static final String HEIGHT = "camera.height";
  private static final String RATE = "camera.rate";
  private static final String EXPOSURE = "camera.exposure";
  private static final String WHITE_BALANCE = "camera.white-balance";
  private static final Set<String> KEYS =
      Set.of(CAMERA, WIDTH, HEIGHT, RATE, EXPOSURE, WHITE_BALANCE);
  private static final int LARGEST = 1 << 16;

  /** The file of this data folder, whether it is there or not. */
  public static CameraFile in(Path data) {
    return new CameraFile(data.resolve("kiosk.properties"));
  }

  /**
   * What it says; the usual where it says nothing.
   *
   * @throws BadSetting when it cannot be read or says something that means nothing
   */
  public CameraPlan plan() throws BadSetting {
    Properties lines = read();
    Set<String> unknown = new TreeSet<>(lines.stringPropertyNames());
    unknown.removeAll(KEYS);
    if (!unknown.isEmpty()) {
      throw bad(
          "has no setting '"
              + unknown.iterator().next()
              + "'; there are "
              + String.join(", ", new TreeSet<>(KEYS)));
    }
    CameraSettings usual = CameraSettings.USUAL;
    return new CameraPlan(
        camera(lines),
        new CameraSettings(
            number(lines, WIDTH, 160, 4096).orElse(usual.width()),
            number(lines, HEIGHT, 120, 4096).orElse(usual.height()),
            number(lines, RATE, 1, 60).orElse(usual.rate()),
            number(lines, EXPOSURE, 1, 10_000),
            number(lines, WHITE_BALANCE, 1_000, 20_000)));
  }

  private CameraName camera(Properties lines) throws BadSetting {
    String name = lines.getProperty(CAMERA, CameraName.AUTOMATIC.text());
    try {
      return CameraNames.parse(name, path.toAbsolutePath().getParent());
    } catch (BadSetting e) {
      throw new BadSetting(path + ", " + CAMERA + ": " + e.getMessage(), e);
    }
  }

  private OptionalInt number(Properties lines, String key, int least, int most) throws BadSetting {
    String text = lines.getProperty(key);
    if (text == null) {
      return OptionalInt.empty();
    }
    try {
      int number = Integer.parseInt(text.strip());
      if (number >= least && number <= most) {
        return OptionalInt.of(number);
      }
    } catch (NumberFormatException e) {
      // Told below like a number that is out of bounds.
    }
    throw bad(
        "has '%s' for %s; it is to be a whole number from %d to %d"
            .formatted(text, key, least, most));
  }

  private Properties read() throws BadSetting {
    Properties lines = new Properties();
    try {
      lines.load(new StringReader(text()));
      return lines;
    } catch (IOException | IllegalArgumentException e) {
      throw new BadSetting(
          path + " cannot be read; check its permissions and that it is text in UTF-8.", e);
    }
  }

  /** The file as it is; empty when there is none. */
  private String text() throws IOException {
    if (!Files.exists(path)) {
      return "";
    } else if (Files.size(path) > LARGEST) {
      throw new IOException("larger than " + LARGEST + " bytes");
    }
    return Files.readString(path);
  }

  private BadSetting bad(String what) {
    return new BadSetting(path + " " + what + ".");
  }

  /**
   * Keeps the choice of a camera for the next start. All other lines stay as they are. Not for two
   * threads at once.
   */
  public void choose(CameraName camera) throws IOException {
    String line = CAMERA + " = " + camera.text().replace("\\", "\\\\");
    List<String> lines = new ArrayList<>();
    boolean there = false;
    for (String old : text().lines().toList()) {
      boolean same = old.strip().matches(CAMERA + "\\s*[=:\\s].*");
      if (!same) {
        lines.add(old);
      } else if (!there) {
        lines.add(line);
      }
      there |= same;
    }
    if (!there) {
      lines.add(line);
    }
    String text = String.join("\n", lines) + "\n";
    WholeFile.write(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /** What it says, for a report: without passwords, and without what it should not say at all. */
  public List<String> withoutSecrets() throws BadSetting {
    Properties lines = read();
    return new TreeSet<>(lines.stringPropertyNames())
        .stream()
            .map(
                key ->
                    KEYS.contains(key)
                        ? key + " = " + CameraNames.withoutPassword(lines.getProperty(key))
                        : key + " is no setting")
            .toList();
  }
}
