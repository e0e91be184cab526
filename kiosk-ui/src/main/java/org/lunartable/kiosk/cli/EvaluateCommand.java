package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.cli.board.BoardEvaluation;
import org.lunartable.kiosk.cli.board.BoardReport;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.evaluate.BadLabels;
import org.lunartable.vision.evaluate.Evaluation;
import org.lunartable.vision.evaluate.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the readers on labelled pictures. */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    description = {
      "Reads a folder of labelled pictures and prints how much is right: pictures of the die,",
      "videos of rolls (with a file sequences.jsonl), patches of colour at given places, or games",
      "on the board, each followed from the position of its first picture with either side to act."
    },
    footer = {"", "Example: lunar evaluate pictures/die"})
final class EvaluateCommand implements Callable<Integer> {

  @Option(
      names = "--die",
      paramLabel = "FILE",
      description = "A house rules file (JSON) whose die is in the pictures.")
  private Path dieFile;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Parameters(
      paramLabel = "FOLDER",
      description = "Pictures and a file labels.jsonl, one JSON object a line.")
  private Path folder;

  private final Console console;

  EvaluateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Die die = dieFile == null ? Die.CLASSIC : HouseRules.read(dieFile).die();
    try {
      if (Evaluation.isOfBoards(folder)) {
        BoardReport report = BoardEvaluation.run(folder);
        print(report.tree(), report.text(), report.unusable());
      } else {
        Report report = Evaluation.run(die, folder);
        print(ReportTree.of(folder, report), report.text(), report.unusable());
      }
      return 0;
    } catch (BadLabels e) {
      throw CliProblem.badInput(e.getMessage());
    }
  }

  private void print(Map<String, Object> tree, String text, long unusable) {
    if (json) {
      console.out().println(Json.write(tree));
    } else {
      console.out().print(text);
    }
    if (unusable > 0) {
      throw CliProblem.badInput(
          unusable
              + " of the pictures that "
              + folder
              + " has labels of cannot be used; they count as refused. Add or mend them.");
    }
  }
}
