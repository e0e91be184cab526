package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * A game of Lunar Command under way. Its moves are the actions of the notation and, before them,
 * the roll of the die: {@code r:} and the colours of the face in reading order, bare quarters left
 * out. An exclamation mark before an action says that people agreed on it although the rules do not
 * allow it; before a roll, that they put it right. A {@link Correction} is no action and possible
 * at any time.
 */
final class LunarCommandPlay implements Play, OnTheTable {

  static final String ROLL = "r:";
  static final String AGREED = "!";

  private final Referee referee;
  private final Seats seats;
  private final Position position;
  private final Optional<DieFace> top;
  private final int number;
  private final TurnSoFar turn;
  private final Chronicle log;

  private LunarCommandPlay(
      Referee referee,
      Seats seats,
      Position position,
      Optional<DieFace> top,
      int number,
      TurnSoFar turn,
      Chronicle log) {
    this.referee = referee;
    this.seats = seats;
    this.position = position;
    this.top = top;
    this.number = number;
    this.turn = turn;
    this.log = log;
  }

  static LunarCommandPlay begin(Rules rules, Seats seats, Position start) {
    Optional<DieFace> top =
        rules.die().faces().stream()
            .filter(face -> face.colours().equals(start.roll().colours()))
            .findFirst();
    return new LunarCommandPlay(
        new Referee(rules), seats, start, top, 1, TurnSoFar.from(start), Chronicle.EMPTY);
  }

  @Override
  public Referee referee() {
    return referee;
  }

  @Override
  public Position position() {
    return position;
  }

  /** Who plays. */
  Seats seats() {
    return seats;
  }

  @Override
  public boolean awaitsCompanion() {
    return seats.companion(position.side()).isPresent() && result().isEmpty();
  }

  @Override
  public Optional<Companion> companion() {
    return seats.companion();
  }

  @Override
  public int number() {
    return number;
  }

  /** The face being played; empty also for a position whose roll is on no face of the die. */
  Optional<DieFace> top() {
    return top;
  }

  /** What was done of the turn that is on. */
  TurnSoFar turn() {
    return turn;
  }

  Chronicle log() {
    return log;
  }

  @Override
  public int told() {
    return log.size();
  }

  boolean wantsRoll() {
    return !position.roll().isRolled() && referee.ending(position).isEmpty();
  }

  @Override
  public List<Option> options() {
    return wantsRoll()
        ? faces().stream()
            .map(face -> new Option(rollMove(face), new Expectation.DieShows(face)))
            .toList()
        : referee.options(position).stream().map(this::option).toList();
  }

  private Option option(Action action) {
    boolean visible = !action.places().isEmpty();
    Verdict.Accepted done = (Verdict.Accepted) referee.take(position, action);
    return new Option(
        action.text(),
        visible
            ? new Expectation.BoardBecomes(done.position().board())
            : new Expectation.Nothing());
  }

  @Override
  public Outcome take(String move) {
    if (move.startsWith(ROLL)) {
      return roll(move, false);
    }
    if (move.startsWith(AGREED + ROLL)) {
      return roll(move.substring(AGREED.length()), true);
    }
    if (move.startsWith(Correction.PREFIX)) {
      return corrected(move);
    }
    boolean agreed = move.startsWith(AGREED);
    Optional<Action> action = ActionText.parse(agreed ? move.substring(1) : move);
    if (action.isEmpty()) {
      return refused("", Text.of("refused.unreadable", "move", move));
    }
    Verdict verdict =
        agreed ? referee.takeAgreed(position, action.get()) : referee.take(position, action.get());
    return verdict instanceof Verdict.Accepted accepted
        ? acted(action.get(), agreed, accepted)
        : new NotTaken(((Verdict.Rejected) verdict).why());
  }

  @Override
  public List<String> moves(List<Action> actions, boolean agreed) {
    List<String> moves = new ArrayList<>();
    LunarCommandPlay play = this;
    for (Action action : actions) {
      if (play.wantsRoll()) {
        Optional<String> roll = play.rollFor(action);
        if (roll.isEmpty() || !(play.take(roll.get()) instanceof Taken rolled)) {
          return List.of();
        }
        moves.add(roll.get());
        play = (LunarCommandPlay) rolled.next();
      }
      String move = (agreed ? AGREED : "") + action.text();
      if (!(play.take(move) instanceof Taken taken)) {
        return List.of();
      }
      moves.add(move);
      play = (LunarCommandPlay) taken.next();
    }
    return moves;
  }

