package org.lunartable.vision.calibration;

import java.util.List;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

/**
 * A face that is known, and how its quarters looked.
 *
 * @param face as it lay
 * @param patches the colours seen, in the same order; those of bare quarters mean nothing
 */
public record FaceSample(DieFace face, List<LogRgb> patches) {

  public FaceSample {
    patches = List.copyOf(patches);
    if (patches.size() != 4) {
      throw new IllegalArgumentException("a face has four quarters, not " + patches.size());
    }
  }

  /** A known face turned the way it must have lain to look like this. */
  public static FaceSample turnedToFit(DieFace face, List<LogRgb> patches) {
    DieFace best = face;
    double least = misfit(face, patches);
    DieFace turned = face.turned();
    for (int turn = 1; turn < 4; turn++) {
      double misfit = misfit(turned, patches);
      if (misfit < least) {
        least = misfit;
        best = turned;
      }
      turned = turned.turned();
    }
    return new FaceSample(best, patches);
  }

  /** How little the patches look like the catalogue's colours under any one lamp. */
  private static double misfit(DieFace face, List<LogRgb> patches) {
    LogRgb sum = new LogRgb(0, 0, 0);
    for (int i = 0; i < 4; i++) {
      sum = sum.plus(patches.get(i).minus(usual(face.quarters().get(i))));
    }
    LogRgb lamp = sum.over(4);
    double misfit = 0;
    for (int i = 0; i < 4; i++) {
      misfit += patches.get(i).minus(usual(face.quarters().get(i))).minus(lamp).squared();
    }
    return misfit;
  }

  private static LogRgb usual(TileColour colour) {
    if (colour == null) {
      return LogRgb.ofHex(0x1B2A34);
    }
    return LogRgb.ofHex(
        switch (colour) {
          case WHITE -> 0xF4F4F4;
          case ORANGE -> 0xFE8A18;
          case GREEN -> 0x83C42A; // between the two greens there are
          case YELLOW -> 0xF2CD37;
          case GREY -> 0x8A8D8C;
          case BLACK -> 0x1B2A34;
          case RED -> 0xC91A09;
          case BLUE -> 0x0055BF;
        });
  }
}
