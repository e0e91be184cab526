package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/**
 * One thing that people can tell the kiosk beside printed cards.
 *
 * @param id the move, for example {@code buy:hotel}
 * @param group the key it is under
 * @param card what is touched for it: a card, or a place for one; empty for none
 * @param preview what would come of it, when there is something to say
 * @param told what to write into the log, in order; nothing for mere looking around
 * @param shown the backgrounds of the cards that say the same when one is laid into the tray; none
 *     where no card does
 * @param isRow whether such a card says it only where it begins a row of cards
 * @param next what it leads to
 * @param <P> where the kiosk is
 */
public record Step<P>(
    String id,
    String group,
    String card,
    Text label,
    Optional<Block.Preview> preview,
    List<Text> told,
    Set<Background> shown,
    boolean isRow,
    Supplier<P> next) {

  /** The group of what only cards say. */
  private static final String NO_KEY = "";

  public Step {
    told = List.copyOf(told);
    shown = Set.copyOf(shown);
  }

  /** A step that no card in the tray says. */
  public Step(
      String id,
      String group,
      String card,
      Text label,
      Optional<Block.Preview> preview,
      List<Text> told,
      Supplier<P> next) {
    this(id, group, card, label, preview, told, Set.of(), false, next);
  }

  /** A step without a preview, with one line in the log or none. */
  public Step(
      String id, String group, String card, Text label, Optional<Text> told, Supplier<P> next) {
    this(id, group, card, label, Optional.empty(), told.stream().toList(), next);
  }

  /** The same, also said by laying a card with one of these backgrounds into the tray. */
  public Step<P> shownBy(Set<Background> cards) {
    return new Step<>(id, group, card, label, preview, told, cards, false, next);
  }

  /**
   * The same, only said by a card with one of these backgrounds that begins a row of cards: there
   * is no key for it.
   */
  public Step<P> beginningRow(Set<Background> cards) {
    return new Step<>(id, NO_KEY, card, label, preview, told, cards, true, next);
  }

  /** The same, only said by a card: there is no key for it. */
  public Step<P> withoutKey() {
    return new Step<>(id, NO_KEY, card, label, preview, told, shown, isRow, next);
  }

  /** Whether it can be touched. */
  boolean hasKey() {
    return !group.equals(NO_KEY);
  }

  /** What the table shows once it is told. */
  Expectation expectation() {
    if (shown.isEmpty()) {
      return new Expectation.Nothing();
    }
    return isRow ? new Expectation.RowBegins(shown) : new Expectation.CardLies(shown);
  }
}
