package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.advisor.Adviser;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Event;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.view.Results;
import org.lunartable.engine.homeonlagrange.view.Seating;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * A game of Home on Lagrange without printed cards. Its moves are those of {@link MoveText}; what
 * follows without a decision (drawing, restocking, the computer's turns) follows in the same step.
 */
public final class FullPlay implements Play {

  private final Table table;
  private final State state;
  private final Chronicle log;

  private FullPlay(Table table, State state, Chronicle log) {
    this.table = table;
    this.state = state;
    this.log = log;
  }

  /** A new game, dealt by this seed. */
  public static Play begin(Table table, long seed) {
    Seating seating = table.seating();
    State dealt = SetUp.deal(table.catalogue(), seating.players(), seating.first(), seed);
    return at(table, dealt, Chronicle.EMPTY).afterComputers(new ArrayList<>());
  }

  /** A game in the middle. */
  static FullPlay at(Table table, State state, Chronicle log) {
    return new FullPlay(table, state, log);
  }

  Table table() {
    return table;
  }

  State state() {
    return state;
  }

  Chronicle log() {
    return log;
  }

  @Override
  public int told() {
    return log.size();
  }

  @Override
  public List<Option> options() {
    return Referee.options(state).stream()
        .map(action -> new Option(MoveText.write(action), new Expectation.Nothing()))
        .toList();
  }

  @Override
  public Outcome take(String move) {
    Optional<Action> action = MoveText.read(move, table.catalogue(), state.players());
    if (action.isEmpty()) {
      Text unreadable = Text.of("refused.unreadable", "move", move);
      return new NotTaken(new Refused("", unreadable, List.of()));
    } else if (!Referee.allows(state, action.get())) {
      return new NotTaken(Refusals.why(state, action.get()));
    }
    List<Happening> happenings = new ArrayList<>();
    FullPlay done = after(action.get(), happenings).afterComputers(happenings);
    return new Taken(done, happenings);
  }

  private FullPlay after(Action action, List<Happening> happenings) {
    List<Event> events = new ArrayList<>();
    State next = Referee.apply(state, action, events::add);
    Chronicle longer = log;
    String seat = Seats.word(state.turn().seat());
    for (Event event : events) {
      Happening told = new Narrator(table.seating()).tell(event);
      longer = longer.with(state.turn().number(), seat, told);
      happenings.add(told);
    }
    return new FullPlay(table, next, longer);
  }

  /** Lets the computer decide for its seats until a person has to. */
  private FullPlay afterComputers(List<Happening> happenings) {
    FullPlay play = this;
    while (!play.state.over() && table.seating().isComputer(play.state.decider())) {
      play = play.after(Adviser.choose(play.state), happenings);
    }
    return play;
  }

  @Override
  public Screen screen(Viewer viewer) {
    return new FullScreen(this, viewer).screen();
  }

  @Override
  public Optional<String> result() {
    return state.over() ? Optional.of(Results.word(standing())) : Optional.empty();
  }

  Standing standing() {
    return Standing.of(state.admirals().stream().map(Admiral::station).toList());
  }
}
