package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.vision.Spot;

/**
 * A bright patch found by flooding from a spot, described by its moments: a square of tiles seen
 * from anywhere is a parallelogram, and its second moments give the edges up to a turn, its fourth
 * moments the turn.
 *
 * @param u middle, pixels
 * @param v middle, pixels
 * @param edge half the side of the square with the same area, pixels
 * @param turn direction of a side, radians from the u axis
 * @param longTurn direction of the longer extent, radians from the u axis
 * @param stretch longer side of the moment ellipse over the shorter
 * @param squareness 1 for a parallelogram, 0 for an ellipse, negative for a cross or ring
 */
record TileArea(
    double u,
    double v,
    double edge,
    double turn,
    double longTurn,
    double stretch,
    double squareness) {
  /** Brightness levels, highest first: between the ring (0) and the inside (1) of a spot. */
  private static final double[] LEVELS = {0.5, 0.36, 0.24, 0.14, 0.08, -0.05, -0.2};

  private static final int MAX_AREAS = 3;

  /** How long the bright half of an area is against its width, tilted or not. */
  private static final double LEAST_HALF = 1.45;

  private static final double MOST_HALF = 2.9;

  /** How large an area may be for its spot, whose ring may lie around a half of it only. */
  private static final double MOST_EDGE = 1.35;

  private static final double MOST_EDGE_OF_HALF = 1.9;

  /** A whole area is likelier than half of one. */
  private static final double HALF_MERIT = 0.7;

  /** How far from a spot a patch may reach, in ring radii. */
  static final double REACH = 1.35;

  private static final double SQUARE_MOMENT = 2.0 / 5 - 6.0 / 9;

  /**
   * The patches like a tile area over several brightness levels, of different sizes, best first.
   */
  static List<TileArea> at(Brightness image, Spot spot) {
    List<TileArea> areas = new ArrayList<>();
    for (double level : LEVELS) {
      double threshold = spot.ring() + level * (spot.inner() - spot.ring());
      Flood flood = new Flood(image, spot, REACH * spot.ringRadius(), threshold);
      if (flood.leaked()) {
        break; // and so would all that reach further
      }
      if (flood.size() >= 30) {
        TileArea area = of(flood);
        if (area.plausible(spot, MOST_EDGE)) {
          areas.add(area);
        }
        area.asHalf().filter(whole -> whole.plausible(spot, MOST_EDGE_OF_HALF)).forEach(areas::add);
      }
    }
    areas.sort(Comparator.comparingDouble(TileArea::merit).reversed());
    List<TileArea> different = new ArrayList<>();
    for (TileArea area : areas) {
      if (different.size() < MAX_AREAS && different.stream().noneMatch(area::like)) {
        different.add(area);
      }
    }
    return different;
  }

  /**
   * Where the whole area may be when the patch is but its bright half: two white or yellow tiles
   * beside two dark ones, which go under in the rubber.
   */
  private Stream<TileArea> asHalf() {
    if (stretch < LEAST_HALF || stretch > MOST_HALF) {
      return Stream.empty();
    }
    double shorter = edge / Math.sqrt(stretch);
    double whole = edge * Math.sqrt(stretch);
    double du = -shorter * Math.sin(longTurn);
    double dv = shorter * Math.cos(longTurn);
    return Stream.of(-1, 1)
        .map(
            s ->
                new TileArea(
                    u + s * du, v + s * dv, whole, longTurn, longTurn, 1, HALF_MERIT * squareness));
  }

  private boolean like(TileArea other) {
    return Math.abs(Math.log(edge / other.edge)) < 0.12
        && Math.hypot(u - other.u, v - other.v) < 0.25 * edge;
  }

  private boolean plausible(Spot spot, double most) {
    double expected = spot.ringRadius() * CubePose.TILES / 12.5;
    return edge > 0.6 * expected && edge < most * expected && stretch < 1.75 && squareness > 0.3;
  }

  private double merit() {
    return squareness - 0.25 * (stretch - 1);
  }

  static TileArea of(Flood flood) {
    int n = flood.size();
    double mu = 0;
    double mv = 0;
    for (int i = 0; i < n; i++) {
      mu += flood.u(i);
      mv += flood.v(i);
    }
    mu /= n;
    mv /= n;
    double uu = 0;
    double uv = 0;
    double vv = 0;
    for (int i = 0; i < n; i++) {
      double du = flood.u(i) - mu;
      double dv = flood.v(i) - mv;
      uu += du * du;
      uv += du * dv;
      vv += dv * dv;
    }
    return square(flood, mu, mv, new double[] {3 * uu / n, 3 * uv / n, 3 * vv / n});
  }

  /** Whitens the patch with the root of its moments and measures it there. */
  private static TileArea square(Flood flood, double mu, double mv, double[] m) {
    double det = Math.sqrt(Math.max(1e-9, m[0] * m[2] - m[1] * m[1]));
    double trace = Math.sqrt(m[0] + m[2] + 2 * det);
    double a = (m[0] + det) / trace; // the root of a symmetric 2 x 2 matrix
    double b = m[1] / trace;
    double c = (m[2] + det) / trace;
    double cos = 0;
    double sin = 0;
    for (int i = 0; i < flood.size(); i++) {
      double du = flood.u(i) - mu;
      double dv = flood.v(i) - mv;
      double x = (c * du - b * dv) / det;
      double y = (a * dv - b * du) / det;
      double xx = x * x;
      double yy = y * y;
      cos += xx * xx - 6 * xx * yy + yy * yy;
      sin += 4 * x * y * (xx - yy);
    }
    double turn = (Math.atan2(sin, cos) + Math.PI) / 4;
    double squareness = Math.hypot(cos, sin) / flood.size() / -SQUARE_MOMENT;
    double eu = a * Math.cos(turn) + b * Math.sin(turn);
    double ev = b * Math.cos(turn) + c * Math.sin(turn);
    double half = Math.sqrt((a - c) * (a - c) / 4 + b * b);
    double stretch = ((a + c) / 2 + half) / Math.max(0.1, (a + c) / 2 - half);
    double longTurn = 0.5 * Math.atan2(2 * b, a - c);
    return new TileArea(mu, mv, Math.sqrt(det), Math.atan2(ev, eu), longTurn, stretch, squareness);
  }
}
