package org.lunartable.engine.lunarcommand.fast;

import java.util.Arrays;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/**
 * All legal actions of a position, as sets of places, so that they can be counted and one be picked
 * without listing them.
 */
public final class Options {

  // One set a kind of build, in the order of the kinds in Move; then UFOs and steps.
  private static final int UFO_TO = Words.at(7);
  private static final int UFO = Words.at(8);
  private static final int LIFTED = Words.at(9);
  private static final int LIFT_TO = Words.at(10);

  /** UFOs without a figure: the space they leave is a possible target (LC-40). */
  private static final int LONE_UFO = Words.at(11);

  /** Targets of steps to the right, left, down and up. */
  private static final int STEPS = Words.at(12);

  private static final int SETS = 16;

  private final FastRules rules;
  private final Layout layout;
  private final int stride;
  private final int words;
  private final long[] s = new long[1 + SETS * Words.STRIDE];
  private final long[] ownCorners = Words.single();
  private final long[] ownHorizontal = Words.single();
  private final long[] ownVertical = Words.single();
  private final long[] wallRight = Words.single();
  private final long[] wallBelow = Words.single();
  private final long[] whiteHorizontal = Words.single();
  private final long[] whiteVertical = Words.single();
  private final long[] movers = Words.single();
  private final long[] passHorizontal = Words.single();
  private final long[] passVertical = Words.single();

  /** How many actions of each kind of {@link Move}. */
  private final int[] counts = new int[Move.KINDS];

  private final int[] stepCounts = new int[4];
  private int total;

