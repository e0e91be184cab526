package org.lunartable.engine.advisor;

import java.util.Arrays;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;

/**
 * Estimates who will win, without looking ahead: points so far, walls that are nearly closed with
 * what stands in them and who leads there, and figures near the doors of own stations. Has scratch
 * memory: one thread each.
 */
final class Evaluation {

  /** Rings that lack more pieces than this are not looked at. */
  private static final int MOST_MISSING = 7;

  /** What is left of a ring's worth for each piece that it lacks. */
  private static final double[] NEAR = powers(0.8, MOST_MISSING + 4);

  /** Pieces it takes, at the least, to get to a ring that the own network does not touch. */
  private static final int AWAY = 3;

  /** How likely a lead of -2 or less, -1, 0, 1, 2 or more becomes the majority. */
  private static final double[] SHARE = {0.06, 0.18, 0.42, 0.8, 0.95};

  /** What a figure so many steps from the inside of an own station is worth, per point. */
  private static final double[] WALK = powers(0.9, 13);

  private static final double WALK_FACTOR = 0.65;

  /** The part of all points on the board that a door in the wall of a future station brings. */
  private static final double DOOR = 0.28;

  private static final double DOOR_POSSIBLE = 0.12;
  private static final double STATION = 0.3;
  private static final double SECOND = 0.4;

  /** How steeply a lead in points becomes a chance to win. */
  private static final double STEEPNESS = 0.42;

  private final FastRules rules;
  private final Layout layout;
  private final int words;
  private final int stride;
  private final Rings rings;
  private final Mover mover;
  private final long[] reached = Words.single();
  private final long[] passHorizontal = Words.single();
  private final long[] passVertical = Words.single();
  private final long[] front = Words.single();
  private final long[] next = Words.single();
  private final double[] best = new double[2];
  private final double[] second = new double[2];
  private double pointsLeft;

  Evaluation(FastRules rules, Rings rings) {
    this.rules = rules;
    this.layout = rules.layout();
    this.words = layout.words();
    this.stride = layout.stride();
    this.rings = rings;
    this.mover = new Mover(rules);
  }

  private static double[] powers(double base, int count) {
    double[] powers = new double[count];
    for (int i = 0; i < count; i++) {
      powers[i] = Math.pow(base, i);
    }
    return powers;
  }

  /** The expected result for orange: 0 lost, 1 won. */
  double orangeWins(Field f) {
    if (mover.isOver(f)) {
      return 0.5 + 0.5 * Integer.signum(Mover.lead(f));
    }
    double lead = worth(f);
    return 1 / (1 + Math.exp(-STEEPNESS * lead));
  }

  /** Orange's lead in points, those to be expected included. */
  private double worth(Field f) {
    pointsLeft =
        Words.count(f.bits(), Field.ROBOTS) * rules.robot()
            + Words.count(f.bits(), Field.ASTRONAUTS) * rules.astronaut();
    Arrays.fill(best, 0);
    Arrays.fill(second, 0);
    rateRings(f);
    double orange = f.score(0) + best[0] + SECOND * second[0] + doors(f, 0);
    double green = f.score(1) + best[1] + SECOND * second[1] + doors(f, 1);
    return orange - green;
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
    double inside = robots * rules.robot() + astronauts * rules.astronaut();
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

  /** What the figures outside are worth to a side whose stations have doors (LC-26). */
  private double doors(Field f, int side) {
    long[] b = f.bits();
    int own = side * Words.STRIDE;
    long any = 0;
    for (int w = 0; w < words; w++) {
      any |= b[Field.OWNED + own + w];
    }
    if (any == 0 || !startAtDoors(f, side)) {
      return 0;
    }
    double worth = 0;
    for (int steps = 1; steps < WALK.length; steps++) {
      int robots = 0;
      int astronauts = 0;
      long grown = 0;
      for (int w = 0; w < words; w++) {
        robots += Long.bitCount(front[w + 1] & b[Field.ROBOTS + w] & ~b[Field.UFOS + w]);
        astronauts += Long.bitCount(front[w + 1] & b[Field.ASTRONAUTS + w] & ~b[Field.UFOS + w]);
        reached[w + 1] |= front[w + 1];
      }
      worth += WALK[steps] * (robots * rules.robot() + astronauts * rules.astronaut());
      for (int w = 0; w < words; w++) {
        next[w + 1] = spread(w + 1) & free(f, w) & ~reached[w + 1];
        grown |= next[w + 1];
      }
      System.arraycopy(next, 0, front, 0, front.length);
      if (grown == 0) {
        break;
      }
    }
    return WALK_FACTOR * worth;
  }

  private long free(Field f, int w) {
    return layout.spaces()[w + 1] & ~f.bits()[Field.UFOS + w] & ~f.bits()[Field.BLOCKED_SPACES + w];
  }

  /** The spaces from which one step leads through an own door into an own station. */
  private boolean startAtDoors(Field f, int side) {
    long[] b = f.bits();
    int own = side * Words.STRIDE;
    int stations = Field.OWNED + own;
    int horizontal = Field.HORIZONTAL_AIRLOCKS + own;
    int vertical = Field.VERTICAL_AIRLOCKS + own;
    long any = 0;
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      passHorizontal[i] =
          ~(b[Field.HORIZONTAL + w] | b[Field.BLOCKED_HORIZONTAL + w]) | b[horizontal + w];
      passVertical[i] = ~(b[Field.VERTICAL + w] | b[Field.BLOCKED_VERTICAL + w]) | b[vertical + w];
      reached[i] = b[stations + w];
    }
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      front[i] = 0;
      front[i] |= Words.up(b, stations + w, 1) & b[vertical + w];
      front[i] |= Words.up(b, stations + w, stride) & b[horizontal + w];
      front[i] |= (b[stations + w] & b[vertical + w]) >>> 1;
      front[i] |= (b[stations + w + 1] & b[vertical + w + 1]) << 63;
      front[i] |= (b[stations + w] & b[horizontal + w]) >>> stride;
      front[i] |= (b[stations + w + 1] & b[horizontal + w + 1]) << -stride;
      front[i] &= free(f, w) & ~b[stations + w];
      any |= front[i];
    }
    return any != 0;
  }

  private long spread(int i) {
    return (Words.up(front, i, 1) & passVertical[i])
        | (Words.up(front, i, stride) & passHorizontal[i])
        | ((front[i] & passVertical[i]) >>> 1)
        | ((front[i + 1] & passVertical[i + 1]) << 63)
        | ((front[i] & passHorizontal[i]) >>> stride)
        | ((front[i + 1] & passHorizontal[i + 1]) << -stride);
  }
}
