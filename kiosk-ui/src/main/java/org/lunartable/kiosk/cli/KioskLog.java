package org.lunartable.kiosk.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Keeps what the kiosk writes to standard error in {@code log/kiosk.log} of the data folder, for a
 * report. Two files of at most {@value #MOST_BYTES} bytes each: the older one makes room.
 */
final class KioskLog extends FilterOutputStream {

  private static final long MOST_BYTES = 256 * 1024;

  private final Path file;
  private long bytes;
  private OutputStream kept;

  private KioskLog(OutputStream shown, Path file) throws IOException {
    super(shown);
    this.file = file;
    this.bytes = Files.exists(file) ? Files.size(file) : 0;
    this.kept = open(file);
  }

  /** A stream that goes to both. */
  static OutputStream of(OutputStream shown, Path data) throws IOException {
    Files.createDirectories(folder(data));
    return new KioskLog(shown, folder(data).resolve("kiosk.log"));
  }

  /** The folder of the log. */
  static Path folder(Path data) {
    return data.resolve("log");
  }

  /** From now on standard error is kept, too. A log that cannot be kept is no reason to stop. */
  static void keep(Path data) {
    try {
      System.setErr(new PrintStream(of(System.err, data), true, StandardCharsets.UTF_8));
    } catch (IOException e) {
      System.err.println("lunar: No log can be kept in " + folder(data) + ".");
    }
  }

  private static OutputStream open(Path file) throws IOException {
    return Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Override
  public synchronized void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] buffer, int from, int count) throws IOException {
    out.write(buffer, from, count);
    try {
      if (bytes + count > MOST_BYTES) {
        turnOver();
      }
      kept.write(buffer, from, count);
      bytes += count;
    } catch (IOException full) {
      // What is shown is still shown.
    }
  }

  private void turnOver() throws IOException {
    kept.close();
    Files.move(file, file.resolveSibling("kiosk.log.1"), StandardCopyOption.REPLACE_EXISTING);
    bytes = 0;
    kept = open(file);
  }
}
