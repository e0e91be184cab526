package org.lunartable.vision;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;

/**
 * Lets everything outside a rectangle fade into one plain colour. The picture keeps its size, so
 * that places in it and the lens stay what they are, and there is no new edge that could be taken
 * for one of the table's. Stateless.
 */
final class PictureFade {
  /** The fading takes this many pixels, so that it is too weak for an edge. */
  private static final int WIDTH = 48;

  /** The plain colour changes in steps, lest a die that comes and goes move everything. */
  private static final int STEP = 16;

  private PictureFade() {}

  /** A new Mat; to be released by the caller. */
  static Mat around(Mat bgr, Rect wanted) {
    Rect picture = new Rect(0, 0, bgr.cols(), bgr.rows());
    Rect kept = cut(wanted, picture);
    try (Mats mats = new Mats()) {
      Scalar plain = plain(Core.mean(mats.keep(bgr.submat(kept))));
      Mat faded = new Mat(bgr.size(), bgr.type(), plain);
      Rect inner = cut(grown(kept, WIDTH), picture);
      mats.keep(bgr.submat(inner)).copyTo(mats.keep(faded.submat(inner)));
      for (int away = 1; away <= WIDTH; away++) {
        fade(faded, kept, away, plain, mats);
      }
      return faded;
    }
  }

  private static Scalar plain(Scalar mean) {
    double[] steps = new double[3];
    for (int i = 0; i < 3; i++) {
      steps[i] = STEP * (Math.floor(mean.val[i] / STEP) + 0.5);
    }
    return new Scalar(steps);
  }

  /** The frame, one pixel wide, at a distance from the rectangle. */
  private static void fade(Mat target, Rect kept, int away, Scalar plain, Mats mats) {
    double share = away / (double) WIDTH;
    double smooth = share * share * (3 - 2 * share);
    Rect frame = grown(kept, away);
    Rect[] sides = {
      new Rect(frame.x, frame.y, frame.width, 1),
      new Rect(frame.x, frame.y + frame.height - 1, frame.width, 1),
      new Rect(frame.x, frame.y + 1, 1, frame.height - 2),
      new Rect(frame.x + frame.width - 1, frame.y + 1, 1, frame.height - 2)
    };
    Rect picture = new Rect(0, 0, target.cols(), target.rows());
    for (Rect side : sides) {
      Rect seen = cut(side, picture);
      if (seen.width > 0 && seen.height > 0) {
        Mat line = mats.keep(target.submat(seen));
        Mat colour = mats.keep(new Mat(line.size(), line.type(), plain));
        Core.addWeighted(line, 1 - smooth, colour, smooth, 0, line);
      }
    }
  }

  private static Rect grown(Rect rect, int by) {
    return new Rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by);
  }

  private static Rect cut(Rect rect, Rect bounds) {
    int left = Math.max(rect.x, bounds.x);
    int top = Math.max(rect.y, bounds.y);
    int right = Math.min(rect.x + rect.width, bounds.x + bounds.width);
    int bottom = Math.min(rect.y + rect.height, bounds.y + bounds.height);
    return new Rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
}
