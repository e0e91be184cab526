package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Thumbnail;

/**
 * A connected region that changed between two frames, in pixels of the picture.
 *
 * @param u middle
 * @param v middle
 * @param area of the changed region
 * @param left border
 * @param top border
 * @param right border
 * @param bottom border
 */
record Movement(
    double u, double v, double area, double left, double top, double right, double bottom) {
  /** Grey levels that noise does not reach in an eight-fold reduced frame. */
  private static final int CHANGED = 9;

  private static final int SMALLEST = 3;

  /** Less than this share of the largest movement is a glint or a piece of a shadow. */
  private static final double LEAST = 0.3;

  /** The regions that differ between two frames of one size. */
  static List<Movement> between(Thumbnail before, Thumbnail now) {
    int width = now.width();
    int height = now.height();
    boolean[] changed = new boolean[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        changed[y * width + x] = Math.abs(now.grey(x, y) - before.grey(x, y)) >= CHANGED;
      }
    }
    List<Movement> regions = new ArrayList<>();
    int[] stack = new int[width * height];
    for (int i = 0; i < changed.length; i++) {
      if (changed[i]) {
        Movement region = region(changed, i, width, height, stack, now.factor());
        if (region.area >= SMALLEST * now.factor() * now.factor()) {
          regions.add(region);
        }
      }
    }
    return regions;
  }

  private static Movement region(
      boolean[] changed, int seed, int width, int height, int[] stack, double factor) {
    int found = 0;
    stack[found++] = seed;
    changed[seed] = false;
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    double sumX = 0;
    double sumY = 0;
    for (int next = 0; next < found; next++) {
      int x = stack[next] % width;
      int y = stack[next] / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      sumX += x;
      sumY += y;
      for (int ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (int nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          if (changed[ny * width + nx]) {
            changed[ny * width + nx] = false;
            stack[found++] = ny * width + nx;
          }
        }
      }
    }
    return new Movement(
        (sumX / found + 0.5) * factor,
        (sumY / found + 0.5) * factor,
        found * factor * factor,
        left * factor,
        top * factor,
        (right + 1) * factor,
        (bottom + 1) * factor);
  }

  /**
   * Where it is now: what moves far in one frame changes the picture where it was, too.
   *
   * @param before where it was; null when that is not known
   */
  static PixelPoint newPlace(List<Movement> movements, Movement largest, PixelPoint before) {
    PixelPoint place = new PixelPoint(largest.u, largest.v);
    for (Movement movement : movements) {
      PixelPoint other = new PixelPoint(movement.u, movement.v);
      boolean large = movement.area > LEAST * largest.area;
      if (before != null
          && large
          && FaceOutline.distance(before, other) > FaceOutline.distance(before, place)) {
        place = other;
      }
    }
    return place;
  }

  /** Whether the region comes within a distance of a place. */
  boolean reaches(double atU, double atV, double distance) {
    double du = Math.max(0, Math.max(left - atU, atU - right));
    double dv = Math.max(0, Math.max(top - atV, atV - bottom));
    return Math.hypot(du, dv) <= distance;
  }
}
