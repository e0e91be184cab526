package org.lunartable.vision.die;

import java.util.List;
import java.util.function.Function;
import org.lunartable.engine.die.DieFace;
import org.lunartable.vision.PixelPoint;

/** What a picture says about the die: its top face, or why it gives none. Immutable. */
public sealed interface DieReading {

  /** Answers with one of the two functions, so that no case is forgotten. */
  default <T> T match(Function<Read, T> read, Function<NotRead, T> notRead) {
    return this instanceof Read r ? read.apply(r) : notRead.apply((NotRead) this);
  }

  /**
   * A die lies flat.
   *
   * @param quadrants the top face as it lies, rows of the picture; the quarter at the corner with
   *     the smallest u + v comes first
   * @param faces the numbers (1 to 6) of the faces of the die in use that look so; never empty
   * @param confidence 0 to 1
   * @param corners the corners of the 32 mm top face in pixels, clockwise, smallest u + v first
   */
  record Read(DieFace quadrants, List<Integer> faces, double confidence, List<PixelPoint> corners)
      implements DieReading {
    public Read {
      faces = List.copyOf(faces);
      corners = List.copyOf(corners);
    }
  }

  /**
   * No reading.
   *
   * @param reason why
   * @param messageKey key of the sentence in a message file, for example {@code die.no-die}
   * @param message the sentence in English
   */
  record NotRead(Reason reason, String messageKey, String message) implements DieReading {
    /** With what is usually said of it. */
    public static NotRead because(Reason reason) {
      return new NotRead(reason, "die." + reason.text(), reason.sentence());
    }
  }
}
