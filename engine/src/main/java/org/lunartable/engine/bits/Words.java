package org.lunartable.engine.bits;

/**
 * Sets of bits in up to three words of a larger array. The words before and after a set are always
 * zero, so that shifting needs no special case at the ends.
 */
public final class Words {

  /** Words of a set together with the zero word that follows it. */
  public static final int STRIDE = 4;

  private Words() {}

  /** A set on its own, for scratch work. */
  public static long[] single() {
    return new long[STRIDE + 1];
  }

  /** Where the set with this number starts in an array. */
  public static int at(int set) {
    return 1 + set * STRIDE;
  }

  /** The word at i after the set is shifted towards higher bits; 0 &lt; k &lt; 64. */
  public static long up(long[] a, int i, int k) {
    return (a[i] << k) | (a[i - 1] >>> -k);
  }

  /** The word at i after the set is shifted towards lower bits; 0 &lt; k &lt; 64. */
  public static long down(long[] a, int i, int k) {
    return (a[i] >>> k) | (a[i + 1] << -k);
  }

  public static boolean has(long[] a, int at, int bit) {
    return ((a[at + (bit >>> 6)] >>> bit) & 1) != 0;
  }

  /** The bit as 0 or 1. */
  public static int get(long[] a, int at, int bit) {
    return (int) (a[at + (bit >>> 6)] >>> bit) & 1;
  }

  public static void set(long[] a, int at, int bit) {
    a[at + (bit >>> 6)] |= 1L << bit;
  }

  public static void clear(long[] a, int at, int bit) {
    a[at + (bit >>> 6)] &= ~(1L << bit);
  }

  public static int count(long[] a, int at) {
    return Long.bitCount(a[at]) + Long.bitCount(a[at + 1]) + Long.bitCount(a[at + 2]);
  }

  public static boolean isEmpty(long[] a, int at) {
    return (a[at] | a[at + 1] | a[at + 2]) == 0;
  }

  /** The number of the lowest bit; the set must not be empty. */
  public static int first(long[] a, int at) {
    int word = a[at] != 0 ? 0 : a[at + 1] != 0 ? 1 : 2;
    return (word << 6) + Long.numberOfTrailingZeros(a[at + word]);
  }

  /** The number of the n-th bit, counted from 0; the set must have it. */
  public static int select(long[] a, int at, int n) {
    int left = n;
    int word = 0;
    int inWord = Long.bitCount(a[at]);
    while (left >= inWord) {
      left -= inWord;
      word++;
      inWord = Long.bitCount(a[at + word]);
    }
    return (word << 6) + select(a[at + word], left);
  }

  private static int select(long word, int n) {
    long rest = word;
    int left = n;
    int position = 0;
    for (int half = 32; half > 0; half >>= 1) {
      int below = Long.bitCount(rest & ((1L << half) - 1));
      int skip = left >= below ? half : 0;
      left -= skip == 0 ? 0 : below;
      rest >>>= skip;
      position += skip;
    }
    return position;
  }
}
