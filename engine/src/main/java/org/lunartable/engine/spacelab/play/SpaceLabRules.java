package org.lunartable.engine.spacelab.play;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.OpenRules;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.spacelab.advisor.Adviser;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.notation.MoveText;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.rules.SetUp;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Station;
import org.lunartable.engine.spacelab.view.Topics;

/** Space Lab with these cards. Its moves are those of {@link MoveText}. */
public record SpaceLabRules(Catalogue catalogue, Readings readings)
    implements CardRules<State, Action> {

  /** Its name in addresses and journals. */
  public static final String ID = "space-lab";

  @Override
  public String game() {
    return ID;
  }

  @Override
  public int fewest() {
    return SetUp.FEWEST;
  }

  @Override
  public int most() {
    return SetUp.MOST;
  }

  @Override
  public State deal(int players, int first, long seed) {
    return SetUp.deal(catalogue, readings, players, first, seed);
  }

  @Override
  public List<Action> options(State state) {
    return Referee.options(state);
  }

  @Override
  public State apply(State state, Action action) {
    return Referee.apply(state, action, event -> {});
  }

  /** Nobody ever decides in another player's turn. */
  @Override
  public int decider(State state) {
    return state.turn().seat();
  }

  @Override
  public int mover(State state) {
    return state.turn().seat();
  }

  @Override
  public int turn(State state) {
    return state.turn().number();
  }

  @Override
  public boolean isOver(State state) {
    return state.over();
  }

  @Override
  public List<Integer> totals(State state) {
    return Standing.of(state).scores().stream().map(Score::total).toList();
  }

  @Override
  public List<Integer> winners(State state) {
    return Standing.of(state).winners();
  }

  @Override
  public String write(Action action) {
    return MoveText.write(action);
  }

  @Override
  public Optional<Action> read(String move, State state) {
    return MoveText.read(move, catalogue);
  }

  @Override
  public OpenRules<Readings> open() {
    return Readings.OPEN;
  }

  @Override
  public List<Topic> topics() {
    return Topics.of(ID, readings);
  }

  @Override
  public Action advise(State state) {
    return new Adviser(this).choose(state);
  }

  @Override
  public String tally() {
    return "ends";
  }

  /** What brought the end about (SL-10). */
  @Override
  public List<String> tallied(State end) {
    Station ender = end.player(end.ender().orElseThrow()).station();
    if (ender.isFull()) {
      return List.of("tenth-lab");
    }
    boolean isDone = ender.completed() == Capsule.ALL.size();
    return List.of(isDone ? "third-objective" : "empty-deck");
  }
}