  public Options(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.stride = layout.stride();
    this.words = layout.words();
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
      findSteps(f);
      boolean must = rules.mustUseAll() && counts[Move.STEP] > 0;
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
      findSteps(f);
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
      case Move.STEP -> step(left);
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

  private int step(int k) {
    int left = k;
    int direction = 0;
    while (left >= stepCounts[direction]) {
      left -= stepCounts[direction];
      direction++;
    }
    int to = Words.select(s, STEPS + direction * Words.STRIDE, left);
    int back = direction == 0 ? 1 : direction == 1 ? -1 : direction == 2 ? stride : -stride;
    return Move.of(Move.STEP, to - back, to);
  }

  private void countOf(int kind) {
    counts[kind] = Words.count(s, Words.at(kind));
  }

  private long shadowedCorners(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.shadowCorners()
        ? f.bits[i]
            | Words.up(f.bits, i, 1)
            | Words.up(f.bits, i, stride)
            | Words.up(f.bits, i, stride + 1)
        : 0;
  }

  private long shadowedHorizontal(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.shadowEdges() ? f.bits[i] | Words.up(f.bits, i, stride) : 0;
  }

  private long shadowedVertical(Field f, int w) {
    int i = Field.UFOS + w;
    return rules.shadowEdges() ? f.bits[i] | Words.up(f.bits, i, 1) : 0;
  }

  /** Corners next to a network edge. */
  private long nextCorners(Field f, int w) {
    int h = f.network() + Words.STRIDE + w;
    int v = h + Words.STRIDE;
    return f.bits[h] | Words.up(f.bits, h, 1) | f.bits[v] | Words.up(f.bits, v, stride);
  }

  private long freeCorners(Field f, int w) {
    return layout.corners()[w + 1]
        & ~f.bits[Field.CORNERS + w]
        & ~f.bits[Field.BLOCKED_CORNERS + w]
        & ~shadowedCorners(f, w);
  }

  private long freeHorizontal(Field f, int w) {
    return ~f.bits[Field.HORIZONTAL + w]
        & ~f.bits[Field.BLOCKED_HORIZONTAL + w]
        & ~shadowedHorizontal(f, w);
  }

  private long freeVertical(Field f, int w) {
    return ~f.bits[Field.VERTICAL + w]
        & ~f.bits[Field.BLOCKED_VERTICAL + w]
        & ~shadowedVertical(f, w);
  }

  /** LC-14, LC-15. */
  private void findWalls(Field f) {
    int network = f.network();
    if (f.square > 0) {
      for (int w = 0; w < words; w++) {
        s[Words.at(Move.WALL_CORNER) + w] = nextCorners(f, w) & freeCorners(f, w);
      }
      countOf(Move.WALL_CORNER);
    }
    if (f.straight > 0) {
      for (int w = 0; w < words; w++) {
        long corners = f.bits[network + w];
        s[Words.at(Move.WALL_HORIZONTAL) + w] =
            (corners | Words.down(f.bits, network + w, 1))
                & freeHorizontal(f, w)
                & layout.horizontal()[w + 1];
        s[Words.at(Move.WALL_VERTICAL) + w] =
            (corners | Words.down(f.bits, network + w, stride))
                & freeVertical(f, w)
                & layout.vertical()[w + 1];
      }
      countOf(Move.WALL_HORIZONTAL);
      countOf(Move.WALL_VERTICAL);
    }
  }

  /** LC-16 to LC-19. */
  private void findColoured(Field f) {
    prepareChains(f);
    for (int w = 0; w < words; w++) {
      long chained = chainedCorners(w + 1);
      long bare =
          f.bits[Field.CORNERS + w]
              & ~f.bits[Field.COLOURED_CORNERS + w]
              & ~f.bits[Field.COLOURED_CORNERS + Words.STRIDE + w];
      s[Words.at(Move.DOME) + w] =
          bare & f.bits[f.network() + w] & chained & ~shadowedCorners(f, w);
      s[Words.at(Move.ANTENNA) + w] = chained & nextCorners(f, w) & freeCorners(f, w);
      findAirlocks(f, w);
    }
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

  private void findAirlocks(Field f, int w) {
    int blocked = Field.BLOCKED_SPACES + w;
    long own = ownCorners[w + 1];
    s[Words.at(Move.AIRLOCK_HORIZONTAL) + w] =
        (own | Words.down(ownCorners, w + 1, 1))
            & layout.innerHorizontal()[w + 1]
            & freeHorizontal(f, w)
            & ~(f.bits[blocked] | Words.up(f.bits, blocked, stride));
    s[Words.at(Move.AIRLOCK_VERTICAL) + w] =
        (own | Words.down(ownCorners, w + 1, stride))
            & layout.innerVertical()[w + 1]
            & freeVertical(f, w)
            & ~(f.bits[blocked] | Words.up(f.bits, blocked, 1));
  }

  /** The player's coloured pieces of the network, and the straight walls next to its corners. */
  private void prepareChains(Field f) {
    int own = f.side * Words.STRIDE;
    int network = f.network();
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      ownCorners[i] = f.bits[network + w] & f.bits[Field.COLOURED_CORNERS + own + w];
      ownHorizontal[i] =
          f.bits[network + Words.STRIDE + w] & f.bits[Field.HORIZONTAL_AIRLOCKS + own + w];
      ownVertical[i] =
          f.bits[network + 2 * Words.STRIDE + w] & f.bits[Field.VERTICAL_AIRLOCKS + own + w];
      whiteHorizontal[i] = white(f, Field.HORIZONTAL, Field.HORIZONTAL_AIRLOCKS, w);
      whiteVertical[i] = white(f, Field.VERTICAL, Field.VERTICAL_AIRLOCKS, w);
      wallRight[i] = ownCorners[i] & whiteHorizontal[i];
      wallBelow[i] = ownCorners[i] & whiteVertical[i];
    }
  }

  private static long white(Field f, int edges, int airlocks, int w) {
    return f.bits[edges + w] & ~f.bits[airlocks + w] & ~f.bits[airlocks + Words.STRIDE + w];
  }

  /** Corners chained to an own piece: next to an airlock, or through one straight wall (LC-16). */
  private long chainedCorners(int i) {
    return ownHorizontal[i]
        | Words.up(ownHorizontal, i, 1)
        | ownVertical[i]
        | Words.up(ownVertical, i, stride)
        | Words.up(wallRight, i, 1)
        | Words.up(wallBelow, i, stride)
        | (Words.down(ownCorners, i, 1) & whiteHorizontal[i])
        | (Words.down(ownCorners, i, stride) & whiteVertical[i]);
  }

  private long emptySpaces(Field f, int w) {
    return layout.spaces()[w + 1]
        & ~(f.bits[Field.ROBOTS + w]
            | f.bits[Field.ASTRONAUTS + w]
            | f.bits[Field.UFOS + w]
            | f.bits[Field.BLOCKED_SPACES + w]);
  }

  /** LC-20, LC-21, LC-40. */
  private void findUfos(Field f) {
    for (int w = 0; w < words; w++) {
      long ufos = f.bits[Field.UFOS + w];
      long robots = f.bits[Field.ROBOTS + w];
      long empty = emptySpaces(f, w);
      s[UFO + w] = ufos;
      s[UFO_TO + w] = empty | (rules.coversRobot() ? robots & ~ufos : 0);
      s[LIFTED + w] = f.bits[Field.ASTRONAUTS + w] & ~ufos;
      s[LIFT_TO + w] = empty;
      s[LONE_UFO + w] = ufos & ~robots & ~f.bits[Field.ASTRONAUTS + w];
    }
    int ufos = Words.count(s, UFO);
    counts[Move.UFO] = ufos * Words.count(s, UFO_TO);
    if (rules.abduction()) {
      counts[Move.ABDUCT] =
          Words.count(s, LIFTED) * (ufos * Words.count(s, LIFT_TO) + Words.count(s, LONE_UFO));
    }
  }

  /** LC-24, LC-25. */
  void findSteps(Field f) {
    int own = f.side * Words.STRIDE;
    for (int w = 0; w < words; w++) {
      movers[w + 1] =
          (f.bits[Field.ROBOTS + w] | f.bits[Field.ASTRONAUTS + w]) & ~f.bits[Field.UFOS + w];
      passHorizontal[w + 1] =
          ~(f.bits[Field.HORIZONTAL + w] | f.bits[Field.BLOCKED_HORIZONTAL + w])
              | f.bits[Field.HORIZONTAL_AIRLOCKS + own + w];
      passVertical[w + 1] =
          ~(f.bits[Field.VERTICAL + w] | f.bits[Field.BLOCKED_VERTICAL + w])
              | f.bits[Field.VERTICAL_AIRLOCKS + own + w];
    }
    for (int w = 0; w < words; w++) {
      int i = w + 1;
      long empty = emptySpaces(f, w);
      s[STEPS + w] = Words.up(movers, i, 1) & passVertical[i] & empty;
      s[STEPS + Words.STRIDE + w] = back(passVertical, i, 1) & empty;
      s[STEPS + 2 * Words.STRIDE + w] = Words.up(movers, i, stride) & passHorizontal[i] & empty;
      s[STEPS + 3 * Words.STRIDE + w] = back(passHorizontal, i, stride) & empty;
    }
    int sum = 0;
    for (int d = 0; d < 4; d++) {
      stepCounts[d] = Words.count(s, STEPS + d * Words.STRIDE);
      sum += stepCounts[d];
    }
    counts[Move.STEP] = sum;
  }

  /** Movers that may pass the edge on their near side, shifted over it. */
  private long back(long[] pass, int i, int k) {
    return ((movers[i] & pass[i]) >>> k) | ((movers[i + 1] & pass[i + 1]) << -k);
  }

  /** The number of steps that walls and figures allow, whatever the die shows. */
  int stepsPossible(Field f) {
    findSteps(f);
    return counts[Move.STEP];
  }
}
