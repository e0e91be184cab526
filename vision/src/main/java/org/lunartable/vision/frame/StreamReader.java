package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Takes the newest JPEG out of a live stream: when several have piled up, the older ones are passed
 * over. Confined to one thread.
 */
final class StreamReader {
  /** After so many bytes it hands out what it has, even if more are waiting. */
  private static final int MAX_CATCH_UP = 4 << 20;

  private final InputStream stream;
  private final JpegSplitter splitter = new JpegSplitter(Jpeg.MAX_BYTES);
  private final byte[] chunk = new byte[1 << 16];
  private Jpeg found;

  StreamReader(InputStream stream) {
    this.stream = stream;
  }

  /**
   * Waits for bytes and takes them.
   *
   * @return the newest picture if one is whole now; empty at least every 4 MB
   * @throws SourceLost at the end of the stream
   */
  Optional<Jpeg> next(String endSentence) throws IOException {
    found = null;
    int taken = 0;
    do {
      int count = stream.read(chunk);
      if (count < 0) {
        if (found != null) {
          break;
        }
        throw new SourceLost(endSentence);
      }
      splitter.feed(chunk, 0, count, jpeg -> found = jpeg);
      taken += count;
    } while (taken < MAX_CATCH_UP && (found == null || stream.available() > 0));
    return Optional.ofNullable(found);
  }
}
