package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;

/**
 * A game with printed cards, or only its counting, as people tell it to the kiosk.
 *
 * @param <P> as in {@link ToldTable}
 */
public final class ToldPlay<P> implements Play {

  private final ToldTable<P> table;
  private final P phase;
  private final Chronicle log;
  private final int moves;
  private final Turns turns;

  /** Who told the last move. */
  private final OptionalInt teller;

  private ToldPlay(
      ToldTable<P> table, P phase, Chronicle log, int moves, Turns turns, OptionalInt teller) {
    this.table = table;
    this.phase = phase;
    this.log = log;
    this.moves = moves;
    this.turns = turns;
    this.teller = teller;
  }

  /** From its beginning. */
  public static <P> Play begin(ToldTable<P> table, P phase) {
    return new ToldPlay<>(table, phase, Chronicle.EMPTY, 0, Turns.NONE, OptionalInt.empty());
  }

  @Override
  public int told() {
    return log.size();
  }

  @Override
  public List<Option> options() {
    return table.steps(phase).stream()
        .map(step -> new Option(step.id(), step.expectation()))
        .toList();
  }

  @Override
  public Outcome take(String move) {
    for (Step<P> step : table.steps(phase)) {
      if (step.id().equals(move)) {
        return done(step, table.seat(phase));
      }
    }
    return new NotTaken(table.refusal(phase));
  }

  private Taken done(Step<P> step, OptionalInt now) {
    String seat = now.isPresent() ? Seats.word(now.getAsInt()) : "table";
    List<Happening> happenings =
        step.told().stream().map(text -> Happening.plain("told", seat, List.of(), text)).toList();
    Chronicle longer = log;
    for (Happening one : happenings) {
      longer = longer.with(moves + 1, seat, one);
    }
    P next = step.next().get();
    boolean goesOn = turns.last() > 0 && teller.equals(now);
    Turns more = turns.with(turns.last() + (goesOn ? 0 : 1), step.id());
    return new Taken(new ToldPlay<>(table, next, longer, moves + 1, more, now), happenings);
  }

  /** What is told of one seat on end is a turn of the text. */
  @Override
  public List<List<String>> turns() {
    return turns.list();
  }

  @Override
  public List<Topic> topics() {
    return table.topics();
  }

  @Override
  public Screen screen(Viewer viewer) {
    return table.screen(phase, log);
  }

  @Override
  public Optional<String> result() {
    return table.winners(phase).map(Results::word);
  }
}
