package org.lunartable.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Goes through the JPEGs of one file. */
final class MjpegFileLink implements Link {
  private final Path file;
  private final Pacer pacer;
  private final boolean loop;
  private final byte[] chunk = new byte[1 << 14];
  private final Deque<Jpeg> ready = new ArrayDeque<>();
  private InputStream stream;
  private JpegSplitter splitter;
  private boolean any;

  MjpegFileLink(Path file, Pacer pacer, boolean loop) throws IOException {
    this.file = file;
    this.pacer = pacer;
    this.loop = loop;
    rewind();
  }

  private void rewind() throws IOException {
    close();
    try {
      stream = Files.newInputStream(file);
    } catch (NoSuchFileException e) {
      throw new SourceLost(file + " is gone; bring the file back.", e);
    }
    splitter = new JpegSplitter(Jpeg.MAX_BYTES);
    any = false;
  }

  @Override
  public Optional<Jpeg> next() throws IOException, InterruptedException {
    pacer.await();
    while (ready.isEmpty()) {
      int count = stream.read(chunk);
      if (count < 0) {
        atEnd();
      } else {
        splitter.feed(chunk, 0, count, ready::add);
        any |= !ready.isEmpty();
      }
    }
    return Optional.of(ready.remove());
  }

  private void atEnd() throws IOException {
    if (!any) {
      throw new SourceLost(file + " holds no whole JPEG picture; name another recording.");
    }
    if (!loop) {
      throw new EndOfFrames("The recording " + file + " is over.");
    }
    rewind();
  }

  @Override
  public void close() {
    if (stream != null) {
      Streams.close(stream);
    }
  }
}
