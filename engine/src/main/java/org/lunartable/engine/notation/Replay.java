package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Verdict;

/** Plays a written game again and says where it leads, or where it breaks. */
public final class Replay {

  private final GameRecord game;
  private final Referee referee;
  private final List<Scored> events = new ArrayList<>();
  private Position position;

  private Replay(GameRecord game) {
    this.game = game;
    this.referee = new Referee(game.rules());
    this.position =
        game.setUp()
            .orElseGet(
                () ->
                    game.rules()
                        .start(
                            game.rounds().isEmpty()
                                ? Side.ORANGE
                                : game.rounds().get(0).who().side()));
  }

  /** What came of it. */
  public sealed interface Outcome {}

  /**
   * The game holds.
   *
   * @param events what was scored, in order
   * @param ending how it ended; empty for an unfinished game
   */
  public record Played(Position position, List<Scored> events, Optional<Ending> ending)
      implements Outcome {}

  /** An event and the number of the turn it happened in, from 1. */
  public record Scored(int turn, Event event) {}

  /** A move that the rules refuse. */
  public record Illegal(int line, String action, Refused why) implements Outcome {}

  /** A turn that cannot stand where it does; the message is a sentence without the place. */
  public record OutOfTurn(int line, String message) implements Outcome {}

  /** A stated result of a game that is not over. */
  public record NotFinished(int line, Ending stated) implements Outcome {}

  /** A stated result that the moves do not bear out. */
  public record WrongResult(int line, Ending stated, Ending real) implements Outcome {}

  /** Plays the game from its set-up. */
  public static Outcome of(GameRecord game) {
    return new Replay(game).play();
  }

  private Outcome play() {
    for (int i = 0; i < game.rounds().size(); i++) {
      Optional<Outcome> broken = play(game.rounds().get(i), i + 1);
      if (broken.isPresent()) {
        return broken.get();
      }
    }
    Optional<Ending> ending = referee.ending(position);
    if (game.result().isPresent() && ending.isEmpty()) {
      return new NotFinished(game.resultLine(), game.result().get());
    }
    if (game.result().isPresent() && !ending.equals(game.result())) {
      return new WrongResult(game.resultLine(), game.result().get(), ending.get());
    }
    return new Played(position, List.copyOf(events), ending);
  }

  private Optional<Outcome> play(GameRecord.Round round, int number) {
    if (referee.ending(position).isPresent()) {
      return outOfTurn(round, "the game was over before this turn");
    }
    if (!round.who().equals(position.turn()) || (number > 1 && position.roll().isRolled())) {
      return outOfTurn(round, "it is still the turn of " + position.turn().text());
    }
    if (!position.roll().isRolled()) {
      position = referee.roll(position, round.roll());
    } else if (!position.roll().colours().equals(round.roll())) {
      return outOfTurn(round, "the set-up has another roll for this turn");
    }
    for (GameRecord.Move move : round.moves()) {
      if (!round.who().equals(position.turn()) || !position.roll().isRolled()) {
        return outOfTurn(round, "the turn was over before " + move.text());
      }
      Verdict verdict =
          move.agreed()
              ? referee.takeAgreed(position, move.action())
              : referee.take(position, move.action());
      if (verdict instanceof Verdict.Rejected rejected) {
        return Optional.of(new Illegal(round.line(), move.text(), rejected.why()));
      }
      Verdict.Accepted accepted = (Verdict.Accepted) verdict;
      position = accepted.position();
      accepted.events().forEach(event -> events.add(new Scored(number, event)));
    }
    return Optional.empty();
  }

  private static Optional<Outcome> outOfTurn(GameRecord.Round round, String message) {
    return Optional.of(new OutOfTurn(round.line(), message));
  }
}
