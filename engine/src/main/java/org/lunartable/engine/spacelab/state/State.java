package org.lunartable.engine.spacelab.state;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;

/**
 * A game at one moment, secrets and all chance included.
 *
 * @param players by seat
 * @param stock what lies in the middle of the table
 * @param ender who completed the third objective or placed the tenth lab (SL-10)
 * @param over whether everybody has had the last placement
 * @param readings how it reads what the rules leave open
 */
public record State(
    List<Player> players,
    Stock stock,
    Turn turn,
    Pending pending,
    OptionalInt ender,
    Chance chance,
    boolean over,
    Readings readings) {

  /** With so many cards at the start of a turn labs have to be placed (SL-3). */
  public static final int MUST_PLACE = 5;

  /** Who must place but cannot pay discards down to so many cards (SL-6). */
  public static final int KEPT = MUST_PLACE - 1;

  /**
   * What lies in the middle of the table.
   *
   * @param labs the lab deck and its discard pile
   * @param centre the recruitment centre, the oldest card first
   * @param projects the project deck; the last card is the top one
   * @param bonuses the points of the bonus tiles of each capsule's stack, the top one first
   */
  public record Stock(
      Piles<Lab> labs, List<Lab> centre, List<Project> projects, List<List<Integer>> bonuses) {

    public Stock labs(Piles<Lab> changed) {
      return new Stock(changed, centre, projects, bonuses);
    }

    public Stock centre(List<Lab> changed) {
      return new Stock(labs, changed, projects, bonuses);
    }

    public Stock projects(List<Project> changed) {
      return new Stock(labs, centre, changed, bonuses);
    }

    public Stock bonuses(List<List<Integer>> changed) {
      return new Stock(labs, centre, projects, changed);
    }

    /** The tiles of a capsule's stack, the top one first. */
    public List<Integer> bonuses(Capsule capsule) {
      return bonuses.get(capsule.place());
    }
  }

  public Player player(int seat) {
    return players.get(seat);
  }

  /** The player whose turn it is. */
  public Player active() {
    return players.get(turn.seat());
  }

  /** What the next lab with this cost takes now (SL-6, SL-8). */
  public int price(Lab lab) {
    return turn.price(lab);
  }

  /** The cards that all of one agency are taken from after a draw (SL-4). */
  public List<Lab> toTakeFrom() {
    return readings.drawFrom() == Readings.DrawFrom.CENTRE_TOO
        ? Lists.plusAll(pending.labs(), stock.centre())
        : pending.labs();
  }

  /** Whether there is a lab card to draw (SL-12). */
  public boolean canDraw() {
    return !stock.labs().deck().isEmpty() || (isMadeAnew() && !stock.labs().discard().isEmpty());
  }

  /** Whether the lab deck, when it is empty, is made anew from the discard pile (SL-12). */
  public boolean isMadeAnew() {
    return readings.emptyDeck() == Readings.EmptyDeck.MADE_ANEW;
  }

  /** Whether a lab placed now brings nothing but its points (SL-10). */
  public boolean isBare() {
    return readings.isBare(ender, turn.seat());
  }

  /** Changes the player whose turn it is. */
  public State active(UnaryOperator<Player> change) {
    List<Player> changed = Lists.with(players, turn.seat(), change.apply(active()));
    return new State(changed, stock, turn, pending, ender, chance, over, readings);
  }

  public State players(List<Player> changed) {
    return new State(changed, stock, turn, pending, ender, chance, over, readings);
  }

  public State stock(Stock changed) {
    return new State(players, changed, turn, pending, ender, chance, over, readings);
  }

  public State discard(Lab card) {
    return stock(stock.labs(stock.labs().discard(card)));
  }

  public State turn(Turn changed) {
    return new State(players, stock, changed, pending, ender, chance, over, readings);
  }

  public State waitFor(Pending changed) {
    return new State(players, stock, turn, changed, ender, chance, over, readings);
  }

  public State chance(Chance left) {
    return new State(players, stock, turn, pending, ender, left, over, readings);
  }

  /** The player whose turn it is has brought the end about (SL-10); the first one counts. */
  public State ending() {
    OptionalInt first = ender.isPresent() ? ender : OptionalInt.of(turn.seat());
    return new State(players, stock, turn, pending, first, chance, over, readings);
  }

  public State ended() {
    return new State(players, stock, turn, pending, ender, chance, true, readings);
  }
}
