package org.lunartable.engine.homeonlagrange.scoring;

import java.util.Locale;

/**
 * One line of a score; the lines add up to the total.
 *
 * @param what the module, card or make-up it is about, as people know it
 */
public record ScoreLine(Kind kind, String what, int points) {

  /** Why there are points, or none. */
  public enum Kind {
    /** A module's lowest price (HL-15). */
    MODULE,
    /** A matching card's value (HL-15). */
    CARD,
    /** Two Athletes together (HL-24). */
    ATHLETES,
    /** A Civilian on Accommodation (HL-29). */
    CIVILIAN,
    /** A card that does not match its module (HL-15). */
    NO_MATCH,
    /** A card on a module with Resource Scarcity (HL-26). */
    SCARCE,
    /** The make-up bonus (HL-16); {@code what} is the make-up's word. */
    MAKE_UP;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Its word, for example {@code no-match}. */
    public String text() {
      return text;
    }
  }
}
