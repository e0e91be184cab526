package org.lunartable.engine.spacelab.rules;

import java.util.List;
import java.util.function.Consumer;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** Says what may be done and does it. Keeps nothing; safe to use from any thread. */
public final class Referee {

  private Referee() {}

  /**
   * All that the player whose turn it is may do; none when the game is over. A payment is made card
   * by card, so the list stays short.
   */
  public static List<Action> options(State state) {
    return Options.of(state);
  }

  /**
   * Does an action, and everything that follows without a decision.
   *
   * @param action one of the options; anything else leads to a broken state or an exception
   * @param told is told what happened, in order
   */
  public static State apply(State state, Action action, Consumer<Event> told) {
    return Course.settle(action.match(new Doing(state, told)), told);
  }

  /** Goes on from a state that somebody wrote down, until somebody has to decide. */
  public static State resume(State state) {
    return Course.settle(state, event -> {});
  }

  /** Does each kind of action. */
  private record Doing(State state, Consumer<Event> told) implements Action.Cases<State> {

    private static State over(State state) {
      return state.turn(state.turn().at(Stage.OVER));
    }

    @Override
    public State put(Action.Put action) {
      return Course.put(state, action.tile(), action.capsule(), told);
    }

    @Override
    public State draw() {
      return Draws.show(over(state), told);
    }

    @Override
    public State take(Action.Take action) {
      return Draws.take(state, action.agency(), told);
    }

    @Override
    public State recruit(Action.Recruit action) {
      return Draws.recruit(over(state), action.agency(), told);
    }

    @Override
    public State place(Action.Place action) {
      return Placement.begin(state, action.lab(), action.slot(), told);
    }

    @Override
    public State pay(Action.Pay action) {
      return Placement.pay(state, (Pending.Payment) state.pending(), action.card(), told);
    }

    @Override
    public State keep(Action.Keep action) {
      return Draws.keep(state, state.pending().projects(), action.project(), told);
    }

    @Override
    public State recruitOne(Action.RecruitOne action) {
      return Draws.recruitOne(state, action.card(), told);
    }

    @Override
    public State drop(Action.Drop action) {
      told.accept(Event.of(Event.Kind.DROPPED, state.turn().seat()).with(action.card()));
      return state.active(player -> player.discarded(action.card())).discard(action.card());
    }

    @Override
    public State end() {
      return over(state);
    }

    @Override
    public State pass() {
      told.accept(Event.of(Event.Kind.PASSED, state.turn().seat()));
      return over(state);
    }
  }
}
