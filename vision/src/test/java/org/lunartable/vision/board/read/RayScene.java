package org.lunartable.vision.board.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.lunartable.vision.board.pose.BoardPose;

/**
 * Renders solids on a table by casting rays: one lamp with a size, light from all around, and
 * gloss. Simple, but shadows, flanks and highlights lie where they should.
 */
final class RayScene {
  private static final double CELL = 8;
  private static final double HALF = 200;
  private static final int CELLS = (int) (2 * HALF / CELL);
  private static final double TALLEST = 42;
  private static final int MIRRORS = 3;

  private final List<Solid> solids;
  private final int[][] cells = new int[CELLS * CELLS][];
  private final int[] stamps;
  private final int[] candidates = new int[400];

  /** Directions of the light that the mirror spots send to the eye. */
  private final double[][] windows = new double[MIRRORS][3];

  /** The same for the tops of studs, which are slightly domed and so mirror another spot. */
  private final double[][] windowsInStuds = new double[MIRRORS][3];

  private int stamp;
  private final Random random;
  private final double[] lamp;
  private final double lampSize;
  private final double[] lampRgb;
  private final double[] aroundRgb;
  private final double[] tableRgb;
  private final double grain;
  private final double gloss;

  /** How much glossier than the rest the darkest plastic, the base plate's, is. */
  private final double darkGloss;

  /** How much of the mirror spots the other parts show. */
  private final double lightGloss;

  private final double sharpness;

  /** Where a window or another lamp is mirrored: a spot that only glossy plastic shows. */
  private final double[] mirrorX = new double[MIRRORS];

  private final double[] mirrorY = new double[MIRRORS];
  private final double mirrorGloss;
  private final double mirrorSharpness;

  private final Optional<HeadShadow> shade;

  /** The cosine at which the spot ends sharply, as a window does; 0 for one that fades. */
  private final double mirrorEdge;

  RayScene(List<Solid> solids, Random random) {
    this.solids = solids;
    this.random = random;
    stamps = new int[solids.size()];
    fill();
    double azimuth = random.nextDouble() * 2 * Math.PI;
    double elevation = Math.toRadians(28 + 55 * random.nextDouble());
    lamp =
        new double[] {
          Math.cos(elevation) * Math.cos(azimuth),
          Math.cos(elevation) * Math.sin(azimuth),
          Math.sin(elevation)
        };
    lampSize = random.nextInt(3) == 0 ? 0.02 : 0.25 * random.nextDouble();
    double share = 0.25 + 0.65 * random.nextDouble();
    double warm = random.nextGaussian() * 0.3;
    double[] tint = {Math.exp(warm), 1, Math.exp(-warm)};
    double other = random.nextGaussian() * 0.15;
    double[] tintAround = {tint[0] * Math.exp(other), 1, tint[2] * Math.exp(-other)};
    lampRgb = scaled(tint, share);
    aroundRgb = scaled(tintAround, 1 - share);
    tableRgb = table();
    grain = 0.3 * random.nextDouble();
    gloss = random.nextInt(2) == 0 ? 0.1 * random.nextDouble() : 1.2 * random.nextDouble();
    lightGloss = random.nextInt(3) == 0 ? 1 : 0.1;
    darkGloss = random.nextBoolean() ? 1 : 4 * random.nextDouble();
    sharpness = Math.exp(3 + 4 * random.nextDouble());
    for (int i = 0; i < MIRRORS; i++) {
      mirrorX[i] = 90 * random.nextGaussian();
      mirrorY[i] = 90 * random.nextGaussian();
    }
    mirrorGloss = random.nextInt(3) == 0 ? 0 : 1.5 * random.nextDouble();
    shade = random.nextInt(5) < 2 ? Optional.of(new HeadShadow(random)) : Optional.empty();
    mirrorSharpness = Math.exp(4 + 4 * random.nextDouble());
    double reach = Math.toRadians(0.4 + random.nextDouble());
    mirrorEdge = random.nextBoolean() ? 0 : Math.cos(reach);
  }

