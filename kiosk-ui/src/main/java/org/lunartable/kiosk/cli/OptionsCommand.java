package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.protocol.Replies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the legal actions of a position. */
@Command(
    name = "options",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the legal actions of a position, one a line, in the notation's order.",
      "There are none before the roll and after the end."
    },
    footer = {"", "Example: lunar options position.txt"})
final class OptionsCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "A position file.")
  private Path file;

  @Option(names = "--rules", paramLabel = "FILE", description = "A house rules file (JSON).")
  private Path rulesFile;

  @Option(names = "--json", description = "Print the engine's reply to options.")
  private boolean json;

  private final Console console;

  OptionsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Referee referee = new Referee(PositionFiles.rules(rulesFile));
    List<Action> options = referee.options(PositionFiles.read(file, referee.rules()));
    if (json) {
      console.out().println(Json.write(Replies.options(null, options)));
    } else {
      options.forEach(option -> console.out().println(option.text()));
    }
    return 0;
  }
}
