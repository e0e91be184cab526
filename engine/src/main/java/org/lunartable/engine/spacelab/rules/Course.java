package org.lunartable.engine.spacelab.rules;

import java.util.function.Consumer;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Readings.CannotPay;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** The course of the game: everything that follows without anybody's decision. */
final class Course {

  private Course() {}

  /** Goes on until somebody has to decide or the game is over. */
  static State settle(State state, Consumer<Event> told) {
    State now = state;
    while (!now.over() && now.pending() == Pending.Plain.NOTHING && !isDecision(now)) {
      now = next(now, told);
    }
    return now;
  }

  private static boolean isDecision(State state) {
    return switch (state.turn().stage()) {
      case TILES -> state.active().tiles().size() > 1;
      case ACT -> !mustDiscard(state);
      case PLACE -> Placement.isPossible(state);
      case DISCARD -> state.active().hand().size() > State.KEPT;
      case OVER -> false;
    };
  }

  private static boolean mustDiscard(State state) {
    return state.readings().cannotPay() == CannotPay.DISCARDS_TO_FOUR && Placement.isStuck(state);
  }

  private static State next(State state, Consumer<Event> told) {
    Turn turn = state.turn();
    return switch (turn.stage()) {
      case TILES -> state.active().tiles().isEmpty() ? over(state) : lastTile(state, told);
      case ACT -> state.turn(turn.at(Stage.DISCARD));
      case PLACE, DISCARD -> over(state);
      case OVER -> nextTurn(state, told);
    };
  }

  private static State over(State state) {
    return state.turn(state.turn().at(Stage.OVER));
  }

  /** The third tile has only one capsule left (SL-2). */
  private static State lastTile(State state, Consumer<Event> told) {
    Capsule free =
        Capsule.ALL.stream()
            .filter(capsule -> state.active().station().objective(capsule).isEmpty())
            .findFirst()
            .orElseThrow();
    return put(state, state.active().tiles().get(0), free, told);
  }

  /** SL-2. */
  static State put(State state, Objective tile, Capsule capsule, Consumer<Event> told) {
    told.accept(Event.of(Event.Kind.PUT, state.turn().seat()).with(capsule));
    return state.active(player -> player.put(tile).with(player.station().with(capsule, tile)));
  }

  /** The next player's turn; after the end was brought about it is a last placement (SL-10). */
  private static State nextTurn(State state, Consumer<Event> told) {
    int players = state.players().size();
    int seat = (state.turn().seat() + 1) % players;
    if (state.ender().isPresent() && state.ender().getAsInt() == seat) {
      told.accept(Event.of(Event.Kind.ENDED, seat));
      return state.ended();
    }
    boolean isSetUp = !state.player(seat).tiles().isEmpty();
    Stage stage = isSetUp ? Stage.TILES : state.ender().isPresent() ? Stage.PLACE : Stage.ACT;
    return state.turn(state.turn().next(players, stage));
  }
}
