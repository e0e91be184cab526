package org.lunartable.engine.homeonlagrange.state;

import org.lunartable.engine.cardgame.OpenRules;
import org.lunartable.engine.cardgame.Rule;

/**
 * How a game reads the points that the rules leave open. The first constant of each is the usual
 * reading. What is a figure or a background of a card (HL-3, HL-4) is data of the catalogue and no
 * reading.
 *
 * @param paidCards HL-8: whether what is written on cards counts that were paid with and lie on the
 *     module
 * @param overpaying HL-8: whether cards may be added to a payment that is enough
 * @param twoDraws HL-11: how much is drawn with Education and Recreation together
 * @param equalTotals HL-19: who wins with equal totals
 * @param eysiumCards HL-20: which cards Al Eysium brings onto the deck
 * @param invadedModule HL-21: who chooses the module that an Alien Invasion takes
 * @param hitModule HL-22: who chooses the module that an Asteroid takes
 * @param athletes HL-24: where two Athletes are together
 * @param scarcity HL-26: what scores nothing under Resource Scarcity
 * @param trapSprings HL-27: which attacks spring a Booby Trap
 * @param trappedHand HL-27: whose hand a Booby Trap takes
 * @param fullerModules HL-28: where Buckminster Fuller takes a module from
 * @param orderedModule HL-30: who names the module that has to be bought
 * @param orderPayment HL-30: with which cards of the hand it is paid
 */
public record Readings(
    @Rule("HL-8") PaidCards paidCards,
    @Rule("HL-8") Overpaying overpaying,
    @Rule("HL-11") TwoDraws twoDraws,
    @Rule("HL-19") EqualTotals equalTotals,
    @Rule("HL-20") EysiumCards eysiumCards,
    @Rule("HL-21") Chooser invadedModule,
    @Rule("HL-22") Chooser hitModule,
    @Rule("HL-24") Athletes athletes,
    @Rule("HL-26") Scarcity scarcity,
    @Rule("HL-27") TrapSprings trapSprings,
    @Rule("HL-27") TrappedHand trappedHand,
    @Rule("HL-28") FullerModules fullerModules,
    @Rule("HL-30") OrderedModule orderedModule,
    @Rule("HL-30") OrderPayment orderPayment) {

  /** HL-8. */
  public enum PaidCards {
    /** They count as cards that were laid there. */
    COUNT_AS_LAID,
    /** They have their value alone: no pair, no bonus, no protection. */
    VALUE_ALONE
  }

  /** HL-8. */
  public enum Overpaying {
    ALLOWED,
    /** Nothing is added once the price is reached. */
    UP_TO_THE_PRICE
  }

  /** HL-11. */
  public enum TwoDraws {
    /** Two cards are drawn, one of them is discarded. */
    ONE_DRAW,
    /** After that two more are drawn, for the other ability. */
    EACH_IN_FULL
  }

  /** HL-19. */
  public enum EqualTotals {
    /** They share the win. */
    SHARED,
    /** The higher bonus for the make-up wins; only when that is equal, too, the win is shared. */
    MAKE_UP
  }

  /** HL-20. */
  public enum EysiumCards {
    /** The top three of the resource deck. */
    OF_THE_DECK,
    /** The top three of the resource discard pile. */
    OF_THE_DISCARD_PILE
  }

  /** HL-21, HL-22. */
  public enum Chooser {
    /** The player who loses it. */
    VICTIM,
    /** The player who played the card. */
    ATTACKER
  }

  /** HL-24. */
  public enum Athletes {
    /** Both lie on Recreation modules of one station. */
    SAME_STATION,
    /** Both lie on the same Recreation module. */
    SAME_MODULE
  }

  /** HL-26. */
  public enum Scarcity {
    /** The cards on the module. */
    CARDS,
    /** The module, too. */
    MODULE_TOO
  }

  /** HL-27. */
  public enum TrapSprings {
    /** All of another player, also one that a Laser Turret stops. */
    ANY_ATTACK,
    /** Only those that are not stopped. */
    UNSTOPPED
  }

  /** HL-27. */
  public enum TrappedHand {
    ATTACKERS,
    /** The hand of the player who is attacked. */
    VICTIMS
  }

  /** HL-28. */
  public enum FullerModules {
    MASS_DRIVER,
    /** From the Mass Driver or from the modules' discard pile. */
    DISCARD_PILE_TOO
  }

  /** HL-30. */
  public enum OrderedModule {
    /** The player who played the card names it. */
    BY_ATTACKER,
    /** The player who has to buy names it. */
    BY_BUYER
  }

  /** HL-30. */
  public enum OrderPayment {
    /** The player who has to buy chooses them. */
    CHOSEN,
    /** They are drawn from the hand unseen until they are enough. */
    DRAWN
  }

  /** What there is to choose. */
  public static final OpenRules<Readings> OPEN = OpenRules.of(Readings.class);

  /** Every point in the usual way. */
  public static final Readings USUAL = OPEN.usual();
}
