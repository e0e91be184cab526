package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.lunartable.engine.follow.Manner;
import org.lunartable.engine.follow.Prior;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Turn;
import org.lunartable.kiosk.cli.board.BoardLine;
import org.lunartable.kiosk.cli.board.BoardStream;
import org.lunartable.kiosk.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Follows a game through pictures of its board. */
@Command(
    name = "read-board",
    mixinStandardHelpOptions = true,
    description = {
      "Follows a game through JPEG or PNG pictures of its settled board: each picture is explained",
      "by the legal actions since the one before. Where that is not clear, the game waits."
    },
    footer = {
      "",
      "Example: lunar read-board --json --setup position.txt game/*.jpg",
    })
final class ReadBoardCommand implements Callable<Integer> {

  /** Who may act in the pictures. */
  enum Turns {
    any,
    orange,
    green
  }

  @Option(names = "--json", description = "Print one JSON object a picture.")
  private boolean json;

  @Option(
      names = "--setup",
      paramLabel = "POSITION",
      description =
          "A file with the position before the first picture (default: the rules' set-up, if the"
              + " picture bears it out).")
  private Path setUp;

  @Option(names = "--rules", paramLabel = "FILE", description = "A house rules file (JSON).")
  private Path rulesFile;

  @Option(
      names = "--turn",
      paramLabel = "SIDE",
      description = {
        "Whose turn it is in the first picture, orange or green; then the sides take turns. With any",
        "(the default) either side may act at any time, with any face of the die."
      })
  private Turns turn = Turns.any;

  @Option(
      names = "--no-scoring",
      description = "Stations do not score: figures in them stay where they are.")
  private boolean noScoring;

  @Parameters(paramLabel = "IMAGE", arity = "1..*", description = "The pictures, in this order.")
  private List<Path> images;

  private final Console console;

  ReadBoardCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Rules rules = PositionFiles.rules(rulesFile);
    Manner manner = new Manner(turn == Turns.any, !noScoring, Prior.TURN_BY_TURN);
    BoardStream stream = new BoardStream(new Referee(rules), manner, start(rules), setUp != null);
    PictureLines.print(console, images, image -> line(stream.next(image)));
    return 0;
  }

  private PictureLines.Line line(BoardLine line) {
    return new PictureLines.Line(json ? Json.write(line.fields()) : line.text(), line.usable());
  }

  private Position start(Rules rules) {
    Position start = setUp == null ? rules.start(Side.ORANGE) : PositionFiles.read(setUp, rules);
    if (!start.board().lattice().equals(rules.lattice())) {
      throw CliProblem.badInput(
          setUp + " has a board of another size than the rules in use; give --rules for it.");
    }
    return switch (turn) {
      case any -> start;
      case orange -> ofSide(start, Side.ORANGE);
      case green -> ofSide(start, Side.GREEN);
    };
  }

  /** The position itself where it already is that side's turn; else that side is about to roll. */
  private static Position ofSide(Position position, Side side) {
    return position.side() == side
        ? position
        : position.withTurn(Turn.first(side, position.turn().member() > 0));
  }
}
