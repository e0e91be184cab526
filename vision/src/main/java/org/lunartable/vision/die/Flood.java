package org.lunartable.vision.die;

import org.lunartable.vision.Spot;

/** The connected pixels above a threshold around a spot, up to a distance. Immutable once built. */
final class Flood {
  private final int left;
  private final int top;
  private final int side;
  private final int[] us;
  private final int[] vs;
  private int size;
  private boolean leaked;

  Flood(Brightness image, Spot spot, double reach, double threshold) {
    int radius = (int) Math.ceil(reach);
    left = (int) Math.round(spot.u()) - radius;
    top = (int) Math.round(spot.v()) - radius;
    side = 2 * radius + 1;
    us = new int[side * side];
    vs = new int[side * side];
    boolean[] seen = new boolean[side * side];
    int seed = Math.max(1, radius / 5);
    for (int y = radius - seed; y <= radius + seed; y++) {
      for (int x = radius - seed; x <= radius + seed; x++) {
        visit(image, x, y, threshold, seen);
      }
    }
    for (int next = 0; next < size; next++) {
      int x = us[next];
      int y = vs[next];
      if (x == 0 || y == 0 || x == side - 1 || y == side - 1) {
        leaked = true;
        return;
      }
      visit(image, x - 1, y, threshold, seen);
      visit(image, x + 1, y, threshold, seen);
      visit(image, x, y - 1, threshold, seen);
      visit(image, x, y + 1, threshold, seen);
    }
  }

  private void visit(Brightness image, int x, int y, double threshold, boolean[] seen) {
    int i = y * side + x;
    if (!seen[i]) {
      seen[i] = true;
      if (image.pixel(left + x, top + y) > threshold) {
        us[size] = x;
        vs[size++] = y;
      }
    }
  }

  int size() {
    return size;
  }

  /** Whether the patch runs on beyond the distance. */
  boolean leaked() {
    return leaked;
  }

  double u(int i) {
    return left + us[i];
  }

  double v(int i) {
    return top + vs[i];
  }
}
