package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/**
 * Plays actions on a {@link Field}: the same rules as the records' referee, without allocation.
 * Whether an action is legal is asked before.
 */
public final class Mover {

  private final FastRules rules;
  private final Layout layout;
  private final Enclosures enclosures;
  private final Networks networks;
  private final Options steps;
  private final long[] rest = Words.single();

  /** Each side's coloured pieces in the outer wall after {@link #countWall}. */
  private final int[] pieces = new int[2];

  public Mover(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.enclosures = new Enclosures(layout);
    this.networks = new Networks(layout);
    this.steps = new Options(rules);
  }

  public FastRules rules() {
    return rules;
  }

  /** The die shows this face, 0 to 5. */
  public void roll(Field f, int face) {
    f.shown = rules.faces().get(face);
  }

  /** The die shows this, whatever faces it has: a sum of the constants of {@link FastRules}. */
  public void show(Field f, int shown) {
    f.shown = shown;
  }

  /** Whether the game is over (LC-36 to LC-37a). */
  public boolean isOver(Field f) {
    return f.score[0] >= rules.target()
        || f.score[1] >= rules.target()
        || (rules.quietTurns() > 0 && f.quiet >= rules.quietTurns())
        || f.straight + f.square == 0
        || f.domes[0] + f.airlocks[0] + f.antennae[0] == 0
        || f.domes[1] + f.airlocks[1] + f.antennae[1] == 0;
  }

  /** Who leads (LC-37, LC-38): above 0 orange, below 0 green, 0 nobody. */
  public static int lead(Field f) {
    int lead = Integer.compare(f.score[0], f.score[1]);
    return lead != 0 ? lead : Integer.compare(f.built[0], f.built[1]);
  }

  /** Plays one legal action. */
  public void play(Field f, int move) {
    int kind = Move.kind(move);
    if (kind <= Move.ANTENNA) {
      build(f, kind, Move.first(move));
      settle(f, move);
      passTurn(f, true);
      return;
    }
    switch (kind) {
      case Move.UFO -> {
        f.clear(Field.UFOS, Move.first(move));
        f.set(Field.UFOS, Move.second(move));
        passTurn(f, false);
      }
      case Move.ABDUCT -> abduct(f, Move.first(move), Move.second(move), Move.third(move));
      case Move.STEP -> step(f, Move.first(move), Move.second(move));
      default -> passTurn(f, f.scoredNow);
    }
  }

  private void build(Field f, int kind, int bit) {
    int side = f.side;
    int own = side * Words.STRIDE;
    switch (kind) {
      case Move.WALL_CORNER -> {
        f.set(Field.CORNERS, bit);
        f.square = Math.max(0, f.square - 1);
        networks.cornerBuilt(f, bit, 2);
      }
      case Move.WALL_HORIZONTAL -> wall(f, Field.HORIZONTAL, bit);
      case Move.WALL_VERTICAL -> wall(f, Field.VERTICAL, bit);
      case Move.DOME -> {
        f.set(Field.COLOURED_CORNERS + own, bit);
        take(f.domes, side);
        networks.cornerBuilt(f, bit, side);
      }
      case Move.ANTENNA -> {
        f.set(Field.CORNERS, bit);
        f.set(Field.COLOURED_CORNERS + own, bit);
        f.set(Field.ANTENNAE, bit);
        take(f.antennae, side);
        networks.cornerBuilt(f, bit, side);
      }
      case Move.AIRLOCK_HORIZONTAL ->
          airlock(f, Field.HORIZONTAL, Field.HORIZONTAL_AIRLOCKS + own, bit);
      default -> airlock(f, Field.VERTICAL, Field.VERTICAL_AIRLOCKS + own, bit);
    }
    if (kind >= Move.DOME) {
      f.built[side]++;
    }
  }

  private void wall(Field f, int edges, int bit) {
    f.set(edges, bit);
    f.straight = Math.max(0, f.straight - 1);
    networks.edgeBuilt(f, edges == Field.HORIZONTAL, bit, 2);
  }

  private void airlock(Field f, int edges, int airlocks, int bit) {
    f.set(edges, bit);
    f.set(airlocks, bit);
    take(f.airlocks, f.side);
    networks.edgeBuilt(f, edges == Field.HORIZONTAL, bit, f.side);
  }

  /** An empty stock stays empty, as in the records. */
  private static void take(int[] stock, int side) {
    stock[side] = Math.max(0, stock[side] - 1);
  }

  /** Whether the build just played may have closed a station. */
  private boolean mayClose(Field f, int move) {
    int bit = Move.first(move);
    return Move.fillsSlot(move)
        && (f.unscored
            || switch (Move.kind(move)) {
              case Move.WALL_CORNER, Move.ANTENNA -> enclosures.cornerMayClose(f.bits, bit);
              case Move.WALL_HORIZONTAL, Move.AIRLOCK_HORIZONTAL ->
                  enclosures.horizontalMayClose(f.bits, bit);
              default -> enclosures.verticalMayClose(f.bits, bit);
            });
  }

  /** Scores what the build closed (LC-29 to LC-33). */
  private void settle(Field f, int move) {
    if (mayClose(f, move)) {
      enclosures.flood(f.bits);
      boolean found = false;
      for (int w = 0; w < layout.words(); w++) {
        long scored =
            f.bits[Field.OWNED + w]
                | f.bits[Field.OWNED + Words.STRIDE + w]
                | f.bits[Field.OWNED + 2 * Words.STRIDE + w];
        rest[w + 1] = enclosures.dry()[w + 1] & ~scored;
        found |= rest[w + 1] != 0;
      }
      f.unscored = false;
      while (found) {
        enclosures.take(rest);
        scoreStation(f);
        found = !Words.isEmpty(rest, 1);
      }
    }
    if (rules.majority()) {
      recountOwners(f);
    }
  }

