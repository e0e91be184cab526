package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/**
 * A card game without printed cards. What follows without a decision (drawing, restocking) follows
 * in the same step; what the computer decides is a move as a person's is.
 *
 * @param <S> as in {@link CardRules}
 * @param <A> as in {@link CardRules}
 */
public final class DealtPlay<S, A> implements Dealt {

  private final DealtTable<S, A> table;
  private final CardRules<S, A> rules;
  private final S state;
  private final Chronicle log;
  private final Turns turns;

  private DealtPlay(DealtTable<S, A> table, S state, Chronicle log, Turns turns) {
    this.table = table;
    this.rules = table.rules();
    this.state = state;
    this.log = log;
    this.turns = turns;
  }

  /** A new game, dealt by this seed. */
  public static <S, A> Dealt begin(DealtTable<S, A> table, long seed) {
    Seating seating = table.seating();
    S dealt = table.rules().deal(seating.players(), seating.first(), seed);
    return new DealtPlay<>(table, dealt, Chronicle.EMPTY, Turns.NONE);
  }

  @Override
  public int told() {
    return log.size();
  }

  @Override
  public List<Option> options() {
    return rules.options(state).stream()
        .map(action -> new Option(rules.write(action), new Expectation.Nothing()))
        .toList();
  }

  @Override
  public Outcome take(String move) {
    Optional<A> action = rules.read(move, state);
    if (action.isEmpty()) {
      Text unreadable = Text.of("refused.unreadable", "move", move);
      return new NotTaken(new Refused("", unreadable, List.of()));
    } else if (!rules.options(state).contains(action.get())) {
      return new NotTaken(table.why(state, action.get()));
    }
    return after(action.get());
  }

  private Taken after(A action) {
    List<Happening> news = new ArrayList<>();
    S next = table.apply(state, action, news::add);
    Chronicle longer = log;
    for (Happening one : news) {
      longer = longer.with(rules.turn(state), Seats.word(rules.mover(state)), one);
    }
    Turns more = turns.with(rules.turn(state), rules.write(action));
    return new Taken(new DealtPlay<>(table, next, longer, more), news);
  }

  @Override
  public boolean awaitsCompanion() {
    return !rules.isOver(state) && table.seating().isComputer(rules.decider(state));
  }

  @Override
  public Optional<String> answer() {
    return awaitsCompanion() ? Optional.of(rules.write(rules.advise(state))) : Optional.empty();
  }

  @Override
  public Optional<Proposal> advice(Viewer viewer) {
    if (rules.isOver(state)) {
      return Optional.empty();
    }
    List<Block.Group> groups = screen(viewer).groups().toList();
    return groups.isEmpty() ? Optional.empty() : advised(groups, rules.write(rules.advise(state)));
  }

  /** One decision: what comes after it may hang on cards that nobody has seen yet. */
  private static Optional<Proposal> advised(List<Block.Group> groups, String move) {
    for (Block.Group group : groups) {
      for (Block.Choice choice : group.options()) {
        if (choice.id().equals(move)) {
          Proposal.Step step = new Proposal.Step(move, group.id(), choice.path(), choice.label());
          List<Text> reasons = choice.preview().map(Block.Preview::texts).orElse(List.of());
          return Optional.of(new Proposal(List.of(step), reasons));
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public List<List<String>> turns() {
    return turns.list();
  }

  /** Moves name cards of a hand, which is on its player's own page, or on none: the computer's. */
  @Override
  public boolean isSecret() {
    return !table.oneScreen() || awaitsCompanion();
  }

  @Override
  public List<Topic> topics() {
    return rules.topics();
  }

  @Override
  public Screen screen(Viewer viewer) {
    return table.screen(state, log, viewer);
  }

  @Override
  public Optional<String> result() {
    return rules.isOver(state) ? Optional.of(Results.word(rules.winners(state))) : Optional.empty();
  }
}
