package org.lunartable.bridge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What long tests measured; the launcher collects it. */
public final class Figures {

  private Figures() {}

  /** Adds a line to the page. */
  public static void add(String what, String figure) throws IOException {
    Path file = Path.of("target", "bars", "firmware-bridge.txt");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file, what + "|" + figure + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Adds a line to the table of faults; nothing was lost. */
  public static void survived(String fault, int tried, String outcome) throws IOException {
    Path file = Path.of("target", "reliability", fault.replaceAll("\\W+", "-") + ".txt");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "%s|%d|%s|0%n".formatted(fault, tried, outcome));
  }
}
