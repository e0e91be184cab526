package org.lunartable.engine.spacelab.state;

import java.util.OptionalInt;
import org.lunartable.engine.cardgame.OpenRules;
import org.lunartable.engine.cardgame.Rule;

/**
 * How a game reads the points that the rules leave open. The first constant of each is the usual
 * reading; the figures of the house's cards (SL-13) are data of the catalogue and no reading.
 *
 * @param drawFrom SL-4: where the cards of the chosen agency are taken from after a draw
 * @param pass SL-5: when a player may pass
 * @param cannotPay SL-6: what becomes of a player who must place labs but cannot pay for any
 * @param lastPlacement SL-10: what labs bring that are placed after the end was brought about
 * @param emptyDeck SL-12: what becomes of an empty lab deck
 */
public record Readings(
    @Rule("SL-4") DrawFrom drawFrom,
    @Rule("SL-5") Pass pass,
    @Rule("SL-6") CannotPay cannotPay,
    @Rule("SL-10") LastPlacement lastPlacement,
    @Rule("SL-12") EmptyDeck emptyDeck) {

  /** SL-4. */
  public enum DrawFrom {
    /** All cards of the agency among the three turned up. */
    THE_THREE,
    /** Those in the recruitment centre, too. */
    CENTRE_TOO
  }

  /** SL-5. */
  public enum Pass {
    /** Only who can do nothing else. */
    WHEN_STUCK,
    /** Whoever need not place labs. */
    ANY_TIME
  }

  /** SL-6. */
  public enum CannotPay {
    /** Cards are discarded down to four. */
    DISCARDS_TO_FOUR,
    /** The turn is over, the hand is kept. */
    PASSES,
    /** Drawing and recruiting are possible after all. */
    ACTS_OTHERWISE
  }

  /** SL-10. */
  public enum LastPlacement {
    /** All that labs bring otherwise. */
    AS_USUAL,
    /** The points on them alone: no bonus tiles, no projects, no effects. */
    LABS_ALONE
  }

  /** SL-12. */
  public enum EmptyDeck {
    /** It is made anew from the shuffled discard pile. */
    MADE_ANEW,
    /** It brings the end about, as a tenth lab does. */
    ENDS_THE_GAME
  }

  /** What there is to choose. */
  public static final OpenRules<Readings> OPEN = OpenRules.of(Readings.class);

  /** Every point in the usual way. */
  public static final Readings USUAL = OPEN.usual();

  /**
   * Whether a lab brings nothing but its points (SL-10).
   *
   * @param ender who brought the end about
   * @param seat who places it
   */
  public boolean isBare(OptionalInt ender, int seat) {
    boolean isLast = ender.isPresent() && ender.getAsInt() != seat;
    return isLast && lastPlacement == LastPlacement.LABS_ALONE;
  }
}
