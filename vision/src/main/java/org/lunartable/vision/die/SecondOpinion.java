package org.lunartable.vision.die;

import java.util.List;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/**
 * Who knows more about the colours than a picture alone tells, such as what was learnt of this die
 * in this light. Asked by the reader about every die that lies flat. Must not keep the picture, and
 * bear calls from any thread.
 */
public interface SecondOpinion {

  /** A reading as it is to be taken: as it was, less sure, or no reading. */
  DieReading check(DieReading.Read read, Picture picture);

  /**
   * The face of a flat die whose colours the reader alone cannot tell; or that they are unclear.
   *
   * @param corners of the 32 mm top face in pixels, clockwise, smallest u + v first
   */
  DieReading decide(List<PixelPoint> corners, Picture picture);

  /** None: readings stand, and what is unclear stays so. */
  SecondOpinion NONE =
      new SecondOpinion() {
        @Override
        public DieReading check(DieReading.Read read, Picture picture) {
          return read;
        }

        @Override
        public DieReading decide(List<PixelPoint> corners, Picture picture) {
          return DieReading.NotRead.because(Reason.UNCLEAR);
        }
      };
}
