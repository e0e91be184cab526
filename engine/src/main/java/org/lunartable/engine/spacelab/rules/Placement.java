package org.lunartable.engine.spacelab.rules;

import java.util.List;
import java.util.function.Consumer;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;

/** Placing labs, and what their slots bring (SL-6 to SL-10). */
final class Placement {

  private Placement() {}

  /** Whether the player whose turn it is can pay for the lab, which is in the hand (SL-6). */
  static boolean canPay(State state, Lab lab) {
    return state.active().hand().size() - 1 >= state.price(lab);
  }

  /** Whether any lab can be placed. */
  static boolean isPossible(State state) {
    return !state.active().station().isFull()
        && state.active().hand().stream().anyMatch(lab -> canPay(state, lab));
  }

  /** Whether labs must be placed, but none can (SL-6). */
  static boolean isStuck(State state) {
    return state.active().hand().size() >= State.MUST_PLACE && !isPossible(state);
  }

  /** The lab leaves the hand; cards for it are to be discarded. */
  static State begin(State state, Lab lab, Slot slot, Consumer<Event> told) {
    int price = state.price(lab);
    told.accept(Event.count(Event.Kind.PLACED, state.turn().seat(), price).with(lab).with(slot));
    State paying = state.active(player -> player.discarded(lab));
    return paid(paying.waitFor(new Pending.Payment(lab, slot, price)), told);
  }

  /** One more card is discarded for the lab. */
  static State pay(State state, Pending.Payment wait, Lab card, Consumer<Event> told) {
    State paid = state.active(player -> player.discarded(card)).discard(card);
    Pending.Payment left = new Pending.Payment(wait.lab(), wait.slot(), wait.missing() - 1);
    return paid(paid.waitFor(left), told);
  }

  /** Goes on when enough is paid, or when the whole hand is needed anyway. */
  private static State paid(State state, Consumer<Event> told) {
    Pending.Payment wait = (Pending.Payment) state.pending();
    List<Lab> hand = state.active().hand();
    if (wait.missing() == 0) {
      return land(state.waitFor(Pending.Plain.NOTHING), wait.lab(), wait.slot(), told);
    }
    boolean isForced = hand.size() == wait.missing() || hand.stream().distinct().count() == 1;
    return isForced ? pay(state, wait, hand.get(0), told) : state;
  }

  /** The lab is paid for and comes into the station. */
  private static State land(State state, Lab lab, Slot slot, Consumer<Event> told) {
    Landing landing =
        Landing.of(state.active().station(), lab, slot, state.stock().bonuses(), state.isBare());
    State now =
        state
            .turn(state.turn().hasPlaced())
            .active(player -> player.with(landing.station()))
            .stock(state.stock().bonuses(landing.bonuses()));
    int seat = now.turn().seat();
    landing.completed().forEach(one -> told.accept(completed(seat, one)));
    if (landing.isLast() && now.ender().isEmpty()) {
      told.accept(Event.of(Event.Kind.LAST_ROUND, seat));
      now = now.ending();
    }
    return landing.gain().isPresent() ? gained(now, landing.gain().get(), told) : now;
  }

  /** SL-9. */
  private static Event completed(int seat, Landing.Completion one) {
    Event event =
        one.tile()
            .map(points -> Event.count(Event.Kind.COMPLETED, seat, points))
            .orElseGet(() -> Event.of(Event.Kind.COMPLETED_LATE, seat));
    return event.with(one.capsule());
  }

  /** What the slot brings (SL-7, SL-8). */
  private static State gained(State state, Landing.Gain gain, Consumer<Event> told) {
    return switch (gain.effect()) {
      case TAKE_LAB -> Draws.takeLab(state, told);
      case RECRUIT_ONE -> Draws.recruitOne(state, told);
      case PROJECTS -> Draws.projects(state, gain.cards(), told);
      case DISCOUNT -> {
        told.accept(Event.of(Event.Kind.CHEAPER, state.turn().seat()));
        yield state.turn(state.turn().cheaper());
      }
    };
  }
}
