package org.lunartable.engine.homeonlagrange.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Turn;

/** Says what may be done and does it. Keeps nothing; safe to use from any thread. */
public final class Referee {

  private Referee() {}

  /**
   * All that the player who has to decide ({@link State#decider}) may do; none when the game is
   * over. A payment is made card by card, so the list stays short.
   */
  public static List<Action> options(State state) {
    return Options.of(state);
  }

  /** Whether the action is among the options. */
  public static boolean allows(State state, Action action) {
    return options(state).contains(action);
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

    private int seat() {
      return state.turn().seat();
    }

    private Pending.Payment payment() {
      return state.pending().payment().orElseThrow();
    }

    private State did(Turn.Kind kind) {
      return state.turn(state.turn().did(kind));
    }

    @Override
    public State buy(Action.Buy action) {
      return state.pending().waits() == Pending.Waits.MUST_BUY
          ? Purchase.begin(state, state.decider(), action.module(), told)
          : did(Turn.Kind.PURCHASE)
              .waitFor(new Pending.Payment(seat(), action.module(), List.of()));
    }

    @Override
    public State pay(Action.Pay action) {
      return Purchase.pay(state, payment(), action.card());
    }

    @Override
    public State paid(Action.Paid action) {
      return Purchase.complete(state, payment(), told);
    }

    @Override
    public State put(Action.Put action) {
      return Purchase.put(did(Turn.Kind.LAYING), action.card(), action.module(), told);
    }

    @Override
    public State play(Action.Play action) {
      ResourceCard card = action.card();
      told.accept(Event.of(Event.Kind.PLAYED, seat()).with(action.target()).with(card));
      State played =
          did(Turn.Kind.EFFECT)
              .hand(seat(), hand -> Lists.minus(hand, card))
              .acting(Optional.of(card));
      return Effects.of(played, action.target(), told);
    }

    @Override
    public State swap(Action.Swap action) {
      told.accept(Event.of(Event.Kind.SWAPPED, seat()).with(action.card()));
      State without =
          did(Turn.Kind.EXCHANGE)
              .hand(seat(), hand -> Lists.minus(hand, action.card()))
              .discard(action.card());
      Draws.Taken taken = Draws.take(without, 1, told);
      return taken.left().hand(seat(), hand -> Lists.plusAll(hand, taken.cards()));
    }

    @Override
    public State end(Action.End action) {
      Turn turn = state.turn();
      Turn.Stage next = turn.drawn() ? Turn.Stage.RESTOCK : Turn.Stage.DRAW;
      return state.turn(turn.at(next));
    }

    @Override
    public State drop(Action.Drop action) {
      told.accept(Event.of(Event.Kind.DROPPED, seat()).with(action.card()));
      if (state.pending().waits() == Pending.Waits.PICK) {
        List<ResourceCard> kept = Lists.minus(state.pending().held(), action.card());
        State picked =
            state
                .waitFor(Pending.Nothing.NONE)
                .hand(seat(), hand -> Lists.plusAll(hand, kept))
                .discard(action.card());
        return Draws.second(picked, told);
      }
      return state.hand(seat(), hand -> Lists.minus(hand, action.card())).discard(action.card());
    }

    @Override
    public State lose(Action.Lose action) {
      Pending.Loss loss = (Pending.Loss) state.pending();
      State chosen = state.waitFor(Pending.Nothing.NONE);
      return Attack.lose(chosen, loss.victim(), action.module(), told);
    }

    @Override
    public State top(Action.Top action) {
      Pending.Order order = (Pending.Order) state.pending();
      return Effects.putBack(state, order, action.card(), told);
    }
  }
}
