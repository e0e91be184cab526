package org.lunartable.vision.frame;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Finds the JPEGs in a stream of bytes that arrives in pieces of any size. What is between them,
 * cut off or damaged in its structure is passed over. Never holds more than the largest picture
 * allowed. Confined to one thread.
 */
final class JpegSplitter {
  private static final int FIRST_SIZE = 1 << 16;

  private final int maxBytes;
  private byte[] buffer;
  private int begin;
  private int filled;
  private JpegWalk walk;
  private long dropped;

  /**
   * A splitter that has seen nothing yet.
   *
   * @param maxBytes of one picture; larger ones are passed over
   */
  JpegSplitter(int maxBytes) {
    this.maxBytes = maxBytes;
    this.buffer = new byte[Math.min(FIRST_SIZE, maxBytes)];
  }

  /** Takes the next bytes of the stream and hands out every JPEG that is whole now, in order. */
  void feed(byte[] bytes, int from, int length, Consumer<? super Jpeg> pictures) {
    int next = from;
    int end = from + length;
    while (next < end) {
      int piece = Math.min(end - next, makeRoom(end - next));
      System.arraycopy(bytes, next, buffer, filled, piece);
      filled += piece;
      next += piece;
      split(pictures);
    }
  }

  /** Bytes passed over so far. */
  long dropped() {
    return dropped;
  }

  /** Bytes held at the moment. */
  int held() {
    return filled - begin;
  }

  private void split(Consumer<? super Jpeg> pictures) {
    while (walk != null || find()) {
      JpegWalk.Result result = walk.go(buffer, filled);
      if (result == JpegWalk.Result.MORE) {
        return;
      }
      if (result == JpegWalk.Result.WHOLE) {
        pictures.accept(walk.cut(buffer, true));
        begin = walk.end();
      } else {
        drop(walk.retryFrom());
      }
      walk = null;
    }
  }

  /** Begins a walk at the next place where a JPEG may begin. */
  private boolean find() {
    int at = begin;
    while (at < filled && !mayBegin(at)) {
      at++;
    }
    drop(at);
    if (!JpegWalk.beginsAt(buffer, begin, filled)) {
      return false;
    }
    walk = new JpegWalk(begin);
    return true;
  }

  /** Also true for the first one or two bytes of a start at the buffer's end. */
  private boolean mayBegin(int at) {
    if (at + 2 < filled) {
      return JpegWalk.beginsAt(buffer, at, filled);
    }
    return buffer[at] == (byte) 0xFF && (at + 1 == filled || buffer[at + 1] == (byte) 0xD8);
  }

  private void drop(int upTo) {
    dropped += upTo - begin;
    begin = upTo;
  }

  /** The room behind what is held, at least one byte; up to what is wanted, if that is allowed. */
  private int makeRoom(int wanted) {
    moveToFront();
    if (filled == maxBytes) {
      drop(filled);
      walk = null;
      moveToFront();
    }
    if (buffer.length < Math.min(maxBytes, (long) filled + wanted)) {
      long size = Math.max(2L * buffer.length, (long) filled + wanted);
      buffer = Arrays.copyOf(buffer, (int) Math.min(maxBytes, size));
    }
    return buffer.length - filled;
  }

  private void moveToFront() {
    if (begin == 0) {
      return;
    }
    System.arraycopy(buffer, begin, buffer, 0, filled - begin);
    filled -= begin;
    if (walk != null) {
      walk.shift(begin);
    }
    begin = 0;
  }
}
