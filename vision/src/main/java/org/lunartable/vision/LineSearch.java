package org.lunartable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds straight lines in a reduced picture: ridges of the gradient grow together as long as their
 * directions agree. Long lines tell how the table lies much better than single pieces of edges.
 * Confined to one thread.
 */
final class LineSearch {
  private static final int WEAKEST = 100;
  private static final int MIN_PIXELS = 7;
  private static final double SAME_DIRECTION = Math.pow(Math.cos(Math.toRadians(22)), 2);
  private static final double MAX_WIDTH = 0.8;
  private static final int MAX_LINES = 220;

  private final int width;
  private final int height;
  private final short[] gu;
  private final short[] gv;
  private final boolean[] ridge;
  private final int[] stack;

  LineSearch(short[] gu, short[] gv, int width, int height) {
    this.gu = gu;
    this.gv = gv;
    this.width = width;
    this.height = height;
    ridge = new boolean[gu.length];
    stack = new int[gu.length];
  }

  /** The longest lines. */
  List<Line> find() {
    int[] seeds = new int[gu.length];
    int count = ridges(seeds);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (ridge[seeds[i]]) {
        Line line = grow(seeds[i]);
        if (line != null) {
          lines.add(line);
        }
      }
    }
    lines.sort(Comparator.comparingDouble(Line::length).reversed());
    return List.copyOf(lines.subList(0, Math.min(MAX_LINES, lines.size())));
  }

  private int ridges(int[] seeds) {
    int count = 0;
    for (int y = 2; y < height - 2; y++) {
      for (int x = 2; x < width - 2; x++) {
        int i = y * width + x;
        int strength = strength(i);
        if (strength > WEAKEST) {
          int step = Math.abs(gu[i]) > Math.abs(gv[i]) ? 1 : width;
          if (strength >= strength(i - step) && strength > strength(i + step)) {
            ridge[i] = true;
            seeds[count++] = i;
          }
        }
      }
    }
    return count;
  }

  private int strength(int i) {
    return Math.abs(gu[i]) + Math.abs(gv[i]);
  }

  /** Takes the ridge at a pixel as far as it is straight; null when that is not far. */
  private Line grow(int seed) {
    int size = 0;
    stack[size++] = seed;
    ridge[seed] = false;
    double du = gu[seed];
    double dv = gv[seed];
    double[] sums = new double[5];
    for (int next = 0; next < size; next++) {
      int at = stack[next];
      int x = at % width;
      int y = at / width;
      sums[0] += x;
      sums[1] += y;
      sums[2] += (double) x * x;
      sums[3] += (double) x * y;
      sums[4] += (double) y * y;
      for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
          int i = at + dy * width + dx;
          if (ridge[i] && along(i, du, dv)) {
            ridge[i] = false;
            stack[size++] = i;
            du += gu[i];
            dv += gv[i];
          }
        }
      }
    }
    return size < MIN_PIXELS ? null : line(size, sums);
  }

  private boolean along(int i, double du, double dv) {
    double dot = gu[i] * du + gv[i] * dv;
    double lengths = (du * du + dv * dv) * (gu[i] * gu[i] + gv[i] * gv[i]);
    return dot > 0 && dot * dot > SAME_DIRECTION * lengths;
  }

  private Line line(int n, double[] sums) {
    double x = sums[0] / n;
    double y = sums[1] / n;
    double xx = sums[2] / n - x * x;
    double xy = sums[3] / n - x * y;
    double yy = sums[4] / n - y * y;
    double half = Math.hypot((xx - yy) / 2, xy);
    double along = (xx + yy) / 2 + half;
    double across = Math.max(0, (xx + yy) / 2 - half);
    double length = Math.sqrt(12 * along);
    if (across > MAX_WIDTH || length < MIN_PIXELS) {
      return null;
    }
    double angle = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
    return new Line(x, y, Math.cos(angle), Math.sin(angle), length);
  }
}
