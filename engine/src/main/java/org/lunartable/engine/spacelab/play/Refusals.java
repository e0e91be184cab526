package org.lunartable.engine.spacelab.play;

import java.util.List;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** Why an action may not be done now. */
final class Refusals implements Action.Cases<Refused> {

  private final State state;

  private Refusals(State state) {
    this.state = state;
  }

  /** The reason; the action must not be among the options. */
  static Refused why(State state, Action action) {
    return state.over() ? refused("SL-10", "over") : action.match(new Refusals(state));
  }

  private static Refused refused(String rule, String reason) {
    return new Refused(rule, Text.of("refused." + rule + "." + reason), List.of());
  }

  private static Refused notNow() {
    return refused("SL-3", "not-now");
  }

  private boolean isAction() {
    return state.pending() == Pending.Plain.NOTHING && state.turn().stage() == Stage.ACT;
  }

  private boolean holds(Lab card) {
    return state.active().hand().contains(card);
  }

  private Refused action(Refused otherwise) {
    if (!isAction()) {
      return notNow();
    }
    return state.active().hand().size() >= State.MUST_PLACE
        ? refused("SL-3", "must-place")
        : otherwise;
  }

  @Override
  public Refused put(Action.Put action) {
    if (state.turn().stage() != Stage.TILES) {
      return notNow();
    }
    return state.active().tiles().contains(action.tile())
        ? refused("SL-2", "taken")
        : refused("SL-2", "not-held");
  }

  @Override
  public Refused draw() {
    return action(refused("SL-4", "no-cards"));
  }

  @Override
  public Refused take(Action.Take action) {
    return state.pending() instanceof Pending.Take ? refused("SL-4", "not-there") : notNow();
  }

  @Override
  public Refused recruit(Action.Recruit action) {
    return action(refused("SL-5", "not-there"));
  }

  @Override
  public Refused place(Action.Place action) {
    boolean placing = state.turn().stage() == Stage.PLACE || state.turn().stage() == Stage.ACT;
    if (state.pending() != Pending.Plain.NOTHING || !placing) {
      return notNow();
    } else if (!holds(action.lab())) {
      return refused("SL-6", "not-held");
    }
    return state.active().station().isFree(action.slot())
        ? refused("SL-6", "cost")
        : refused("SL-6", "taken");
  }

  @Override
  public Refused pay(Action.Pay action) {
    return state.pending() instanceof Pending.Payment ? refused("SL-6", "not-held") : notNow();
  }

  @Override
  public Refused keep(Action.Keep action) {
    return state.pending() instanceof Pending.Keep ? refused("SL-7", "not-drawn") : notNow();
  }

  @Override
  public Refused recruitOne(Action.RecruitOne action) {
    return state.pending() == Pending.Plain.RECRUIT_ONE ? refused("SL-5", "not-there") : notNow();
  }

  @Override
  public Refused drop(Action.Drop action) {
    return state.turn().stage() == Stage.DISCARD ? refused("SL-6", "not-held") : notNow();
  }

  @Override
  public Refused end() {
    return notNow();
  }

  @Override
  public Refused pass() {
    return notNow();
  }
}
