package org.lunartable.kiosk.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;

/** What the bars of the page measure, for {@code docs/bars.md}. */
final class Figures {

  private static final Path FILE = Path.of("target", "bars", "page.txt");

  private Figures() {}

  /** Adds a line and prints it. */
  static void write(String what, String format, double figure) {
    String line = what + "|" + String.format(Locale.ROOT, format, figure);
    System.out.println(line);
    try {
      Files.createDirectories(FILE.getParent());
      Files.write(FILE, List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
