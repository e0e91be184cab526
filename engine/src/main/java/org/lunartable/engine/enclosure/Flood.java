package org.lunartable.engine.enclosure;

/** Floods spaces row by row, a whole row at a time. */
final class Flood {

  private Flood() {}

  /**
   * All spaces that can be reached from the seed by steps between side-sharing spaces.
   *
   * @param seed where the flood starts, one bit a space, one word a row
   * @param right bit c of row r is set when the step between columns c and c + 1 is open
   * @param down bit c of row r is set when the step between rows r and r + 1 is open
   */
  static int[] from(int[] seed, int[] right, int[] down) {
    int[] wet = seed.clone();
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int r = 0; r < wet.length; r++) {
        grown |= soak(wet, r, right, down);
      }
      for (int r = wet.length - 2; r >= 0; r--) {
        grown |= soak(wet, r, right, down);
      }
    }
    return wet;
  }

  private static boolean soak(int[] wet, int r, int[] right, int[] down) {
    int water = wet[r];
    if (r > 0) {
      water |= wet[r - 1] & down[r - 1];
    }
    if (r + 1 < wet.length) {
      water |= wet[r + 1] & down[r];
    }
    water = spread(water, right[r]);
    boolean grown = water != wet[r];
    wet[r] = water;
    return grown;
  }

  private static int spread(int water, int open) {
    int now = water;
    int before;
    do {
      before = now;
      now |= (now & open) << 1;
      now |= now >>> 1 & open;
    } while (now != before);
    return now;
  }
}
