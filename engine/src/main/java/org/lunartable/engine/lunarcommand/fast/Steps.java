package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Words;

/** The single steps of a spacewalk. Has scratch memory: one thread each. */
final class Steps {

  /** Targets of steps to the right, left, down and up: four sets after the others. */
  private static final int TARGETS = Words.at(12);

  private final Slots slots;
  private final int stride;
  private final int words;
  private final Passages passages;
  private final long[] movers = Words.single();
  private final int[] counts = new int[4];

  Steps(FastRules rules, Slots slots) {
    this.slots = slots;
    this.stride = rules.layout().stride();
    this.words = rules.layout().words();
    this.passages = new Passages(rules);
  }

  /**
   * Finds all steps (LC-24, LC-25) and counts them.
   *
   * @param s takes a set of targets for each direction
   */
  int find(Field f, long[] s) {
    for (int w = 0; w < words; w++) {
      movers[w + 1] =
          (f.bits[Field.ROBOTS + w] | f.bits[Field.ASTRONAUTS + w]) & ~f.bits[Field.UFOS + w];
    }
    passages.lookAt(f, f.side);
    for (int w = 0; w < words; w++) {
      long empty = slots.emptySpaces(f, w);
      s[TARGETS + w] = passages.right(movers, w + 1) & empty;
      s[TARGETS + Words.STRIDE + w] = passages.left(movers, w + 1) & empty;
      s[TARGETS + 2 * Words.STRIDE + w] = passages.down(movers, w + 1) & empty;
      s[TARGETS + 3 * Words.STRIDE + w] = passages.up(movers, w + 1) & empty;
    }
    int sum = 0;
    for (int d = 0; d < 4; d++) {
      counts[d] = Words.count(s, TARGETS + d * Words.STRIDE);
      sum += counts[d];
    }
    return sum;
  }

  /** The k-th step that was found last, counted from 0. */
  int pick(int k, long[] s) {
    int left = k;
    int direction = 0;
    while (left >= counts[direction]) {
      left -= counts[direction];
      direction++;
    }
    int to = Words.select(s, TARGETS + direction * Words.STRIDE, left);
    int back = direction == 0 ? 1 : direction == 1 ? -1 : direction == 2 ? stride : -stride;
    return Move.of(Move.STEP, to - back, to);
  }
}
