package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/**
 * Where domes, antennae and airlocks can be built: chained to an own piece (LC-16 to LC-19). Has
 * scratch memory: one thread each.
 */
final class Coloured {

  private final Slots slots;
  private final Layout layout;
  private final int stride;
  private final int words;
  private final long[] ownCorners = Words.single();
  private final long[] ownHorizontal = Words.single();
  private final long[] ownVertical = Words.single();
  private final long[] wallRight = Words.single();
  private final long[] wallBelow = Words.single();
  private final long[] whiteHorizontal = Words.single();
  private final long[] whiteVertical = Words.single();

  Coloured(FastRules rules, Slots slots) {
    this.slots = slots;
    this.layout = rules.layout();
    this.stride = layout.stride();
    this.words = layout.words();
  }

  /**
   * Finds the places, whatever the stock.
   *
   * @param s takes a set for each kind of {@link Move}
   */
  void find(Field f, long[] s) {
    prepare(f);
    for (int w = 0; w < words; w++) {
      long chained = chained(w + 1);
      long bare =
          f.bits[Field.CORNERS + w]
              & ~f.bits[Field.COLOURED_CORNERS + w]
              & ~f.bits[Field.COLOURED_CORNERS + Words.STRIDE + w];
      s[Words.at(Move.DOME) + w] =
          bare & f.bits[f.network() + w] & chained & ~slots.shadowedCorners(f, w);
      s[Words.at(Move.ANTENNA) + w] = chained & slots.nextCorners(f, w) & slots.freeCorners(f, w);
      findAirlocks(f, w, s);
    }
  }

  private void findAirlocks(Field f, int w, long[] s) {
    int blocked = Field.BLOCKED_SPACES + w;
    long own = ownCorners[w + 1];
    s[Words.at(Move.AIRLOCK_HORIZONTAL) + w] =
        (own | Words.down(ownCorners, w + 1, 1))
            & layout.innerHorizontal()[w + 1]
            & slots.freeHorizontal(f, w)
            & ~(f.bits[blocked] | Words.up(f.bits, blocked, stride));
    s[Words.at(Move.AIRLOCK_VERTICAL) + w] =
        (own | Words.down(ownCorners, w + 1, stride))
            & layout.innerVertical()[w + 1]
            & slots.freeVertical(f, w)
            & ~(f.bits[blocked] | Words.up(f.bits, blocked, 1));
  }

  /** The player's coloured pieces of the network, and the straight walls next to its corners. */
  private void prepare(Field f) {
    int own = f.side * Words.STRIDE;
    int network = f.network();
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      ownCorners[i] = f.bits[network + w] & f.bits[Field.COLOURED_CORNERS + own + w];
      ownHorizontal[i] =
          f.bits[network + Words.STRIDE + w] & f.bits[Field.HORIZONTAL_AIRLOCKS + own + w];
      ownVertical[i] =
          f.bits[network + 2 * Words.STRIDE + w] & f.bits[Field.VERTICAL_AIRLOCKS + own + w];
      whiteHorizontal[i] = white(f, Field.HORIZONTAL, Field.HORIZONTAL_AIRLOCKS, w);
      whiteVertical[i] = white(f, Field.VERTICAL, Field.VERTICAL_AIRLOCKS, w);
      wallRight[i] = ownCorners[i] & whiteHorizontal[i];
      wallBelow[i] = ownCorners[i] & whiteVertical[i];
    }
  }

  private static long white(Field f, int edges, int airlocks, int w) {
    return f.bits[edges + w] & ~f.bits[airlocks + w] & ~f.bits[airlocks + Words.STRIDE + w];
  }

  /** Corners chained to an own piece: next to an airlock, or through one straight wall (LC-16). */
  private long chained(int i) {
    return ownHorizontal[i]
        | Words.up(ownHorizontal, i, 1)
        | ownVertical[i]
        | Words.up(ownVertical, i, stride)
        | Words.up(wallRight, i, 1)
        | Words.up(wallBelow, i, stride)
        | (Words.down(ownCorners, i, 1) & whiteHorizontal[i])
        | (Words.down(ownCorners, i, stride) & whiteVertical[i]);
  }
}
