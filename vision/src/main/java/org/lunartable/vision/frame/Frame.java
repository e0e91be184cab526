package org.lunartable.vision.frame;

import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;

/** One picture of a source, still packed as a JPEG. Immutable, except that the bytes are shared. */
public final class Frame {
  private final long number;
  private final long nanos;
  private final int connection;
  private final Jpeg jpeg;

  Frame(long number, long nanos, int connection, Jpeg jpeg) {
    this.number = number;
    this.nanos = nanos;
    this.connection = connection;
    this.jpeg = jpeg;
  }

  /** The same picture as a frame of another source that passes this one's on. */
  Frame renumbered(long newNumber, int newConnection) {
    return new Frame(newNumber, nanos, newConnection, jpeg);
  }

  /** Counts the frames of the source from 1. Numbers are missing where nobody looked. */
  public long number() {
    return number;
  }

  /** When it was taken, in nanoseconds on the clock of {@link System#nanoTime}; always growing. */
  public long nanos() {
    return nanos;
  }

  /**
   * Counts the connections to the source from 1. Between frames of different connections something
   * may have happened that no frame shows.
   */
  public int connection() {
    return connection;
  }

  /** The bytes of the JPEG. Not copied: not to be changed. */
  public byte[] jpeg() {
    return jpeg.bytes();
  }

  /** Pixels. */
  public int width() {
    return jpeg.width();
  }

  /** Pixels. */
  public int height() {
    return jpeg.height();
  }

  /**
   * Decodes it, anew at each call; close the picture.
   *
   * @throws BadPicture when the inside of the JPEG is damaged
   */
  public Picture decode() throws BadPicture {
    return Picture.decode(jpeg.bytes());
  }
}