  /** Wood or stone, or cloth and felt of any colour: at the rim pieces are seen against it. */
  private double[] table() {
    double bright = Math.exp(-0.3 - 2.2 * random.nextDouble());
    if (random.nextInt(5) < 3) {
      return new double[] {
        bright * Math.exp(0.3 * random.nextGaussian() + 0.15),
        bright,
        bright * Math.exp(0.4 * random.nextGaussian() - 0.3)
      };
    }
    double[] vivid = new double[3];
    for (int c = 0; c < 3; c++) {
      vivid[c] = bright * (0.08 + 0.92 * random.nextDouble() * random.nextDouble());
    }
    vivid[random.nextInt(3)] = bright;
    return vivid;
  }

  private static double[] scaled(double[] rgb, double by) {
    return new double[] {rgb[0] * by, rgb[1] * by, rgb[2] * by};
  }

  private void fill() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      lists.add(new ArrayList<>());
    }
    for (int s = 0; s < solids.size(); s++) {
      double[] b = solids.get(s).bounds();
      for (int y = cell(b[2]); y <= cell(b[3]); y++) {
        for (int x = cell(b[0]); x <= cell(b[1]); x++) {
          lists.get(y * CELLS + x).add(s);
        }
      }
    }
    for (int i = 0; i < cells.length; i++) {
      cells[i] = lists.get(i).stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private static int cell(double value) {
    return (int) Math.max(0, Math.min(CELLS - 1, (value + HALF) / CELL));
  }

  /** Blue, green and red bytes of a whole picture; exposed so that white is just not cut off. */
  byte[] render(BoardPose pose, int width, int height) {
    double[] eye = pose.eye();
    openWindows(eye);
    byte[] bgr = new byte[3 * width * height];
    double exposure = 0.55 + 0.5 * random.nextDouble();
    boolean smooth = random.nextInt(4) == 0; // the rest is as grainy as a camera in the evening
    double[] rgb = new double[3];
    double[] sum = new double[3];
    for (int v = 0; v < height; v++) {
      for (int u = 0; u < width; u++) {
        double[] at = pose.at(u, v, 0);
        boolean near = Math.max(Math.abs(at[0]), Math.abs(at[1])) < 150;
        int rays = near && smooth ? 2 : 1;
        java.util.Arrays.fill(sum, 0);
        for (int i = 0; i < rays; i++) {
          double[] to = pose.at(u + random.nextDouble() - 0.5, v + random.nextDouble() - 0.5, 0);
          colour(eye, new double[] {to[0] - eye[0], to[1] - eye[1], -eye[2]}, near, rgb);
          for (int c = 0; c < 3; c++) {
            sum[c] += rgb[c] / rays;
          }
        }
        for (int c = 0; c < 3; c++) {
          bgr[3 * (v * width + u) + 2 - c] = (byte) encode(sum[c] * exposure);
        }
      }
    }
    return bgr;
  }

  private static int encode(double linear) {
    double x = Math.max(0, Math.min(1, linear));
    double s = x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
    return (int) Math.round(255 * s);
  }

  private void colour(double[] eye, double[] direction, boolean near, double[] rgb) {
    double length = Math.sqrt(dot(direction, direction));
    double[] d = scaled(direction, 1 / length);
    double[] normal = {0, 0, 1};
    double[] found = new double[3];
    double distance = length;
    double[] albedo = tableRgb;
    boolean turned = false;
    double grainy = 1 + grain * Math.sin(0.21 * direction[0] + 3 * Math.sin(0.013 * direction[1]));
    if (near) {
      Solid hit = null;
      int count = along(eye, d, TALLEST);
      for (int i = 0; i < count; i++) {
        double t = solids.get(candidates[i]).meet(eye, d, found);
        if (t < distance) {
          distance = t;
          hit = solids.get(candidates[i]);
          System.arraycopy(found, 0, normal, 0, 3);
        }
      }
      if (hit != null) {
        albedo = hit.rgb();
        turned = hit.isTurned();
        grainy = 1;
      }
    }
    double[] point = {
      eye[0] + distance * d[0] + 1e-3 * normal[0],
      eye[1] + distance * d[1] + 1e-3 * normal[1],
      eye[2] + distance * d[2] + 1e-3 * normal[2]
    };
    double[][] mirror = turned ? windowsInStuds : windows;
    shine(point, normal, d, near, scaled(albedo, grainy), mirrored(d, normal, mirror), rgb);
  }

  private void shine(
      double[] point,
      double[] normal,
      double[] d,
      boolean near,
      double[] albedo,
      double mirrored,
      double[] rgb) {
    double[] to = {
      lamp[0] + lampSize * random.nextGaussian(),
      lamp[1] + lampSize * random.nextGaussian(),
      lamp[2] + lampSize * random.nextGaussian() * 0.3
    };
    to = scaled(to, 1 / Math.sqrt(dot(to, to)));
    double lit = Math.max(0, dot(normal, to));
    if (lit > 0 && near && shadowed(point, to)) {
      lit = 0;
    }
    if (lit > 0 && shade.isPresent()) {
      lit *= shade.get().light(point[0], point[1]);
    }
    double[] half = {to[0] - d[0], to[1] - d[1], to[2] - d[2]};
    double facing = dot(half, normal) / Math.sqrt(dot(half, half));
    double own = albedo[1] < 0.2 ? gloss * darkGloss : gloss;
    double shine = lit > 0 && facing > 0 ? own * Math.pow(facing, sharpness) : 0;
    shine += mirrored * (albedo[1] < 0.2 ? Math.max(1, darkGloss) : lightGloss);
    double sky = 0.55 + 0.45 * normal[2];
    for (int c = 0; c < 3; c++) {
      rgb[c] = albedo[c] * (1.3 * lit * lampRgb[c] + sky * aroundRgb[c]) + shine * lampRgb[c];
    }
  }

  private double mirrored(double[] d, double[] normal, double[][] from) {
    if (mirrorGloss == 0) {
      return 0;
    }
    double most = 0;
    for (double[] window : from) {
      double[] half = {window[0] - d[0], window[1] - d[1], window[2] - d[2]};
      double facing = dot(half, normal) / Math.sqrt(dot(half, half));
      double inside =
          mirrorEdge > 0
              ? Math.max(0, Math.min(1, (facing - mirrorEdge) / (0.1 * (1 - mirrorEdge))))
              : facing > 0 ? Math.pow(facing, mirrorSharpness) : 0;
      most = Math.max(most, inside);
    }
    return mirrorGloss * most;
  }

  /** The directions from which light reaches the eye by way of the mirror spots on the board. */
  private void openWindows(double[] eye) {
    for (int i = 0; i < MIRRORS; i++) {
      towards(mirrorX[i], mirrorY[i], eye, windows[i]);
      double x = mirrorX[i] + 90 * random.nextGaussian();
      double y = mirrorY[i] + 90 * random.nextGaussian();
      towards(x, y, eye, windowsInStuds[i]);
    }
  }

  private static void towards(double x, double y, double[] eye, double[] into) {
    double[] to = {x - eye[0], y - eye[1], eye[2]};
    double length = Math.sqrt(dot(to, to));
    for (int i = 0; i < 3; i++) {
      into[i] = to[i] / length;
    }
  }

  private boolean shadowed(double[] point, double[] to) {
    double[] normal = new double[3];
    double high = (TALLEST - point[2]) / to[2];
    double[] top = {point[0] + high * to[0], point[1] + high * to[1], TALLEST};
    double[] down = {-to[0], -to[1], -to[2]};
    int count = along(top, down, TALLEST);
    for (int i = 0; i < count; i++) {
      if (solids.get(candidates[i]).meet(point, to, normal) < 1e6) {
        return true;
      }
    }
    return false;
  }

  /** Puts the solids near a ray into the list of candidates; returns how many there are. */
  private int along(double[] from, double[] d, double top) {
    stamp++;
    int count = 0;
    double start = (top - from[2]) / d[2];
    double end = -from[2] / d[2];
    double flat = Math.hypot(d[0], d[1]) * Math.abs(end - start);
    int steps = (int) (flat / (CELL / 2)) + 2;
    for (int i = 0; i <= steps; i++) {
      double t = start + (end - start) * i / steps;
      int[] here = cells[cell(from[1] + t * d[1]) * CELLS + cell(from[0] + t * d[0])];
      for (int s : here) {
        if (stamps[s] != stamp && count < candidates.length) {
          stamps[s] = stamp;
          candidates[count++] = s;
        }
      }
    }
    return count;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}
