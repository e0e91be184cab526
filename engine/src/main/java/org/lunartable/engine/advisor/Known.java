package org.lunartable.engine.advisor;

/**
 * A set of numbers that stand for positions, kept in an array so that filling and emptying it
 * allocates nothing.
 */
final class Known {

  private long[] keys = new long[256];
  private int[] filledIn = new int[256];
  private int round = 1;
  private int count;

  void clear() {
    round++;
    count = 0;
  }

  boolean contains(long key) {
    return filledIn[slot(key)] == round;
  }

  void add(long key) {
    int slot = slot(key);
    if (filledIn[slot] != round) {
      fill(slot, key);
      if (2 * ++count > keys.length) {
        grow();
      }
    }
  }

  private void fill(int slot, long key) {
    keys[slot] = key;
    filledIn[slot] = round;
  }

  /** Where the number is, or would be. */
  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key ^ key >>> 32) & mask;
    while (filledIn[slot] == round && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    long[] old = keys;
    int[] oldFilled = filledIn;
    keys = new long[2 * old.length];
    filledIn = new int[keys.length];
    for (int i = 0; i < old.length; i++) {
      if (oldFilled[i] == round) {
        fill(slot(old[i]), old[i]);
      }
    }
  }
}
