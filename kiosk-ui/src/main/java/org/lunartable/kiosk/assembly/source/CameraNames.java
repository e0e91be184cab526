package org.lunartable.kiosk.assembly.source;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and shows the names of cameras. */
public final class CameraNames {

  /** What may be written, for sentences and help. */
  public static final String KINDS =
      "auto, simulated, rpicam, a device such as /dev/v4l/by-id/…, an address that begins with"
          + " http://, a folder of JPEGs or an .mjpeg file";

  static final String PI = "rpicam";

  private static final Pattern PI_CAMERA = Pattern.compile(PI + "(?::(\\d))?");
  private static final Path DEVICES = Path.of("/dev");

  private CameraNames() {}

  /**
   * Reads a name.
   *
   * @param from the folder that a relative path starts from
   * @throws BadSetting when it names no kind of camera; a camera that is not there is none the less
   *     named well
   */
  public static CameraName parse(String text, Path from) throws BadSetting {
    String name = text.strip();
    String word = name.toLowerCase(Locale.ROOT);
    Matcher pi = PI_CAMERA.matcher(word);
    if (word.equals(CameraName.AUTOMATIC.text())) {
      return CameraName.AUTOMATIC;
    } else if (word.equals(CameraName.SIMULATED.text())) {
      return CameraName.SIMULATED;
    } else if (pi.matches()) {
      return new CameraName.Pi(pi.group(1) == null ? 0 : Integer.parseInt(pi.group(1)));
    } else if (word.matches("[a-z][a-z0-9+.-]*://.*")) {
      return network(name);
    }
    return path(name, from);
  }

  private static CameraName network(String name) throws BadSetting {
    try {
      URI address = new URI(name);
      String scheme = address.getScheme().toLowerCase(Locale.ROOT);
      if ((scheme.equals("http") || scheme.equals("https")) && address.getHost() != null) {
        return new CameraName.Network(address);
      }
    } catch (URISyntaxException e) {
      // Told below like any other address that is none of a camera.
    }
    throw new BadSetting(
        "The address of a network camera begins with http:// or https:// and names a host, unlike '"
            + withoutPassword(name)
            + "'.");
  }

  private static CameraName path(String name, Path from) throws BadSetting {
    try {
      boolean looksLikeOne = name.contains("/") || name.toLowerCase(Locale.ROOT).endsWith(".mjpeg");
      Path path = from.toAbsolutePath().resolve(name).normalize();
      if (!name.isEmpty() && path.startsWith(DEVICES) && !path.equals(DEVICES)) {
        return new CameraName.Device(path);
      } else if (!name.isEmpty() && (looksLikeOne || Files.exists(path))) {
        return new CameraName.Recording(path);
      }
    } catch (InvalidPathException e) {
      // Told below like any other name that means nothing.
    }
    throw new BadSetting("There is no camera '" + name + "'; it is to be " + KINDS + ".");
  }

  /** Whether the pictures come from a sensor at this moment; others may repeat themselves. */
  public static boolean hasSensor(CameraName name) {
    return name.match(
        new CameraName.Cases<>(
            () -> false, () -> false, path -> true, number -> true, at -> true, path -> false));
  }

  /** The name as it may be shown to anybody: an address without its password and its query. */
  public static String shown(CameraName name) {
    return withoutPassword(name.text());
  }

  static String withoutPassword(String text) {
    return text.contains("://")
        ? text.replaceFirst("://[^/?#]*@", "://***@").replaceFirst("\\?.*", "?***")
        : text;
  }
}