  private void scoreStation(Field f) {
    countWall(f);
    int robots = 0;
    int astronauts = 0;
    for (int w = 0; w < layout.words(); w++) {
      long area = enclosures.area()[w + 1];
      robots += Long.bitCount(f.bits[Field.ROBOTS + w] & area);
      astronauts += Long.bitCount(f.bits[Field.ASTRONAUTS + w] & area);
      f.bits[Field.ROBOTS + w] &= ~area;
      f.bits[Field.ASTRONAUTS + w] &= ~area;
    }
    int points = robots * rules.robot() + astronauts * rules.astronaut();
    int owner = majorityOwner();
    if (owner == 2 && rules.tieBuilder()) {
      owner = f.side;
    }
    if (owner < 2) {
      f.score[owner] += points;
    } else if (rules.tieHalf()) {
      f.score[0] += points / 2;
      f.score[1] += points / 2;
    }
    own(f, owner);
  }

  /** Counts both sides' coloured pieces in the outer wall of the station just taken (LC-32). */
  private void countWall(Field f) {
    enclosures.findWall();
    for (int side = 0; side < 2; side++) {
      int count = 0;
      for (int w = 0; w < layout.words(); w++) {
        int i = side * Words.STRIDE + w;
        count +=
            Long.bitCount(enclosures.wallCorners()[w + 1] & f.bits[Field.COLOURED_CORNERS + i])
                + Long.bitCount(
                    enclosures.wallHorizontal()[w + 1] & f.bits[Field.HORIZONTAL_AIRLOCKS + i])
                + Long.bitCount(
                    enclosures.wallVertical()[w + 1] & f.bits[Field.VERTICAL_AIRLOCKS + i]);
      }
      pieces[side] = count;
    }
  }

  private int majorityOwner() {
    int orange = pieces[0];
    int green = pieces[1];
    return orange == green ? 2 : orange > green ? 0 : 1;
  }

  /** The station just taken belongs to this owner. */
  private void own(Field f, int owner) {
    for (int w = 0; w < layout.words(); w++) {
      long area = enclosures.area()[w + 1];
      for (int o = 0; o < 3; o++) {
        int i = Field.OWNED + o * Words.STRIDE + w;
        f.bits[i] = o == owner ? f.bits[i] | area : f.bits[i] & ~area;
      }
    }
  }

  private void recountOwners(Field f) {
    enclosures.flood(f.bits);
    System.arraycopy(enclosures.dry(), 0, rest, 0, rest.length);
    while (!Words.isEmpty(rest, 1)) {
      enclosures.take(rest);
      if (f.owner(Words.first(enclosures.area(), 1)) >= 0) {
        countWall(f);
        own(f, majorityOwner());
      }
    }
  }

  private void abduct(Field f, int ufo, int astronaut, int to) {
    f.clear(Field.UFOS, ufo);
    f.clear(Field.ASTRONAUTS, astronaut);
    if (f.has(Field.OWNED + f.side * Words.STRIDE, to)) {
      f.set(Field.UFOS, astronaut);
      f.score[f.side] += rules.astronaut();
      passTurn(f, rules.astronaut() > 0);
    } else {
      f.set(Field.UFOS, to);
      f.set(Field.ASTRONAUTS, to);
      passTurn(f, false);
    }
  }

  /** LC-24 to LC-26. */
  private void step(Field f, int from, int to) {
    boolean robot = f.has(Field.ROBOTS, from);
    int figures = robot ? Field.ROBOTS : Field.ASTRONAUTS;
    f.clear(figures, from);
    f.steps = (f.steps > 0 ? f.steps : rules.steps()) - 1;
    if (walksIn(f, from, to)) {
      int points = robot ? rules.robot() : rules.astronaut();
      f.score[f.side] += points;
      f.scoredNow |= points > 0;
    } else {
      f.set(figures, to);
    }
    if (f.steps == 0 || isOver(f) || steps.stepsPossible(f) == 0) {
      passTurn(f, f.scoredNow);
    }
  }

  private boolean walksIn(Field f, int from, int to) {
    int own = f.side * Words.STRIDE;
    if (!f.has(Field.OWNED + own, to)) {
      return false;
    }
    int edge = Math.max(from, to);
    boolean sideways = Math.abs(from - to) == 1;
    return f.has((sideways ? Field.VERTICAL_AIRLOCKS : Field.HORIZONTAL_AIRLOCKS) + own, edge);
  }

  private void passTurn(Field f, boolean busy) {
    f.quiet = busy ? 0 : Math.min(f.quiet + 1, FastRules.MOST_QUIET);
    f.shown = 0;
    f.steps = 0;
    f.scoredNow = false;
    if (f.member > 0) {
      f.side = f.member == 2 ? 1 - f.side : f.side;
      f.member = 3 - f.member;
    } else {
      f.side = 1 - f.side;
    }
  }

  /** Finds what a position that was set up by hand does not say: networks, unscored areas. */
  void complete(Field f) {
    networks.findAll(f);
    enclosures.flood(f.bits);
    f.unscored = false;
    for (int w = 0; w < layout.words(); w++) {
      long scored =
          f.bits[Field.OWNED + w]
              | f.bits[Field.OWNED + Words.STRIDE + w]
              | f.bits[Field.OWNED + 2 * Words.STRIDE + w];
      f.unscored |= (enclosures.dry()[w + 1] & ~scored) != 0;
    }
  }
}
