package org.lunartable.kiosk.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Leaves a line for the table in {@code docs/reliability.md}, which {@code lunar test --faults}
 * writes: what was done, how often, what came of it and what was lost.
 */
public final class Reliability {

  private static final Path FOLDER = Path.of("target", "reliability");

  private Reliability() {}

  /** A fault after which the game went on; {@code lost} actions were gone. */
  public static void write(String fault, int tried, int lost) throws IOException {
    write(fault, tried, "the game goes on", Integer.toString(lost));
  }

  /** Any other outcome. */
  public static void write(String fault, int tried, String outcome, String lost)
      throws IOException {
    Files.createDirectories(FOLDER);
    Files.writeString(
        FOLDER.resolve(fault.replaceAll("\\W+", "-") + ".txt"),
        "%s|%d|%s|%s%n".formatted(fault, tried, outcome, lost));
  }
}
