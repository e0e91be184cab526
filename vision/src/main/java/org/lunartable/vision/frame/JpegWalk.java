package org.lunartable.vision.frame;

import java.util.Arrays;

/**
 * Walks along the markers of one JPEG in a buffer that may still be filling. Segments are skipped
 * by their lengths, because a thumbnail in one is a whole JPEG itself.
 */
final class JpegWalk {
  /** How a walk stands. */
  enum Result {
    /** The walk goes on with the bytes there are. */
    ON,
    /** More bytes are needed. */
    MORE,
    /** The end marker was reached. */
    WHOLE,
    /** This is no JPEG; {@link #retryFrom} says where another may begin. */
    BROKEN
  }

  private static final int SOI = 0xD8;
  private static final int EOI = 0xD9;
  private static final int SOS = 0xDA;
  private static final int MAX_SEGMENTS = 500;

  /** No JPEG is smaller, in bytes. */
  private static final int SMALLEST = 100;

  private int start;
  private int at;
  private int retry;
  private int segments;
  private boolean frameSeen;
  private boolean scanSeen;
  private boolean inScan;
  private int width;
  private int height;

  /** A walk from where {@link #beginsAt} says yes. */
  JpegWalk(int start) {
    this.start = start;
    this.at = start + 2;
    this.retry = start + 2;
  }

  /** Whether a JPEG may begin there: a start marker and the first byte of the next one. */
  static boolean beginsAt(byte[] buffer, int index, int limit) {
    return index + 2 < limit
        && at(buffer, index) == 0xFF
        && at(buffer, index + 1) == SOI
        && at(buffer, index + 2) == 0xFF;
  }

  /** Goes on as far as the bytes before the limit allow. */
  Result go(byte[] buffer, int limit) {
    while (at + 1 < limit) {
      Result result = inScan ? scan(buffer, limit) : marker(buffer, limit);
      if (result != Result.ON) {
        return result;
      }
    }
    return Result.MORE;
  }

  /** Where to look for the next JPEG after {@link Result#BROKEN}. */
  int retryFrom() {
    return retry;
  }

  /** The first byte after the JPEG, after {@link Result#WHOLE}. */
  int end() {
    return at;
  }

  /**
   * The JPEG, after {@link Result#WHOLE}; with bytes of its own, or the given ones if all are it.
   */
  Jpeg cut(byte[] bytes, boolean own) {
    boolean all = start == 0 && at == bytes.length;
    return new Jpeg(own || !all ? Arrays.copyOfRange(bytes, start, at) : bytes, width, height);
  }

  /** Everything in the buffer moved towards its beginning. */
  void shift(int by) {
    start -= by;
    at -= by;
    retry -= by;
  }

  /** Coded picture data: everything up to the next marker that is not part of it. */
  private Result scan(byte[] buffer, int limit) {
    while (at + 1 < limit) {
      if (buffer[at] != (byte) 0xFF) {
        at++;
        continue;
      }
      int marker = at(buffer, at + 1);
      if (marker == 0xFF) {
        at++;
      } else if (marker == 0 || (marker >= 0xD0 && marker <= 0xD7)) {
        at += 2;
      } else {
        retry = at;
        inScan = false;
        return Result.ON;
      }
    }
    return Result.MORE;
  }

  private Result marker(byte[] buffer, int limit) {
    int marker = at(buffer, at + 1);
    if (at(buffer, at) != 0xFF) {
      return Result.BROKEN;
    }
    if (marker == 0xFF) {
      at++;
      return Result.ON;
    }
    if (marker == EOI) {
      at += 2;
      return scanSeen ? Result.WHOLE : Result.BROKEN;
    }
    if (marker == SOI) {
      retry = at;
    }
    if (marker < 0xC0 || (marker >= 0xD0 && marker <= SOI) || segments > MAX_SEGMENTS) {
      return Result.BROKEN;
    }
    return at + 4 > limit ? Result.MORE : segment(marker, buffer, limit);
  }

  private Result segment(int marker, byte[] buffer, int limit) {
    int end = at + 2 + int16(buffer, at + 2);
    if (end + 2 > limit) {
      return Result.MORE;
    }
    int from = mayHoldPictures(marker) ? Math.max(at + 2, end - SMALLEST) : at + 2;
    int inner = startWithin(buffer, from, end, limit);
    if (inner < end) {
      // This picture was cut off here, and the next one begins.
      retry = inner;
      return Result.BROKEN;
    }
    boolean legal = isFrame(marker) ? size(buffer, end) : marker != SOS || frameSeen;
    if (end < at + 4 || !legal) {
      return Result.BROKEN;
    }
    segments++;
    retry = at + 2;
    at = end;
    inScan = marker == SOS;
    scanSeen |= inScan;
    return Result.ON;
  }

  /** Application data and comments may hold anything, such as thumbnails. */
  private static boolean mayHoldPictures(int marker) {
    return (marker >= 0xE0 && marker <= 0xEF) || marker == 0xFE;
  }

  private static int startWithin(byte[] buffer, int from, int end, int limit) {
    int index = from;
    while (index < end && !beginsAt(buffer, index, limit)) {
      index++;
    }
    return index;
  }

  /** Reads the size, which comes once and is not nothing. */
  private boolean size(byte[] buffer, int end) {
    if (frameSeen || end < at + 9) {
      return false;
    }
    frameSeen = true;
    height = int16(buffer, at + 5);
    width = int16(buffer, at + 7);
    return width > 0 && height > 0;
  }

  private static boolean isFrame(int marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
  }

  private static int at(byte[] buffer, int index) {
    return buffer[index] & 0xFF;
  }

  private static int int16(byte[] buffer, int index) {
    return at(buffer, index) << 8 | at(buffer, index + 1);
  }
}
