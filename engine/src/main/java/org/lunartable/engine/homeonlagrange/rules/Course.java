package org.lunartable.engine.homeonlagrange.rules;

import java.util.Optional;
import java.util.function.Consumer;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.homeonlagrange.state.Turn.Kind;
import org.lunartable.engine.homeonlagrange.state.Turn.Stage;

/** The course of a turn (HL-6): everything that follows without anybody's decision. */
final class Course {

  /** The most cards in hand at the end of a turn with Recreation (HL-11). */
  static final int HAND_LIMIT = 4;

  private Course() {}

  /** Goes on until somebody has to decide or the game is over. */
  static State settle(State state, Consumer<Event> told) {
    State now = state;
    while (!now.over() && now.pending() == Pending.Nothing.NONE) {
      now = putAway(now);
      if (allComplete(now)) {
        told.accept(Event.of(Event.Kind.ENDED, now.turn().seat()));
        return now.ended();
      }
      if (isDecision(now)) {
        return now;
      }
      now = next(now, told);
    }
    return now;
  }

  private static boolean allComplete(State state) {
    for (Admiral admiral : state.admirals()) {
      if (!admiral.station().isComplete()) {
        return false;
      }
    }
    return true;
  }

  /** A played card whose effect is over goes to the discard pile (HL-10). */
  private static State putAway(State state) {
    return state.acting().isPresent()
        ? state.discard(state.acting().get()).acting(Optional.empty())
        : state;
  }

  private static boolean isDecision(State state) {
    return switch (state.turn().stage()) {
      case ACT -> !isActionOver(state);
      case LIMIT -> isOverLimit(state.active());
      default -> false;
    };
  }

  private static State next(State state, Consumer<Event> told) {
    Turn turn = state.turn();
    return switch (turn.stage()) {
      case START ->
          // Accommodation brings the draw phase to the front (HL-11).
          state.active().station().gives(ModuleType.ACCOMMODATION)
              ? Draws.phase(state.turn(turn.at(Stage.ACT)), told)
              : state.turn(turn.at(Stage.ACT));
      case ACT -> state.turn(turn.at(turn.drawn() ? Stage.RESTOCK : Stage.DRAW));
      case DRAW -> Draws.phase(state.turn(turn.at(Stage.RESTOCK)), told);
      case RESTOCK -> Draws.restock(state.turn(turn.at(Stage.LIMIT)), told);
      case LIMIT -> state.turn(turn.next(state.players()));
    };
  }

  static boolean isOverLimit(Admiral admiral) {
    return admiral.hand().size() > HAND_LIMIT && admiral.station().gives(ModuleType.RECREATION);
  }

  /**
   * Whether nothing more can be done in the action phase: its one action is done, and no ability
   * allows a second card; or there is no card for any action (HL-6).
   */
  static boolean isActionOver(State state) {
    Turn turn = state.turn();
    if (turn.done() == 0) {
      return state.active().hand().isEmpty();
    }
    return !mayGoOn(state) || !Options.hasSecond(state);
  }

  /** Whether an ability allows a second card of the same kind (HL-11), held at this moment. */
  static boolean mayGoOn(State state) {
    Turn turn = state.turn();
    ModuleType ability =
        turn.kind() == Kind.LAYING
            ? ModuleType.INFRASTRUCTURE
            : turn.kind() == Kind.EFFECT ? ModuleType.DEFENCE : null;
    return turn.done() == 1 && ability != null && state.active().station().gives(ability);
  }
}
