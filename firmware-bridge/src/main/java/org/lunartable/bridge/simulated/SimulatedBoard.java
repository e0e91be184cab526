package org.lunartable.bridge.simulated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A running simulated board. It ends when this is closed, and also when this program dies. Safe to
 * use from any thread; the commands stand in {@code firmware/sim/commands.c}.
 */
public final class SimulatedBoard implements AutoCloseable {

  private static final String READY = "READY ";
  private static final long CLOSE_SECONDS = 5;

  private final Process process;
  private final Writer in;
  private final BufferedReader out;
  private final String port;

  private SimulatedBoard(Process process) throws IOException {
    this.process = process;
    in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    // The simulator's library says something of its own first.
    String line = out.readLine();
    while (line != null && !line.startsWith(READY)) {
      line = out.readLine();
    }
    if (line == null) {
      throw new IOException("The simulated board did not start.");
    }
    port = line.substring(READY.length());
  }

  /**
   * Starts a board in real time.
   *
   * @param build with firmware and simulator made
   * @param link where the port is to appear
   */
  public static SimulatedBoard start(FirmwareBuild build, Path link) throws IOException {
    Process process =
        new ProcessBuilder(
                build.simulator().toString(), "-l", link.toString(), build.firmware().toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      return new SimulatedBoard(process);
    } catch (IOException e) {
      process.destroyForcibly();
      throw e;
    }
  }

  /** The path of its serial port. */
  public String port() {
    return port;
  }

  /**
   * Gives one command.
   *
   * @return its answer, beginning with {@code ok} or {@code no}
   * @throws IOException when the board has ended
   */
  public synchronized String ask(String command) throws IOException {
    in.write(command + "\n");
    in.flush();
    String answer = out.readLine();
    if (answer == null) {
      throw new IOException("The simulated board has ended.");
    }
    return answer;
  }

  /** Whether it runs. */
  public boolean alive() {
    return process.isAlive();
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // It is gone already.
    }
    try {
      if (!process.waitFor(CLOSE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
