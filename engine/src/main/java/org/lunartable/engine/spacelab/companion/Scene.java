package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn;

/**
 * All that the kiosk knows beside printed cards.
 *
 * @param readings how the game reads what the rules leave open
 * @param sides by seat
 * @param bonuses the tiles of each capsule's stack, the top one first
 * @param ender who brought the end about (SL-10)
 * @param reminders what to do with the printed cards after what was told last
 * @param asks whether nobody is passed over in the last round unasked
 */
record Scene(
    Catalogue catalogue,
    Readings readings,
    Seating seating,
    List<Side> sides,
    List<List<Integer>> bonuses,
    Turn turn,
    OptionalInt ender,
    List<Text> reminders,
    boolean asks) {

  static Scene empty(Catalogue catalogue, Readings readings, Seating seating, boolean asks) {
    return new Scene(
        catalogue,
        readings,
        seating,
        seating.seats().stream().map(seat -> Side.EMPTY).toList(),
        Capsule.ALL.stream().map(catalogue::bonuses).toList(),
        Turn.first(seating.first()),
        OptionalInt.empty(),
        List.of(),
        asks);
  }

  int mover() {
    return turn.seat();
  }

  Side side() {
    return sides.get(turn.seat());
  }

  Object said(int seat) {
    return seating.said(seat);
  }

  /** The name of whose turn it is, in sentences. */
  Object said() {
    return said(turn.seat());
  }

  /** Whether a lab placed now brings nothing but its points (SL-10). */
  boolean isBare() {
    return readings.isBare(ender, turn.seat());
  }

  /** The player before brought the end about, by drawing the last card (SL-12). */
  Scene endedBefore() {
    int players = seating.players();
    OptionalInt before = OptionalInt.of((turn.seat() + players - 1) % players);
    return new Scene(catalogue, readings, seating, sides, bonuses, turn, before, reminders, asks);
  }

  boolean mustPlace() {
    return side().hand() >= State.MUST_PLACE;
  }

  Scene side(int seat, UnaryOperator<Side> change) {
    List<Side> changed = Lists.with(sides, seat, change.apply(sides.get(seat)));
    return new Scene(catalogue, readings, seating, changed, bonuses, turn, ender, reminders, asks);
  }

  /** Changes the side of whose turn it is. */
  Scene side(UnaryOperator<Side> change) {
    return side(turn.seat(), change);
  }

  Scene turn(Turn changed) {
    return new Scene(catalogue, readings, seating, sides, bonuses, changed, ender, reminders, asks);
  }

  Scene bonuses(List<List<Integer>> left) {
    return new Scene(catalogue, readings, seating, sides, left, turn, ender, reminders, asks);
  }

  Scene ending() {
    OptionalInt first = ender.isPresent() ? ender : OptionalInt.of(turn.seat());
    return new Scene(catalogue, readings, seating, sides, bonuses, turn, first, reminders, asks);
  }

  Scene reminding(List<Text> now) {
    return new Scene(
        catalogue, readings, seating, sides, bonuses, turn, ender, List.copyOf(now), asks);
  }
}
