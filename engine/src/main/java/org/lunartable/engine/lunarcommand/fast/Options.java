package org.lunartable.engine.lunarcommand.fast;

import java.util.Arrays;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/**
 * All legal actions of a position, as sets of places, so that they can be counted and one be picked
 * without listing them.
 */
public final class Options {

  // One set a kind of build, in the order of the kinds in Move; then UFOs; then steps, see Steps.
  private static final int UFO_TO = Words.at(7);
  private static final int UFO = Words.at(8);
  private static final int LIFTED = Words.at(9);
  private static final int LIFT_TO = Words.at(10);

  /** UFOs without a figure: the space they leave is a possible target (LC-40). */
  private static final int LONE_UFO = Words.at(11);

  private static final int SETS = 16;

  private final FastRules rules;
  private final Layout layout;
  private final int stride;
  private final int words;
  private final Slots slots;
  private final Coloured coloured;
  private final Steps steps;
  private final long[] s = new long[1 + SETS * Words.STRIDE];

  /** How many actions of each kind of {@link Move}. */
  private final int[] counts = new int[Move.KINDS];

  private int total;

  public Options(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.stride = layout.stride();
    this.words = layout.words();
    this.slots = new Slots(rules);
    this.coloured = new Coloured(rules, slots);
    this.steps = new Steps(rules, slots);
  }

  /** The number of legal actions; 0 before the roll. Ended games are not looked for. */
  public int total() {
    return total;
  }

  /** The number of legal actions of one kind of {@link Move}. */
  public int count(int kind) {
    return counts[kind];
  }

  /** Finds all legal actions of a position whose game is not over (LC-10). */
  public void find(Field f) {
    Arrays.fill(counts, 0);
    if (f.shown == 0) {
      total = 0;
      return;
    }
    if (f.steps > 0) {
      counts[Move.STEP] = steps.find(f, s);
      boolean must = rules.walk().mustUseAll() && counts[Move.STEP] > 0;
      counts[Move.END_WALK] = must ? 0 : 1;
      total = counts[Move.STEP] + counts[Move.END_WALK];
      return;
    }
    if ((f.shown & FastRules.WALLS) != 0) {
      findWalls(f);
    }
    if ((f.shown & FastRules.ORANGE_PIECES << f.side) != 0) {
      findColoured(f);
    }
    if ((f.shown & FastRules.UFOS) != 0) {
      findUfos(f);
    }
    if ((f.shown & FastRules.WALK) != 0) {
      counts[Move.STEP] = steps.find(f, s);
    }
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    counts[Move.PASS] = sum == 0 ? 1 : 0;
    total = Math.max(1, sum);
  }

  /** The k-th action, counted from 0, in an order that depends on the position alone. */
  public int pick(int k) {
    int left = k;
    int kind = 0;
    while (left >= counts[kind]) {
      left -= counts[kind];
      kind++;
    }
    if (kind <= Move.ANTENNA) {
      return Move.of(kind, Words.select(s, Words.at(kind), left));
    }
    return switch (kind) {
      case Move.UFO -> ufoMove(left);
      case Move.ABDUCT -> abduction(left);
      case Move.STEP -> steps.pick(left, s);
      default -> kind;
    };
  }

  private int ufoMove(int k) {
    int targets = Words.count(s, UFO_TO);
    return Move.of(
        Move.UFO, Words.select(s, UFO, k / targets), Words.select(s, UFO_TO, k % targets));
  }

  private int abduction(int k) {
    int lifted = Words.count(s, LIFTED);
    int targets = Words.count(s, LIFT_TO);
    int plain = Words.count(s, UFO) * lifted * targets;
    if (k < plain) {
      int pair = k / targets;
      return Move.of(
          Move.ABDUCT,
          Words.select(s, UFO, pair / lifted),
          Words.select(s, LIFTED, pair % lifted),
          Words.select(s, LIFT_TO, k % targets));
    }
    int ufo = Words.select(s, LONE_UFO, (k - plain) / lifted);
    return Move.of(Move.ABDUCT, ufo, Words.select(s, LIFTED, (k - plain) % lifted), ufo);
  }

  private void countOf(int kind) {
    counts[kind] = Words.count(s, Words.at(kind));
  }

  /** LC-14, LC-15. */
  private void findWalls(Field f) {
    int network = f.network();
    if (f.square > 0) {
      for (int w = 0; w < words; w++) {
        s[Words.at(Move.WALL_CORNER) + w] = slots.nextCorners(f, w) & slots.freeCorners(f, w);
      }
      countOf(Move.WALL_CORNER);
    }
    if (f.straight > 0) {
      for (int w = 0; w < words; w++) {
        long corners = f.bits[network + w];
        s[Words.at(Move.WALL_HORIZONTAL) + w] =
            (corners | Words.down(f.bits, network + w, 1))
                & slots.freeHorizontal(f, w)
                & layout.horizontal()[w + 1];
        s[Words.at(Move.WALL_VERTICAL) + w] =
            (corners | Words.down(f.bits, network + w, stride))
                & slots.freeVertical(f, w)
                & layout.vertical()[w + 1];
      }
      countOf(Move.WALL_HORIZONTAL);
      countOf(Move.WALL_VERTICAL);
    }
  }

  /** LC-16 to LC-19. */
  private void findColoured(Field f) {
    coloured.find(f, s);
    if (f.domes[f.side] > 0) {
      countOf(Move.DOME);
    }
    if (f.antennae[f.side] > 0) {
      countOf(Move.ANTENNA);
    }
    if (f.airlocks[f.side] > 0) {
      countOf(Move.AIRLOCK_HORIZONTAL);
      countOf(Move.AIRLOCK_VERTICAL);
    }
  }

  /** LC-20, LC-21, LC-40. */
  private void findUfos(Field f) {
    for (int w = 0; w < words; w++) {
      long ufos = f.bits[Field.UFOS + w];
      long robots = f.bits[Field.ROBOTS + w];
      long empty = slots.emptySpaces(f, w);
      s[UFO + w] = ufos;
      s[UFO_TO + w] = empty | (rules.ufos().coversRobot() ? robots & ~ufos : 0);
      s[LIFTED + w] = f.bits[Field.ASTRONAUTS + w] & ~ufos;
      s[LIFT_TO + w] = empty;
      s[LONE_UFO + w] = ufos & ~robots & ~f.bits[Field.ASTRONAUTS + w];
    }
    int ufos = Words.count(s, UFO);
    counts[Move.UFO] = ufos * Words.count(s, UFO_TO);
    if (rules.ufos().abduction()) {
      counts[Move.ABDUCT] =
          Words.count(s, LIFTED) * (ufos * Words.count(s, LIFT_TO) + Words.count(s, LONE_UFO));
    }
  }

  /** The number of steps that walls and figures allow, whatever the die shows. */
  int stepsPossible(Field f) {
    return steps.find(f, s);
  }
}
