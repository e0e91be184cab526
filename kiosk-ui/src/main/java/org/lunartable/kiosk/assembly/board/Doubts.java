package org.lunartable.kiosk.assembly.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.follow.Agreed;
import org.lunartable.engine.follow.Explanation;
import org.lunartable.engine.follow.Finding;
import org.lunartable.engine.follow.Misfit;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Doubt.Answer;
import org.lunartable.engine.screen.Doubt.Difference;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.BoardSighting;

/** Puts into words and pictures where board and game differ. */
final class Doubts {

  /**
   * By so much, a natural logarithm, another content must be likelier to be told: little, since
   * many a figure too many or too few weighs 2 to 6 only, and the true places of clear pictures
   * nothing.
   */
  private static final double CLEARLY = 1;

  private Doubts() {}

  /** Rival explanations, each with the board as it would be. */
  static Doubt question(OnTheTable play, List<Explanation> explanations) {
    List<Answer> answers =
        explanations.stream().flatMap(one -> answer(play, one).stream()).toList();
    return new Doubt("question", Text.of("doubt.question"), List.of(), answers);
  }

  private static Optional<Answer> answer(OnTheTable play, Explanation one) {
    List<String> moves = play.moves(one.actions(), false);
    Text label = Text.of("doubt.answer", "moves", one.text());
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Answer(String.join(" ", moves), label, rows(one.after().position().board())));
  }

  /** Places that no legal action explains; one that could be built may be allowed all the same. */
  static Doubt differs(OnTheTable play, Finding.Unexplained finding) {
    List<Difference> places =
        finding.misfits().stream()
            .map(
                misfit ->
                    difference(misfit.at(), misfit.expected(), misfit.seen(), misfit.why().text()))
            .toList();
    List<Answer> answers = new ArrayList<>();
    if (finding.misfits().size() == 1) {
      answers.addAll(allowed(play, finding.misfits().get(0)));
    }
    answers.add(asTheGameSays(play.position().board()));
    return new Doubt("differs", Text.of("doubt.differs", "n", places.size()), places, answers);
  }

  /** "We allow it": the same action, agreed on and flagged; one answer for each kind it can be. */
  private static List<Answer> allowed(OnTheTable play, Misfit misfit) {
    return misfit.alike().stream()
        .filter(seen -> seen.side().map(play.position().side()::equals).orElse(true))
        .flatMap(seen -> allowed(play, misfit, seen).stream())
        .toList();
  }

  private static Optional<Answer> allowed(OnTheTable play, Misfit misfit, Content seen) {
    Optional<Piece> built = built(misfit.expected(), seen);
    List<String> moves =
        built
            .map(piece -> play.moves(List.of(new Action.Build(piece, misfit.at())), true))
            .orElse(List.of());
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Text label =
        misfit.alike().size() == 1
            ? Text.of("doubt.allow")
            : Text.of("doubt.allow-piece", "piece", named(built.get(), misfit.at()));
    Board after = play.position().board().with(misfit.at(), seen);
    return Optional.of(new Answer(String.join(" ", moves), label, rows(after)));
  }

  private static Text named(Piece piece, Place at) {
    String word = piece == Piece.WALL ? (at.isEdge() ? "straight" : "square") : piece.text();
    return Text.of("piece." + word);
  }

  /** The piece whose building that would be, if bricks allow it. */
  private static Optional<Piece> built(Content expected, Content seen) {
    if (!seen.isPiece() || (expected != Content.EMPTY && !seen.isDome())) {
      return Optional.empty();
    }
    if (seen.isDome()) {
      return expected == Content.SQUARE_WALL ? Optional.of(Piece.DOME) : Optional.empty();
    }
    return Optional.of(
        seen.isAirlock() ? Piece.AIRLOCK : seen.side().isPresent() ? Piece.ANTENNA : Piece.WALL);
  }

  /** The reader is wrong: the game is kept. */
  private static Answer asTheGameSays(Board board) {
    return new Answer(Doubt.AS_THE_GAME_SAYS, Text.of("doubt.as-game"), rows(board));
  }

  /** What still has to be done until the board is set up; it may be taken as it stands (LC-42). */
  static Doubt setUp(Board expected, Board seen) {
    Answer asItStands = new Answer(Doubt.AS_IT_STANDS, Text.of("doubt.as-seen"), rows(seen));
    return unlike("set-up", expected, seen, List.of(asItStands, asTheGameSays(expected)));
  }

  /** What still has to be done with bricks after an undo. */
  static Doubt takeBack(Board expected, Board seen) {
    return unlike("take-back", expected, seen, List.of(asTheGameSays(expected)));
  }

  private static Doubt unlike(String kind, Board expected, Board seen, List<Answer> answers) {
    List<Difference> places =
        expected.differences(seen).stream()
            .map(at -> difference(at, expected.at(at), seen.at(at), todo(at, expected.at(at))))
            .toList();
    return new Doubt(kind, Text.of("doubt." + kind, "n", places.size()), places, answers);
  }

  private static Text todo(Place at, Content expected) {
    return expected == Content.EMPTY
        ? Text.of("doubt.take", "at", at.name())
        : Text.of("doubt.put", "at", at.name());
  }

  /** Scored figures that have still to be taken off the board; nothing when there are none. */
  static Optional<Doubt> takeOff(Agreed agreed) {
    if (agreed.standing().isEmpty()) {
      return Optional.empty();
    }
    List<Difference> places =
        agreed.owed().entrySet().stream()
            .map(
                figure ->
                    difference(
                        figure.getKey(),
                        Content.EMPTY,
                        figure.getValue(),
                        Text.of("doubt.take", "at", figure.getKey().name())))
            .toList();
    return Optional.of(new Doubt("take-off", headline(agreed), places, List.of()));
  }

  private static Text headline(Agreed agreed) {
    long robots = agreed.standing().values().stream().filter(Content.ROBOT::equals).count();
    long astronauts = agreed.standing().size() - robots;
    return Text.of("doubt.take-off", "robots", robots, "astronauts", astronauts);
  }

  private static Difference difference(Place at, Content expected, Content seen, Text why) {
    return new Difference(
        at, String.valueOf(expected.letterAt(at)), String.valueOf(seen.letterAt(at)), why);
  }

  /** The likeliest content of every place; what is expected where nothing is likelier. */
  static Board seen(BoardSighting sighting, Board expected) {
    return seen(sighting, expected, 0);
  }

  /** The same, but what is expected where nothing is clearly likelier. */
  static Board clearlySeen(BoardSighting sighting, Board expected) {
    return seen(sighting, expected, CLEARLY);
  }

  private static Board seen(BoardSighting sighting, Board expected, double margin) {
    Board board = expected;
    for (Place place : sighting.lattice().places()) {
      BoardSighting.Sight sight = sighting.at(place);
      Content usual = expected.at(place);
      Content likeliest = sight.likeliest();
      // What stands under a UFO cannot be seen.
      boolean alike = usual == Content.BLOCKED || (usual.hasUfo() && likeliest.hasUfo());
      if (!alike && sight.weight(likeliest) > sight.weight(usual) + margin) {
        board = board.with(place, likeliest);
      }
    }
    return board;
  }

  private static List<String> rows(Board board) {
    return Diagram.write(board).lines().collect(Collectors.toList());
  }
}
