package org.lunartable.vision.frame;

import java.io.IOException;

/** A recording is over; nothing is wrong. */
final class EndOfFrames extends IOException {
  private static final long serialVersionUID = 1L;

  EndOfFrames(String sentence) {
    super(sentence);
  }
}
