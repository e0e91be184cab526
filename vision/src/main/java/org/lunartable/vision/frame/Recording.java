package org.lunartable.vision.frame;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Remembers the last frames of a source for a report of something that was read wrong. Kept in
 * memory, so that nothing wears out a memory card while nobody asks; written one JPEG after the
 * other, they are a file that {@link FolderFrames} replays and most players show. Thread-safe.
 */
public final class Recording {
  private final long maxBytes;
  private final long maxNanos;
  private final Deque<Noted> frames = new ArrayDeque<>();
  private long bytes;

  /**
   * A frame and what there is to say about it.
   *
   * @param note such as what was read in it
   */
  public record Noted(Frame frame, String note) {}

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

  /** Remembers a frame with what there is to say about it. */
  public synchronized void add(Frame frame, String note) {
    frames.add(new Noted(frame, note));
    bytes += frame.jpeg().length;
    while (bytes > maxBytes || frame.nanos() - frames.element().frame().nanos() > maxNanos) {
      bytes -= frames.remove().frame().jpeg().length;
      if (frames.isEmpty()) {
        return;
      }
    }
  }

  /** What it remembers, oldest first. */
  public synchronized List<Noted> content() {
    return List.copyOf(frames);
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
}
