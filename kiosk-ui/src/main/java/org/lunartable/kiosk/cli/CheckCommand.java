package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.protocol.Replies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which stations of a position are enclosed. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Names the enclosed stations of a position, who leads each and what stands inside.",
      "Exit status 1 when nothing is enclosed."
    },
    footer = {"", "Example: lunar check position.txt"})
final class CheckCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "A position file.")
  private Path file;

  @Option(names = "--rules", paramLabel = "FILE", description = "A house rules file (JSON).")
  private Path rulesFile;

  @Option(names = "--json", description = "Print the engine's reply to stations.")
  private boolean json;

  private final Console console;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Referee referee = new Referee(PositionFiles.rules(rulesFile));
    List<StationView> stations = referee.stations(PositionFiles.read(file, referee.rules()));
    if (json) {
      console.out().println(Json.write(Replies.stations(null, stations)));
    } else {
      stations.forEach(station -> console.out().println(sentence(station)));
    }
    if (stations.isEmpty()) {
      throw new CliProblem(CliProblem.NO, file + ": no station is enclosed.");
    }
    return 0;
  }

  private static String sentence(StationView view) {
    String owner =
        view.owner()
            .map(
                found ->
                    found == Owner.NONE ? "scored, owned by nobody" : "owned by " + found.text())
            .orElse("not scored");
    return "Station %s: %s, orange %d : green %d, %s, %s."
        .formatted(
            view.station().first(),
            counted(view.station().size(), "space"),
            view.pieces().orange(),
            view.pieces().green(),
            counted(view.points(), "point") + " inside",
            owner);
  }

  private static String counted(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
