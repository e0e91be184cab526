package org.lunartable.engine.homeonlagrange.play;

import java.util.List;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.screen.Text;

/** Why an action may not be done now. */
final class Refusals implements Action.Cases<Refused> {

  private final State state;

  private Refusals(State state) {
    this.state = state;
  }

  /** The reason; the action must not be among the options. */
  static Refused why(State state, Action action) {
    return state.over() ? refused("HL-14", "over") : action.match(new Refusals(state));
  }

  private static Refused refused(String rule, String reason) {
    return new Refused(rule, Text.of("refused." + rule + "." + reason), List.of());
  }

  private static Refused notNow() {
    return refused("HL-6", "not-now");
  }

  private boolean waitsFor(Pending.Waits what) {
    return state.pending().waits() == what;
  }

  private boolean isAction() {
    return state.pending() == Pending.Nothing.NONE && state.turn().stage() == Turn.Stage.ACT;
  }

  private boolean holds(ResourceCard card) {
    return state.admiral(state.decider()).hand().contains(card);
  }

  @Override
  public Refused buy(Action.Buy action) {
    if (waitsFor(Pending.Waits.MUST_BUY)) {
      return refused("HL-8", state.driver().contains(action.module()) ? "price" : "not-there");
    } else if (!isAction() || state.turn().done() > 0) {
      return notNow();
    } else if (state.active().station().isComplete()) {
      return refused("HL-8", "full");
    }
    return state.driver().contains(action.module())
        ? refused("HL-8", "price")
        : refused("HL-8", "not-there");
  }

  @Override
  public Refused pay(Action.Pay action) {
    return waitsFor(Pending.Waits.PAYMENT) ? refused("HL-8", "not-held") : notNow();
  }

  @Override
  public Refused paid(Action.Paid action) {
    return waitsFor(Pending.Waits.PAYMENT) ? refused("HL-8", "too-little") : notNow();
  }

  @Override
  public Refused put(Action.Put action) {
    ModuleCard module = action.module();
    if (!isAction()) {
      return notNow();
    } else if (!holds(action.card())) {
      return refused("HL-8", "not-held");
    } else if (state.active().station().find(module).isEmpty()) {
      return refused("HL-9", "not-yours");
    }
    return action.card().colour().matches(module.type()) ? notNow() : refused("HL-9", "no-match");
  }

  @Override
  public Refused play(Action.Play action) {
    if (!isAction()) {
      return notNow();
    } else if (!holds(action.card())) {
      return refused("HL-8", "not-held");
    }
    return action.card().colour().acts()
        ? refused("HL-10", "no-target")
        : refused("HL-10", "no-effect");
  }

  @Override
  public Refused swap(Action.Swap action) {
    return isAction() && state.turn().done() == 0 ? refused("HL-8", "not-held") : notNow();
  }

  @Override
  public Refused end(Action.End action) {
    return notNow();
  }

  @Override
  public Refused drop(Action.Drop action) {
    return waitsFor(Pending.Waits.PICK) ? refused("HL-11", "one-of-these") : notNow();
  }

  @Override
  public Refused lose(Action.Lose action) {
    return waitsFor(Pending.Waits.LOSS) ? refused("HL-21", "not-there") : notNow();
  }

  @Override
  public Refused top(Action.Top action) {
    return waitsFor(Pending.Waits.ORDER) ? refused("HL-20", "not-seen") : notNow();
  }
}
