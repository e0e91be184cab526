package org.lunartable.engine.homeonlagrange.rules;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/**
 * Something that happened and that everybody at the table sees: no event names a hidden card.
 *
 * @param seat who it is about
 * @param other the other player it concerns
 * @param count how many cards it is about
 */
public record Event(
    Kind kind,
    int seat,
    OptionalInt other,
    Optional<ModuleCard> module,
    Optional<ResourceCard> card,
    int count) {

  /** What can happen. */
  public enum Kind {
    /** Paid for a module; {@code count} cards went onto it. */
    BOUGHT,
    /** Had to pay for a module that {@code other} named (HL-30). */
    FORCED,
    /** Took a module without payment (HL-28). */
    TOOK,
    /** Laid a card face down on a module. */
    LAID,
    /** Exchanged a card for the top one. */
    SWAPPED,
    /** Played a black or white card. */
    PLAYED,
    /** The card did nothing. */
    NO_EFFECT,
    /** An attack met this station. */
    HIT,
    /** A Laser Turret stopped the attack (HL-23). */
    STOPPED,
    /** A Booby Trap took the attacker's hand of {@code count} cards (HL-27). */
    TRAPPED,
    /** Lost a module with {@code count} cards on it. */
    LOST,
    /** Resource Scarcity lies on a module now (HL-26). */
    SCARCE,
    /** Blue Harvest kept Resource Scarcity off (HL-25). */
    PROTECTED,
    /** Blue Harvest took Resource Scarcity away (HL-25). */
    FREED,
    /** Put the looked-at cards back (HL-20). */
    ORDERED,
    /** Drew {@code count} cards. */
    DREW,
    /** Discarded a card. */
    DROPPED,
    /** A module left the Mass Driver for the discard pile (HL-12). */
    PASSED_BY,
    /** The resource deck was made anew (HL-13). */
    RESHUFFLED,
    /** The module deck was made anew (HL-13). */
    MODULES_RESHUFFLED,
    /** The station has its four modules. */
    COMPLETE,
    /** Every station is complete (HL-14). */
    ENDED;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Its word, for example {@code no-effect}. */
    public String text() {
      return text;
    }
  }

  static Event of(Kind kind, int seat) {
    return count(kind, seat, 0);
  }

  static Event count(Kind kind, int seat, int count) {
    return new Event(kind, seat, OptionalInt.empty(), Optional.empty(), Optional.empty(), count);
  }

  Event with(ModuleCard module) {
    return new Event(kind, seat, other, Optional.of(module), card, count);
  }

  Event with(ResourceCard card) {
    return new Event(kind, seat, other, module, Optional.of(card), count);
  }

  Event with(int otherSeat) {
    return new Event(kind, seat, OptionalInt.of(otherSeat), module, card, count);
  }

  Event with(Target target) {
    return new Event(kind, seat, target.seat(), target.module(), card, count);
  }
}
