package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.notation.PositionWriter;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Does a little of everything and throws the output away. The launcher records which classes that
 * loads, so that later starts find them ready.
 */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Callable<Integer> {
  private static final String POSITION =
      PositionWriter.write(Rules.CLASSIC.start(Side.ORANGE))
          .replace("board:", "roll: white, white, orange, green\nboard:");

  private static final String GAME =
      "[Game \"Lunar Command\"]\n\n1. orange white,white,orange,green w:b1\n*\n";

  @Option(names = "--folder", required = true, description = "An empty folder for its files.")
  private Path folder;

  @Override
  public Integer call() throws IOException, KioskProblem {
    String position = Files.writeString(folder.resolve("position.txt"), POSITION).toString();
    run("", "--help");
    run("", "--version");
    run("", "roll", "--json");
    run("", "options", position);
    run("", "check", position);
    run("", "replay", Files.writeString(folder.resolve("game.lcg"), GAME).toString());
    run(request("stations") + request("options"), "engine");
    serve();
    return 0;
  }

  private static void run(String input, String... args) {
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(UTF_8)),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    new Main(console).run(args);
  }

  private static String request(String op) {
    return Json.write(Map.of("id", 1, "op", op, "position", POSITION)) + "\n";
  }

  private void serve() throws IOException, KioskProblem {
    KioskSettings settings =
        new KioskSettings(
            folder.resolve("data"), "127.0.0.1", 0, Set.of(), "warm-up", CameraPlan.SIMULATED);
    try (Kiosk kiosk = Kiosk.start(settings)) {
      String address = "http://127.0.0.1:" + kiosk.port();
      call(address + "/", "");
      call(address + "/api/games", "{\"game\":\"lunar-command\",\"setup\":{}}");
      call(address + "/api/screen", "");
    }
  }

  private static void call(String address, String body) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    if (!body.isEmpty()) {
      connection.setRequestProperty("Content-Type", "application/json");
      connection.setDoOutput(true);
      connection.getOutputStream().write(body.getBytes(UTF_8));
    }
    connection.getResponseCode();
    connection.disconnect();
  }
}
