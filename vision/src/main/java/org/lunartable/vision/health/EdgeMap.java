package org.lunartable.vision.health;

import java.util.List;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Thumbnail;

/**
 * Where a picture has edges, small: for telling whether the camera still looks the way it did.
 * Pieces and dice come and go, but most edges (tray, table, board) stay. Immutable.
 */
public final class EdgeMap {
  private static final int SMALL = 160;

  /** Strong edges count no more than this, so that one bright thing does not decide alone. */
  private static final float STRONGEST = 40;

  /** The largest shift that is looked for, in pixels of the small picture. */
  private static final int REACH = 8;

  private static final int STEP = 2;

  /** So alike that nothing can have shifted; saves the search. */
  private static final double UNMOVED = 0.9;

  private final int width;
  private final int height;
  private final double factor;
  private final float[] strength;

  private EdgeMap(int width, int height, double factor, float[] strength) {
    this.width = width;
    this.height = height;
    this.factor = factor;
    this.strength = strength;
  }

  /**
   * How a picture lies on another.
   *
   * @param pixels how far its edges have shifted, in pixels of the whole picture
   * @param likeness how alike the two are when laid so, 1 the same, 0 nothing in common
   */
  public record Shift(double pixels, double likeness) {}

  /** The edges of a picture. */
  public static EdgeMap of(Picture picture) {
    Thumbnail small = picture.thumbnail(SMALL);
    int width = small.width();
    int height = small.height();
    float[] strength = new float[width * height];
    for (int y = 1; y < height - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        int across = Math.abs(small.grey(x + 1, y) - small.grey(x - 1, y));
        int down = Math.abs(small.grey(x, y + 1) - small.grey(x, y - 1));
        strength[y * width + x] = Math.min(STRONGEST, across + down);
      }
    }
    return new EdgeMap(width, height, small.factor(), strength);
  }

  /** What several pictures of one size have in common; those of another size are left out. */
  public static EdgeMap mean(List<EdgeMap> maps) {
    EdgeMap first = maps.get(0);
    List<EdgeMap> alike = maps.stream().filter(first::sameSize).toList();
    float[] mean = new float[first.strength.length];
    for (EdgeMap map : alike) {
      for (int i = 0; i < mean.length; i++) {
        mean[i] += map.strength[i] / alike.size();
      }
    }
    return new EdgeMap(first.width, first.height, first.factor, mean);
  }

  private boolean sameSize(EdgeMap other) {
    return width == other.width && height == other.height;
  }

  /** How this picture has shifted against an earlier one. */
  public Shift since(EdgeMap earlier) {
    if (!sameSize(earlier)) {
      return new Shift(0, 0);
    }
    double still = likeness(earlier, 0, 0);
    if (still >= UNMOVED) {
      return new Shift(0, still);
    }
    double best = still;
    double away = 0;
    for (int dy = -REACH; dy <= REACH; dy += STEP) {
      for (int dx = -REACH; dx <= REACH; dx += STEP) {
        double likeness = likeness(earlier, dx, dy);
        if (likeness > best) {
          best = likeness;
          away = Math.hypot(dx, dy);
        }
      }
    }
    return new Shift(away * factor, best);
  }

  /** Correlation of every second row and column, this one moved. */
  private double likeness(EdgeMap earlier, int dx, int dy) {
    double n = 0;
    double a = 0;
    double b = 0;
    double aa = 0;
    double bb = 0;
    double ab = 0;
    for (int y = REACH; y < height - REACH; y += STEP) {
      for (int x = REACH; x < width - REACH; x += STEP) {
        double now = strength[(y + dy) * width + x + dx];
        double then = earlier.strength[y * width + x];
        n++;
        a += now;
        b += then;
        aa += now * now;
        bb += then * then;
        ab += now * then;
      }
    }
    double spread = Math.sqrt((aa - a * a / n) * (bb - b * b / n));
    return spread < 1e-6 ? 0 : (ab - a * b / n) / spread;
  }
}
