package org.lunartable.kiosk.machine;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The programs of this system. Safe to use from any thread. */
public final class SystemCommands implements Commands {

  private static final long SECONDS = 10;
  private static final int MOST_TEXT = 64 * 1024;

  @Override
  public Result run(List<String> command) throws IOException {
    // A file cannot fill up and hold the program, as a pipe can.
    Path out = Files.createTempFile("lunar", ".out");
    try {
      return run(command, out);
    } finally {
      Files.deleteIfExists(out);
    }
  }

  private static Result run(List<String> command, Path out) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C");
    Process process =
        builder
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"))
            .redirectOutput(out.toFile())
            .start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException(command.get(0) + " does not end");
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IOException(command.get(0) + " was interrupted", e);
    }
    byte[] bytes = Files.readAllBytes(out);
    int length = Math.min(bytes.length, MOST_TEXT);
    return new Result(process.exitValue(), new String(bytes, 0, length, StandardCharsets.UTF_8));
  }
}
