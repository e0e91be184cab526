package org.lunartable.engine.advisor;

import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Passages;

/**
 * What the figures outside are worth to a side whose stations have doors (LC-26): floods the spaces
 * from the doors, step by step. Has scratch memory: one thread each.
 */
final class Doors {

  /** What a figure so many steps from the inside of an own station is worth, per point. */
  private static final double[] WALK = Evaluation.powers(0.9, 13);

  private static final double WALK_FACTOR = 0.65;

  private final FastRules rules;
  private final Layout layout;
  private final int words;
  private final int stride;
  private final long[] reached = Words.single();
  private final Passages passages;
  private final long[] front = Words.single();
  private final long[] next = Words.single();

  Doors(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.words = layout.words();
    this.passages = new Passages(rules);
    this.stride = layout.stride();
  }

  /** What a side may expect of the figures outside its stations, in points. */
  double worth(Field f, int side) {
    long[] b = f.bits();
    int own = side * Words.STRIDE;
    long any = 0;
    for (int w = 0; w < words; w++) {
      any |= b[Field.OWNED + own + w];
    }
    if (any == 0 || !startAtDoors(f, side)) {
      return 0;
    }
    double worth = 0;
    for (int steps = 1; steps < WALK.length; steps++) {
      int robots = 0;
      int astronauts = 0;
      long grown = 0;
      for (int w = 0; w < words; w++) {
        robots += Long.bitCount(front[w + 1] & b[Field.ROBOTS + w] & ~b[Field.UFOS + w]);
        astronauts += Long.bitCount(front[w + 1] & b[Field.ASTRONAUTS + w] & ~b[Field.UFOS + w]);
        reached[w + 1] |= front[w + 1];
      }
      worth += WALK[steps] * rules.points().of(robots, astronauts);
      for (int w = 0; w < words; w++) {
        next[w + 1] = spread(w + 1) & free(f, w) & ~reached[w + 1];
        grown |= next[w + 1];
      }
      System.arraycopy(next, 0, front, 0, front.length);
      if (grown == 0) {
        break;
      }
    }
    return WALK_FACTOR * worth;
  }

  private long free(Field f, int w) {
    return layout.spaces()[w + 1] & ~f.bits()[Field.UFOS + w] & ~f.bits()[Field.BLOCKED_SPACES + w];
  }

  /** The spaces from which one step leads through an own door into an own station. */
  private boolean startAtDoors(Field f, int side) {
    long[] b = f.bits();
    int own = side * Words.STRIDE;
    int stations = Field.OWNED + own;
    int horizontal = Field.HORIZONTAL_AIRLOCKS + own;
    int vertical = Field.VERTICAL_AIRLOCKS + own;
    long any = 0;
    passages.lookAt(f, side);
    for (int w = 0; w < words; w++) {
      reached[w + 1] = b[stations + w];
    }
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      front[i] = 0;
      front[i] |= Words.up(b, stations + w, 1) & b[vertical + w];
      front[i] |= Words.up(b, stations + w, stride) & b[horizontal + w];
      front[i] |= (b[stations + w] & b[vertical + w]) >>> 1;
      front[i] |= (b[stations + w + 1] & b[vertical + w + 1]) << 63;
      front[i] |= (b[stations + w] & b[horizontal + w]) >>> stride;
      front[i] |= (b[stations + w + 1] & b[horizontal + w + 1]) << -stride;
      front[i] &= free(f, w) & ~b[stations + w];
      any |= front[i];
    }
    return any != 0;
  }

  private long spread(int i) {
    return passages.right(front, i)
        | passages.left(front, i)
        | passages.down(front, i)
        | passages.up(front, i);
  }
}
