package org.lunartable.engine.spacelab.rules;

import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.state.Slot;

/**
 * Something that happened and that everybody at the table sees: no event names a hidden card.
 *
 * @param seat who it is about
 * @param count how many cards, or points, it is about
 */
public record Event(
    Kind kind,
    int seat,
    int count,
    Optional<Agency> agency,
    Optional<Lab> lab,
    Optional<Slot> slot,
    Optional<Capsule> capsule) {

  /** What can happen. */
  public enum Kind {
    /** Put an objective on a capsule. */
    PUT,
    /** Turned {@code count} lab cards up. */
    TURNED_UP,
    /** Took {@code count} cards of an agency. */
    TOOK,
    /** Took {@code count} cards of an agency from the recruitment centre. */
    RECRUITED,
    /** Placed a lab for {@code count} cards. */
    PLACED,
    /** Completed an objective for a bonus tile of {@code count} points (SL-9). */
    COMPLETED,
    /** Completed an objective after the last bonus tile of its stack (SL-9). */
    COMPLETED_LATE,
    /** Keeps one of {@code count} projects drawn. */
    PROJECT,
    /** No project card is left. */
    NO_PROJECT,
    /** An effect brought a lab card from the deck. */
    LAB_DRAWN,
    /** An effect brought a lab card from the recruitment centre. */
    LAB_RECRUITED,
    /** An effect makes the next lab cheaper. */
    CHEAPER,
    /** An effect brought nothing. */
    NO_EFFECT,
    /** Discarded a card, since no lab could be paid for. */
    DROPPED,
    /** Could do nothing. */
    PASSED,
    /** The lab deck was made anew (SL-12). */
    RESHUFFLED,
    /** Brought the end about (SL-10). */
    LAST_ROUND,
    /** The game is over. */
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
    return new Event(
        kind, seat, count, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  Event with(Agency one) {
    return new Event(kind, seat, count, Optional.of(one), lab, slot, capsule);
  }

  Event with(Lab one) {
    return new Event(kind, seat, count, agency, Optional.of(one), slot, capsule);
  }

  Event with(Slot one) {
    return new Event(kind, seat, count, agency, lab, Optional.of(one), capsule);
  }

  Event with(Capsule one) {
    return new Event(kind, seat, count, agency, lab, slot, Optional.of(one));
  }
}
