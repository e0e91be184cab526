package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
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
    Supplier<P> next) {

  public Step {
    told = List.copyOf(told);
  }

  /** A step without a preview, with one line in the log or none. */
  public Step(
      String id, String group, String card, Text label, Optional<Text> told, Supplier<P> next) {
    this(id, group, card, label, Optional.empty(), told.stream().toList(), next);
  }
}
