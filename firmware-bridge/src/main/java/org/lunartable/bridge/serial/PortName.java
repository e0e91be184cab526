package org.lunartable.bridge.serial;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the board is to be found: at a path, which may be a link, or by what its USB plug says.
 *
 * @param path of the device; null when it is looked for by USB
 * @param usb what to look for; empty when there is a path
 */
public record PortName(Path path, List<UsbId> usb) {

  private static final Pattern USB = Pattern.compile("usb:([0-9a-f]{4}):([0-9a-f]{4})");

  /** An Arduino Mega 2560. Others have chips that many devices have, and must be asked for. */
  private static final List<UsbId> MEGA =
      List.of(new UsbId(0x2341, 0x0042), new UsbId(0x2341, 0x0010), new UsbId(0x2a03, 0x0042));

  /** What a USB plug says: vendor and product. */
  public record UsbId(int vendor, int product) {
    @Override
    public String toString() {
      return "%04x:%04x".formatted(vendor, product);
    }
  }

  public PortName {
    usb = List.copyOf(usb);
  }

  /**
   * Reads {@code usb} (an Arduino Mega 2560), {@code usb:1a86:7523} or a path.
   *
   * @throws IllegalArgumentException when it is none; the message is a sentence for a person
   */
  public static PortName parse(String text) {
    String plain = text.strip();
    if (plain.equals("usb")) {
      return new PortName(null, MEGA);
    }
    Matcher id = USB.matcher(plain.toLowerCase(Locale.ROOT));
    if (id.matches()) {
      int vendor = Integer.parseInt(id.group(1), 16);
      int product = Integer.parseInt(id.group(2), 16);
      return new PortName(null, List.of(new UsbId(vendor, product)));
    }
    if (!plain.startsWith("/") || plain.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "'%s' names no port; give usb, usb:VVVV:PPPP or a path such as /dev/ttyACM0."
              .formatted(text));
    }
    return new PortName(Path.of(plain), List.of());
  }

  @Override
  public String toString() {
    return path == null ? "USB " + usb : path.toString();
  }
}