  /** The first face that lets the action be done; one that shows its colours for an agreed one. */
  private Optional<String> rollFor(Action action) {
    List<DieFace> faces = faces();
    return faces.stream()
        .filter(face -> referee.refusal(referee.roll(position, face.colours()), action).isEmpty())
        .findFirst()
        .or(() -> faces.stream().findFirst())
        .map(LunarCommandPlay::rollMove);
  }

  @Override
  public String putRight(String roll) {
    return AGREED + roll;
  }

  private Outcome roll(String move, boolean putRight) {
    if (!wantsRoll()) {
      String reason = position.roll().isRolled() ? "rolled" : "over";
      return refused("LC-10", Text.of("refused.LC-10." + reason));
    }
    Optional<DieFace> face =
        faces().stream().filter(known -> rollMove(known).equals(move)).findFirst();
    if (face.isEmpty()) {
      return refused("LC-12", Text.of("refused.LC-12.face"));
    }
    Happening happening =
        putRight ? Corrections.rolled(this, face.get()) : Narrator.rolled(this, face.get());
    Position rolled = referee.roll(position, face.get().colours());
    Chronicle longer = with(List.of(happening));
    return new Taken(
        new LunarCommandPlay(referee, seats, rolled, face, number, TurnSoFar.from(rolled), longer),
        List.of(happening));
  }

  private Outcome corrected(String move) {
    Optional<Correction> correction = Correction.parse(move);
    if (correction.isEmpty()) {
      return refused("", Text.of("refused.unreadable", "move", move));
    }
    Verdict verdict = correction.get().apply(position, referee.rules());
    if (!(verdict instanceof Verdict.Accepted accepted)) {
      return new NotTaken(((Verdict.Rejected) verdict).why());
    }
    Position after = accepted.position();
    boolean wasOver = referee.ending(position).isPresent();
    List<Happening> happenings = new ArrayList<>();
    happenings.add(Corrections.told(this, correction.get()));
    Optional<Ending> ending = referee.ending(after);
    ending
        .filter(end -> !ending.equals(referee.ending(position)))
        .ifPresent(end -> happenings.add(Narrator.ended(this, end)));
    // The turn that ended the game was not followed by another one until now.
    int next = wasOver && ending.isEmpty() ? number + 1 : number;
    // Whatever was planned for the position as it was is thought anew.
    TurnSoFar anew = TurnSoFar.from(after);
    return new Taken(
        new LunarCommandPlay(referee, seats, after, top, next, anew, with(happenings)), happenings);
  }

  private Outcome acted(Action action, boolean agreed, Verdict.Accepted accepted) {
    Position after = accepted.position();
    boolean turnOver = !after.roll().isRolled();
    List<Happening> happenings = new ArrayList<>();
    happenings.add(agreed ? Narrator.agreed(this, action) : Narrator.done(this, action));
    accepted.events().forEach(event -> happenings.add(Narrator.scored(this, event, after)));
    Optional<Ending> ending = referee.ending(after);
    ending.ifPresent(end -> happenings.add(Narrator.ended(this, end)));
    Optional<DieFace> stillUp = turnOver ? Optional.empty() : top;
    int next = turnOver && ending.isEmpty() ? number + 1 : number;
    TurnSoFar soFar = turnOver ? TurnSoFar.from(after) : turn.with(action);
    return new Taken(
        new LunarCommandPlay(referee, seats, after, stillUp, next, soFar, with(happenings)),
        happenings);
  }

  private Chronicle with(List<Happening> happenings) {
    Chronicle longer = log;
    for (Happening what : happenings) {
      longer = longer.with(number, position.side().text(), what);
    }
    return longer;
  }

  @Override
  public List<Topic> topics() {
    return LunarCommandTopics.of(referee.rules());
  }

  @Override
  public Screen screen(Viewer viewer) {
    return new LunarScreen(this).screen();
  }

  @Override
  public Optional<String> result() {
    return referee.ending(position).map(Ending::text);
  }

  /** The die's faces, those that look alike only once. */
  List<DieFace> faces() {
    List<DieFace> distinct = new ArrayList<>();
    for (DieFace face : referee.rules().die().faces()) {
      if (distinct.stream().noneMatch(face::looksLike)) {
        distinct.add(face);
      }
    }
    return distinct;
  }

  /** The move that says this face was rolled: its quarters in reading order, {@code -} for bare. */
  static String rollMove(DieFace face) {
    return face.quarters().stream()
        .map(tile -> tile == null ? "-" : tile.text())
        .collect(Collectors.joining(",", ROLL, ""));
  }

  private static NotTaken refused(String rule, Text text) {
    return new NotTaken(new Refused(rule, text, List.of()));
  }

  /** The seat's name in sentences. */
  Object seat(Side side) {
    return seats.called(side);
  }
}
