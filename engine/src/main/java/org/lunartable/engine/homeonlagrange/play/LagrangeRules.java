package org.lunartable.engine.homeonlagrange.play;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.OpenRules;
import org.lunartable.engine.homeonlagrange.advisor.Adviser;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.scoring.MakeUp;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.view.Topics;
import org.lunartable.engine.screen.Explanation.Topic;

/** Home on Lagrange with these cards. Its moves are those of {@link MoveText}. */
public record LagrangeRules(Catalogue catalogue, Readings readings)
    implements CardRules<State, Action> {

  /** Its name in addresses and journals. */
  public static final String ID = "home-on-lagrange";

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

  @Override
  public int decider(State state) {
    return state.decider();
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
    return standing(state).scores().stream().map(Score::total).toList();
  }

  @Override
  public List<Integer> winners(State state) {
    return standing(state).winners();
  }

  static Standing standing(State state) {
    return Standing.of(stations(state), state.readings());
  }

  static List<Station> stations(State state) {
    return state.admirals().stream().map(Admiral::station).toList();
  }

  @Override
  public String write(Action action) {
    return MoveText.write(action);
  }

  @Override
  public Optional<Action> read(String move, State state) {
    return MoveText.read(move, catalogue, state.players());
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
    return "makeUps";
  }

  @Override
  public List<String> tallied(State end) {
    return stations(end).stream()
        .map(one -> MakeUp.of(one.modules().stream().map(built -> built.module().type()).toList()))
        .flatMap(Optional::stream)
        .map(MakeUp::text)
        .toList();
  }
}
