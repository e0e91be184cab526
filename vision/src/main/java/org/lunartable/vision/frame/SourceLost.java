package org.lunartable.vision.frame;

import java.io.IOException;

/** The source is not there. The message is one sentence: what is wrong and what to do. */
final class SourceLost extends IOException {
  private static final long serialVersionUID = 1L;

  SourceLost(String sentence) {
    super(sentence);
  }

  SourceLost(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
