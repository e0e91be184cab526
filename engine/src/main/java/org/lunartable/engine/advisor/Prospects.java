package org.lunartable.engine.advisor;

import java.util.Arrays;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;

/**
 * What the stations are worth that the sides are about to close: what stands in them, who leads in
 * their walls, and how many pieces are missing. Has scratch memory: one thread each.
 */
final class Prospects {

  /** Rings that lack more pieces than this are not looked at. */
  private static final int MOST_MISSING = 7;

  /** What is left of a ring's worth for each piece that it lacks. */
  private static final double[] NEAR = Evaluation.powers(0.8, MOST_MISSING + 4);

  /** Pieces it takes, at the least, to get to a ring that the own network does not touch. */
  private static final int AWAY = 3;

  /** How likely a lead of -2 or less, -1, 0, 1, 2 or more becomes the majority. */
  private static final double[] SHARE = {0.06, 0.18, 0.42, 0.8, 0.95};

  /** The part of all points on the board that a door in the wall of a future station brings. */
  private static final double DOOR = 0.28;

  private static final double DOOR_POSSIBLE = 0.12;
  private static final double STATION = 0.3;

  /** The part of its worth that a side's second-best ring counts. */
  private static final double SECOND = 0.4;

  private final FastRules rules;
  private final Layout layout;
  private final int words;
  private final Rings rings;
  private final double[] best = new double[2];
  private final double[] second = new double[2];
  private double pointsLeft;

  Prospects(FastRules rules, Rings rings) {
    this.rules = rules;
    this.layout = rules.layout();
    this.words = layout.words();
    this.rings = rings;
  }

  /** Looks at this position from now on. */
  void lookAt(Field f) {
    pointsLeft =
        Words.count(f.bits(), Field.ROBOTS) * rules.points().robot()
            + Words.count(f.bits(), Field.ASTRONAUTS) * rules.points().astronaut();
    Arrays.fill(best, 0);
    Arrays.fill(second, 0);
    rateRings(f);
  }

  /** What a side may expect of the stations it is about to close, in points. */
  double worth(int side) {
    return best[side] + SECOND * second[side];
  }

  private void rateRings(Field f) {
    long[] b = f.bits();
    long[] m = rings.masks();
    int at = 0;
    int step = 4 * words;
    for (int ring = 0; ring < rings.count(); ring++, at += step) {
      int present = 0;
      for (int w = 0; w < words; w++) {
        present += Long.bitCount(b[Field.CORNERS + w] & m[at + w]);
      }
      if (present == 0) {
        continue; // edges of a network always end in a corner piece
      }
      for (int w = 0; w < words; w++) {
        present +=
            Long.bitCount(b[Field.HORIZONTAL + w] & m[at + words + w])
                + Long.bitCount(b[Field.VERTICAL + w] & m[at + 2 * words + w]);
      }
      int missing = rings.pieces(ring) - present;
      if (missing > 0 && missing <= MOST_MISSING) {
        rateRing(f, at, missing);
      }
    }
  }

  private void rateRing(Field f, int at, int missing) {
    long[] b = f.bits();
    long[] m = rings.masks();
    long out = 0;
    int robots = 0;
    int astronauts = 0;
    long freeInner = 0;
    for (int w = 0; w < words; w++) {
      long inside = m[at + 3 * words + w];
      out |= inside & (b[Field.OWNED + w] | b[Field.OWNED + Words.STRIDE + w]);
      out |= inside & b[Field.OWNED + 2 * Words.STRIDE + w];
      out |= m[at + w] & b[Field.BLOCKED_CORNERS + w];
      out |= m[at + words + w] & b[Field.BLOCKED_HORIZONTAL + w];
      out |= m[at + 2 * words + w] & b[Field.BLOCKED_VERTICAL + w];
      robots += Long.bitCount(inside & b[Field.ROBOTS + w]);
      astronauts += Long.bitCount(inside & b[Field.ASTRONAUTS + w]);
      freeInner |= m[at + words + w] & ~b[Field.HORIZONTAL + w] & layout.innerHorizontal()[w + 1];
      freeInner |= m[at + 2 * words + w] & ~b[Field.VERTICAL + w] & layout.innerVertical()[w + 1];
    }
    if (out != 0 || missing > f.straight() + f.square() + 4) {
      return;
    }
    double inside = rules.points().of(robots, astronauts);
    int lead = colours(f, at, 0) - colours(f, at, 1);
    rate(f, at, 0, missing, lead, inside, freeInner != 0);
    rate(f, at, 1, missing, -lead, inside, freeInner != 0);
  }

  private int colours(Field f, int at, int side) {
    long[] b = f.bits();
    long[] m = rings.masks();
    int count = 0;
    for (int w = 0; w < words; w++) {
      int own = side * Words.STRIDE + w;
      count +=
          Long.bitCount(b[Field.COLOURED_CORNERS + own] & m[at + w])
              + Long.bitCount(b[Field.HORIZONTAL_AIRLOCKS + own] & m[at + words + w])
              + Long.bitCount(b[Field.VERTICAL_AIRLOCKS + own] & m[at + 2 * words + w]);
    }
    return count;
  }

  private void rate(
      Field f, int at, int side, int missing, int lead, double inside, boolean freeInner) {
    long[] b = f.bits();
    long[] m = rings.masks();
    long touched = 0;
    long doors = 0;
    int network = f.sideNetwork(side);
    for (int w = 0; w < words; w++) {
      int own = side * Words.STRIDE + w;
      touched |= b[network + w] & m[at + w];
      touched |= b[network + Words.STRIDE + w] & m[at + words + w];
      touched |= b[network + 2 * Words.STRIDE + w] & m[at + 2 * words + w];
      doors |= b[Field.HORIZONTAL_AIRLOCKS + own] & m[at + words + w];
      doors |= b[Field.VERTICAL_AIRLOCKS + own] & m[at + 2 * words + w];
    }
    double door = doors != 0 ? DOOR : freeInner && f.airlocks(side) > 0 ? DOOR_POSSIBLE : 0;
    double worth = inside + STATION + door * (pointsLeft - inside);
    double share = SHARE[Math.max(-2, Math.min(2, lead)) + 2];
    double value = worth * share * NEAR[missing + (touched == 0 ? AWAY : 0)];
    if (value > best[side]) {
      second[side] = best[side];
      best[side] = value;
    } else if (value > second[side]) {
      second[side] = value;
    }
  }
}
