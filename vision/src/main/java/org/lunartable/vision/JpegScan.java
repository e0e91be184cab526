package org.lunartable.vision;

import java.util.Arrays;

/**
 * Walks through the coded data of a baseline JPEG without making pixels of it, to tell whether it
 * is whole. A decoder fills in what is damaged without a word, and a wrong colour may come of it. A
 * damaged place shifts everything behind it, so that codes turn up that there are none of, or the
 * blocks do not come out even. Confined to one thread.
 */
final class JpegScan {
  private static final int MOST_PARTS = 10;

  /** The mean of a block, eight times from the middle of the scale: no pixels give more. */
  private static final int BRIGHTEST = 1024;

  private static final int MARGIN = 2;

  private final byte[] file;
  private final int[] step = new int[4];
  private final int[] mean = new int[4];
  private final JpegCodes[] codes = new JpegCodes[32];
  private final int[][] parts = new int[4][];
  private int width;
  private int height;
  private int count;
  private int restart;
  private int at;
  private long bits;
  private int held;
  private int beyond;

  private JpegScan(byte[] file) {
    this.file = file;
  }

  /** Whether the data are whole; true also of kinds of JPEG that cannot be walked through. */
  static boolean whole(byte[] file) {
    try {
      return new JpegScan(file).walk();
    } catch (ArrayIndexOutOfBoundsException pastTheEnd) {
      return false;
    }
  }

  private boolean walk() {
    at = 2;
    while (true) {
      if (next() != 0xFF) {
        return false;
      }
      int marker = next();
      while (marker == 0xFF) {
        marker = next();
      }
      int end = at + int16(at);
      at += 2;
      if (marker == 0xC0 || marker == 0xC1) {
        frame();
      } else if (marker == 0xDB) {
        steps(end);
      } else if (marker == 0xC4) {
        tables(end);
      } else if (marker == 0xDD) {
        restart = int16(at);
      } else if (marker == 0xDA) {
        return scan(end);
      } else if (marker >= 0xC2 && marker <= 0xCF) {
        return true; // progressive, arithmetic and so on
      }
      at = end;
    }
  }

  private void frame() {
    height = int16(at + 1);
    width = int16(at + 3);
    count = file[at + 5];
    for (int i = 0; i < count; i++) {
      int p = at + 6 + 3 * i;
      parts[i] = new int[] {file[p], file[p + 1] >> 4, file[p + 1] & 15, 0, 0, file[p + 2] & 3};
    }
  }

  /** The coarseness of the mean of a block, for each table. */
  private void steps(int end) {
    while (at < end) {
      int id = next();
      boolean wide = id > 15;
      step[id & 3] = wide ? int16(at) : file[at] & 0xFF;
      at += wide ? 128 : 64;
    }
  }

  private void tables(int end) {
    while (at < end) {
      int id = next();
      codes[id & 31] = new JpegCodes(file, at);
      at += codes[id & 31].size();
    }
  }

  private boolean scan(int end) {
    if (count == 0 || next() != count) {
      return true; // one scan a colour: rare, and walked through by no part of this
    }
    int across = 1;
    int down = 1;
    for (int i = 0; i < count; i++) {
      next();
      int tables = next();
      parts[i][3] = tables >> 4;
      parts[i][4] = 16 + (tables & 15);
      across = Math.max(across, parts[i][1]);
      down = Math.max(down, parts[i][2]);
    }
    at = end;
    int columns = count == 1 ? (width + 7) / 8 : (width + 8 * across - 1) / (8 * across);
    int rows = count == 1 ? (height + 7) / 8 : (height + 8 * down - 1) / (8 * down);
    return blocks(columns * rows) && ends();
  }

  private boolean blocks(int units) {
    for (int unit = 0; unit < units; unit++) {
      if (restart > 0 && unit > 0 && unit % restart == 0 && !restarts()) {
        return false;
      }
      for (int i = 0; i < count; i++) {
        int blocks = count == 1 ? 1 : parts[i][1] * parts[i][2];
        for (int b = 0; b < Math.min(blocks, MOST_PARTS); b++) {
          if (!block(i)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean block(int part) {
    JpegCodes dc = codes[parts[part][3]];
    JpegCodes ac = codes[parts[part][4]];
    if (dc == null || ac == null) {
      return false;
    }
    int first = symbol(dc);
    if (first < 0 || first > 11) {
      return false;
    }
    mean[part] += value(first);
    int coarse = step[parts[part][5]];
    if (Math.abs(mean[part]) * coarse > BRIGHTEST + MARGIN * coarse) {
      return false;
    }
    for (int k = 1; k < 64; k++) {
      int symbol = symbol(ac);
      int size = symbol & 15;
      int zeros = symbol >> 4;
      if (symbol < 0 || (size == 0 && zeros != 0 && zeros != 15)) {
        return false;
      }
      if (symbol == 0) {
        return true;
      }
      k += zeros;
      held -= size;
      if (k > 63) {
        return false;
      }
    }
    return true;
  }

  private int value(int size) {
    if (size == 0) {
      return 0;
    }
    int value = (int) (bits >>> (held - size)) & ((1 << size) - 1);
    held -= size;
    return value < (1 << (size - 1)) ? value - (1 << size) + 1 : value;
  }

  /** The next symbol, or -1; at least 16 bits are there for what follows it. */
  private int symbol(JpegCodes table) {
    while (held <= 32) {
      fill();
    }
    int code = table.at((int) (bits >>> (held - 16)) & 0xFFFF);
    held -= code >> 8;
    return code < 0 ? -1 : code & 0xFF;
  }

  /** Takes a byte of data; behind the end of the data there are zeros. */
  private void fill() {
    int value = at < file.length ? file[at] & 0xFF : 0;
    if (at >= file.length || (value == 0xFF && file[at + 1] != 0)) {
      bits <<= 8;
      held += 8;
      beyond += 8;
      return;
    }
    at += value == 0xFF ? 2 : 1;
    bits = (bits << 8) | value;
    held += 8;
  }

  /** Whether the data were used up to the last byte, and no further. */
  private boolean even() {
    while (held < 16 && beyond == 0) {
      fill();
    }
    int left = held - beyond;
    boolean even = left >= 0 && left < 8;
    bits = 0;
    held = 0;
    beyond = 0;
    return even && next() == 0xFF;
  }

  private boolean restarts() {
    if (!even()) {
      return false;
    }
    Arrays.fill(mean, 0);
    int marker = next();
    return marker >= 0xD0 && marker <= 0xD7;
  }

  private boolean ends() {
    if (!even()) {
      return false;
    }
    int marker = next();
    while (marker == 0xFF) {
      marker = next();
    }
    return marker == 0xD9;
  }

  private int next() {
    return file[at++] & 0xFF;
  }

  private int int16(int index) {
    return ((file[index] & 0xFF) << 8) | (file[index + 1] & 0xFF);
  }
}
