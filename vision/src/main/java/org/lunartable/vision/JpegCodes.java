package org.lunartable.vision;

import java.util.Arrays;

/** One table of a JPEG's variable-length codes. Immutable. */
final class JpegCodes {
  private static final int LENGTHS = 16;
  private static final int FAST = 9;

  private final int size;
  private final int[] fast = new int[1 << FAST];
  private final int[] limit = new int[LENGTHS + 1];
  private final int[] offset = new int[LENGTHS + 1];
  private final byte[] symbols;

  /** Reads a table: sixteen counts, then the symbols. */
  JpegCodes(byte[] file, int at) {
    int total = 0;
    for (int i = 0; i < LENGTHS; i++) {
      total += file[at + i] & 0xFF;
    }
    size = LENGTHS + total;
    symbols = Arrays.copyOfRange(file, at + LENGTHS, at + size);
    Arrays.fill(fast, -1);
    int code = 0;
    int symbol = 0;
    for (int length = 1; length <= LENGTHS; length++) {
      offset[length] = symbol - code;
      for (int i = 0; i < (file[at + length - 1] & 0xFF); i++) {
        quicken(code++, length, symbols[symbol++] & 0xFF);
      }
      limit[length] = code << (LENGTHS - length);
      code <<= 1;
    }
  }

  private void quicken(int code, int length, int symbol) {
    if (length <= FAST) {
      int from = (code << (FAST - length)) & (fast.length - 1);
      Arrays.fill(fast, from, from + (1 << (FAST - length)), (length << 8) | symbol);
    }
  }

  /** Bytes it takes in the file. */
  int size() {
    return size;
  }

  /** Length (in the upper bytes) and symbol of the code that sixteen bits begin with, or -1. */
  int at(int bits) {
    int quick = fast[bits >> (LENGTHS - FAST)];
    if (quick >= 0) {
      return quick;
    }
    for (int length = FAST + 1; length <= LENGTHS; length++) {
      if (bits < limit[length]) {
        int index = offset[length] + (bits >> (LENGTHS - length));
        return index >= 0 && index < symbols.length ? (length << 8) | (symbols[index] & 0xFF) : -1;
      }
    }
    return -1;
  }
}
