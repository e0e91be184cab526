package org.lunartable.vision.frame;

import java.util.Optional;

/**
 * The bytes of one JPEG whose structure is whole from its first marker to its last, with its size
 * in pixels. What is between the markers may still be damaged.
 */
final class Jpeg {
  /** No frame is larger, in bytes. */
  static final int MAX_BYTES = 8 << 20;

  private final byte[] bytes;
  private final int width;
  private final int height;

  Jpeg(byte[] bytes, int width, int height) {
    this.bytes = bytes;
    this.width = width;
    this.height = height;
  }

  /**
   * The JPEG that begins with the first byte, without anything that follows it (drivers pad); empty
   * when there is none.
   */
  static Optional<Jpeg> at(byte[] bytes) {
    if (bytes.length > MAX_BYTES || !JpegWalk.beginsAt(bytes, 0, bytes.length)) {
      return Optional.empty();
    }
    JpegWalk walk = new JpegWalk(0);
    if (walk.go(bytes, bytes.length) != JpegWalk.Result.WHOLE) {
      return Optional.empty();
    }
    return Optional.of(walk.cut(bytes, false));
  }

  byte[] bytes() {
    return bytes;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }
}
