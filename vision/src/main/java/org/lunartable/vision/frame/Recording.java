package org.lunartable.vision.frame;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Remembers the last frames of a source and saves them for a bug report, as a file of JPEGs one
 * after the other that {@link FolderFrames} replays and most players show. Kept in memory, so that
 * nothing wears out a memory card while nobody asks. Thread-safe.
 */
public final class Recording {
  private final long maxBytes;
  private final long maxNanos;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private long bytes;

  /**
   * An empty one.
   *
   * @param maxBytes of all frames together; the oldest are forgotten first
   * @param longest how far back it reaches
   */
  public Recording(long maxBytes, Duration longest) {
    if (maxBytes <= 0 || longest.isNegative() || longest.isZero()) {
      throw new IllegalArgumentException("a recording needs room: " + maxBytes + ", " + longest);
    }
    this.maxBytes = maxBytes;
    this.maxNanos = longest.toNanos();
  }

  /** Remembers a frame. */
  public synchronized void add(Frame frame) {
    frames.add(frame);
    bytes += frame.jpeg().length;
    while (bytes > maxBytes || frame.nanos() - frames.element().nanos() > maxNanos) {
      bytes -= frames.remove().jpeg().length;
      if (frames.isEmpty()) {
        return;
      }
    }
  }

  /** How many frames it remembers. */
  public synchronized int size() {
    return frames.size();
  }

  /** Forgets everything. */
  public synchronized void clear() {
    frames.clear();
    bytes = 0;
  }

  /**
   * Saves what it remembers, all or nothing. An older file is replaced.
   *
   * @return how many frames were saved
   * @throws IOException when the file cannot be written; what it was before is still there
   */
  public int save(Path file) throws IOException {
    List<Frame> now;
    synchronized (this) {
      now = List.copyOf(frames);
    }
    Path folder = file.toAbsolutePath().getParent();
    Path part = Files.createTempFile(folder, ".recording", ".part");
    try {
      write(now, part);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
    return now.size();
  }

  private static void write(List<Frame> frames, Path file) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      for (Frame frame : frames) {
        out.write(frame.jpeg());
      }
    }
  }
}
