package org.lunartable.vision.frame;

import java.util.Optional;

/**
 * How a source is.
 *
 * @param state in one word
 * @param sentence for the person at the table: what is, and what to do if something is wrong
 * @param taken what the source really gives; empty until its first frame
 */
public record SourceStatus(State state, String sentence, Optional<Taken> taken) {

  /** How a source is, in one word. */
  public enum State {
    /** No frame yet, and no failure either. */
    CONNECTING,
    /** Frames come. */
    RUNNING,
    /** Connected, but no frame came for a while; tried again by itself. */
    STALLED,
    /** Gone; tried again by itself. */
    LOST,
    /** No frames will come any more: the recording is over, or the source was closed. */
    ENDED
  }

  /** Whether frames come. */
  public boolean works() {
    return state == State.RUNNING;
  }
}
