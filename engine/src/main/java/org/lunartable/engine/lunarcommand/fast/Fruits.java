package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Words;

/**
 * Tells which actions may bring points or close something, from the neighbourhood alone: what it
 * says no to brings nothing for certain. Has scratch memory: one thread each.
 */
public final class Fruits {

  private final Enclosures enclosures;
  private final Field scratch = new Field();

  public Fruits(FastRules rules) {
    this.enclosures = new Enclosures(rules.layout());
  }

  /** Looks at this position from now on. */
  public void lookAt(Field field) {
    scratch.copyFrom(field);
  }

  /** Whether this legal action may bring something. */
  public boolean possible(int move) {
    int kind = Move.kind(move);
    if (kind == Move.STEP) {
      return isOwn(Move.second(move));
    } else if (kind == Move.ABDUCT) {
      return isOwn(Move.third(move));
    }
    return kind <= Move.ANTENNA && (scratch.unscored || mayClose(move));
  }

  private boolean isOwn(int space) {
    return scratch.has(Field.OWNED + scratch.side * Words.STRIDE, space);
  }

  private boolean mayClose(int move) {
    if (!Move.fillsSlot(move)) {
      return false;
    }
    int bit = Move.first(move);
    int slots = Closing.slots(move);
    scratch.set(slots, bit);
    boolean may = Closing.possible(enclosures, scratch.bits, move);
    scratch.clear(slots, bit);
    return may;
  }
}
