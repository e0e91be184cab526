package org.lunartable.kiosk.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.lunartable.bridge.simulated.ControlSocket;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.kiosk.table.ShutdownHook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the firmware of the sensor board in a simulated processor. */
@Command(
    name = "board-sim",
    mixinStandardHelpOptions = true,
    description = {
      "Runs the firmware of the sensor board in a simulated processor, with its serial port where",
      "--port says. Reads commands from standard input, one a line:",
      "  place e5 f5   lift e5         pieces on and off places",
      "  press roll    release roll    the buttons roll and next",
      "  colour 4000 2000 1000 500     what the sensor under the die tray sees; also on and off",
      "  lights        stat            what is lit; lamps, buzzer and counts",
      "  board                         where something stands",
      "  unplug        plug            the cable",
      "  reset         freeze 2000     the processor; freeze for milliseconds",
      "  flicker e5 3  short c         a loose wire, every 3 ms (0 ends it); a shorted column",
      "  corrupt 100   garbage 00 ff   wrong bytes in ten thousand; bytes sent to the computer",
      "  quit",
      "A kiosk with the same --board PORT lets you click pieces onto it."
    },
    footer = {"", "Example: lunar board-sim --port /tmp/board"})
final class BoardSimCommand implements Callable<Integer> {

  @Option(
      names = "--port",
      paramLabel = "PATH",
      defaultValue = "/tmp/lunar-board",
      description = "Where its serial port appears (default: ${DEFAULT-VALUE}).")
  private Path port;

  @Option(
      names = "--keep",
      description = "Go on when standard input has ended, until it is stopped.")
  private boolean keep;

  private final Console console;

  BoardSimCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    checkPort();
    FirmwareBuild build = build();
    try (SimulatedBoard board = SimulatedBoard.start(build, port.toAbsolutePath());
        ControlSocket control = ControlSocket.open(board)) {
      ShutdownHook.closeAtExit(List.of(control, board));
      say("The sensor board is simulated at " + board.port());
      obey(board);
      if (keep && board.alive()) {
        new CountDownLatch(1).await();
      }
      return 0;
    } catch (IOException e) {
      throw new CliProblem(CliProblem.INTERNAL, e.getMessage(), e);
    }
  }

  /** A link of an earlier run is replaced, anything else is somebody's. */
  private void checkPort() {
    Path folder = port.toAbsolutePath().getParent();
    if (folder == null || !Files.isWritable(folder)) {
      throw CliProblem.badInput(
          "--port: nothing can be made in " + folder + "; name a path in a folder of yours.");
    }
    if (Files.exists(port) && !Files.isSymbolicLink(port)) {
      throw CliProblem.badInput("--port: there is a file " + port + " already; name another.");
    }
    if (!Files.isSymbolicLink(port)) {
      tryOut();
    }
  }

  /** A folder may seem to be of use and be none, and a name may be too long. */
  private void tryOut() {
    Path longest = Path.of(port.toAbsolutePath() + ".control");
    try {
      Files.createSymbolicLink(longest, Path.of("nowhere"));
      Files.delete(longest);
    } catch (IOException | UnsupportedOperationException e) {
      throw new CliProblem(
          CliProblem.BAD_INPUT,
          "--port: " + port + " cannot be made; name a path in a folder of yours, not too long.",
          e);
    }
  }

  private static FirmwareBuild build() throws InterruptedException {
    List<String> missing = FirmwareBuild.missingPackages();
    if (!missing.isEmpty()) {
      String names = String.join(" ", missing);
      throw new CliProblem(
          CliProblem.MISSING,
          "The firmware cannot be built here: install what is missing with \"sudo apt install %s\"."
              .formatted(names));
    }
    FirmwareBuild build = new FirmwareBuild(DataHome.folder(System.getenv()).resolve("board-sim"));
    try {
      build.make("firmware", "sim");
      return build;
    } catch (IOException e) {
      throw new CliProblem(CliProblem.INTERNAL, e.getMessage().lines().findFirst().orElse(""), e);
    }
  }

  private void obey(SimulatedBoard board) throws IOException {
    BufferedReader commands =
        new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    for (String line = commands.readLine(); line != null; line = commands.readLine()) {
      if (!line.isBlank()) {
        say(board.ask(line.strip()));
      }
      if (line.strip().equals("quit")) {
        return;
      }
    }
  }

  private void say(String line) {
    console.out().println(line);
    console.out().flush();
  }
}
