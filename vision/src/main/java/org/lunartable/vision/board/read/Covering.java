package org.lunartable.vision.board.read;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import org.lunartable.engine.grid.Lattice;

/**
 * Tells something that lies or is held over the board from single places that look odd: a hand, a
 * lid or a head covers many places side by side. Stateless.
 */
final class Covering {
  private static final double FOREIGN = 0.5;
  private static final double SUSPECT = 0.03;

  /** Arms come in over the rim of the board, so few odd places there are enough. */
  private static final int LEAST_AT_RIM = 3;

  /** In the middle a highlight on glossy plastic looks odd, too. */
  private static final int LEAST_INSIDE = 10;

  private Covering() {}

  /**
   * The places covered, by index.
   *
   * @param foreign for every place the probability that it shows something foreign
   */
  static BitSet of(double[] foreign, Lattice lattice) {
    BitSet covered = new BitSet();
    BitSet seen = new BitSet();
    for (int start = 0; start < foreign.length; start++) {
      if (foreign[start] > FOREIGN && !seen.get(start)) {
        BitSet group = group(start, foreign, lattice);
        seen.or(group);
        boolean rim = group.stream().anyMatch(at -> lattice.onRim(lattice.place(at)));
        if (group.cardinality() >= (rim ? LEAST_AT_RIM : LEAST_INSIDE)) {
          covered.or(group);
        }
      }
    }
    return grown(covered, foreign, lattice);
  }

  private static BitSet group(int start, double[] foreign, Lattice lattice) {
    BitSet group = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    group.set(start);
    open.add(start);
    while (!open.isEmpty()) {
      int at = open.remove();
      for (int next : around(at, lattice)) {
        if (!group.get(next) && foreign[next] > FOREIGN) {
          group.set(next);
          open.add(next);
        }
      }
    }
    return group;
  }

  /** The edge of a hand hides parts of places that still look half like themselves. */
  private static BitSet grown(BitSet covered, double[] foreign, Lattice lattice) {
    BitSet grown = (BitSet) covered.clone();
    for (int at = covered.nextSetBit(0); at >= 0; at = covered.nextSetBit(at + 1)) {
      for (int next : around(at, lattice)) {
        if (foreign[next] > SUSPECT) {
          grown.set(next);
        }
      }
    }
    return grown;
  }

  private static int[] around(int index, Lattice lattice) {
    int x = index % lattice.columns();
    int y = index / lattice.columns();
    int[] found = new int[8];
    int count = 0;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if ((dx != 0 || dy != 0) && lattice.contains(x + dx, y + dy)) {
          found[count++] = (y + dy) * lattice.columns() + x + dx;
        }
      }
    }
    return Arrays.copyOf(found, count);
  }
}
