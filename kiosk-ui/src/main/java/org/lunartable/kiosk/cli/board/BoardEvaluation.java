package org.lunartable.kiosk.cli.board;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.follow.Manner;
import org.lunartable.engine.follow.Prior;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.evaluate.BadLabels;

/**
 * Follows the games of a labelled folder, each from the position of its first picture, with either
 * side to act and without scoring, and reads every picture once more on its own.
 */
public final class BoardEvaluation {

  private BoardEvaluation() {}

  /**
   * Evaluates a folder.
   *
   * @throws BadLabels when the labels are missing or broken
   */
  public static BoardReport run(Path folder) throws BadLabels {
    Referee referee = new Referee(Rules.CLASSIC);
    List<BoardFrame> frames = new ArrayList<>();
    BoardStream stream = null;
    String sequence = null;
    for (BoardLabel label : BoardLabel.readAll(folder)) {
      if (!label.sequence().equals(sequence)) {
        sequence = label.sequence();
        Manner manner = new Manner(true, false, Prior.TURN_BY_TURN);
        stream = new BoardStream(referee, manner, position(label.board()), true);
      }
      Path image = folder.resolve(label.file());
      frames.add(frame(label, stream.next(image), photo(image, referee)));
    }
    return new BoardReport(frames);
  }

  private static Position position(Board board) {
    Position start = Rules.CLASSIC.start(Side.ORANGE);
    return new Position(
        board,
        start.turn(),
        start.score(),
        start.stock(),
        start.built(),
        0,
        start.roll(),
        start.scored(),
        start.start());
  }

  /** What the picture shows to who knows no game; nothing when it cannot be read. */
  private static Board photo(Path image, Referee referee) {
    try {
      return PhotoCheck.of(image, referee)
          .map(PhotoCheck::board)
          .orElse(Board.empty(referee.rules().lattice()));
    } catch (BadPicture e) {
      return Board.empty(referee.rules().lattice());
    }
  }

  private static BoardFrame frame(BoardLabel label, BoardLine line, Board photo) {
    return new BoardFrame(label, line, photo, stations(photo), stations(label.board()));
  }

  private static List<String> stations(Board board) {
    return Enclosure.stations(board).stream()
        .map(region -> region.spaces().stream().map(Place::name).collect(Collectors.joining(" ")))
        .toList();
  }
}
