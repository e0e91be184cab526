package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Finds and scores stations, and says whose they are. Has scratch memory: one thread each. */
final class Stations {

  private static final int NOBODY = 2;

  private final FastRules rules;
  private final Layout layout;
  private final Enclosures enclosures;
  private final long[] rest = Words.single();

  /** Each side's coloured pieces in the outer wall after {@link #countWall}. */
  private final int[] pieces = new int[2];

  Stations(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.enclosures = new Enclosures(layout);
  }

  private boolean mayClose(Field f, int move) {
    // Asked first and always: the flood goes on with what the neighbourhood was told from.
    return Move.fillsSlot(move) && (Closing.possible(enclosures, f.bits, move) || f.unscored);
  }

  /** Scores what the build just played closed (LC-29 to LC-33). */
  void settle(Field f, int move) {
    if (mayClose(f, move)) {
      enclosures.flood();
      boolean found = false;
      for (int w = 0; w < layout.words(); w++) {
        rest[w + 1] = enclosures.dry()[w + 1] & ~scored(f, w);
        found |= rest[w + 1] != 0;
      }
      f.unscored = false;
      while (found) {
        enclosures.take(rest);
        scoreStation(f);
        found = !Words.isEmpty(rest, 1);
      }
    }
    if (rules.ownership().majority()) {
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
    int points = rules.points().of(robots, astronauts);
    int owner = majorityOwner();
    if (owner == NOBODY && rules.ownership().tieBuilder()) {
      owner = f.side;
    }
    if (owner < NOBODY) {
      f.score[owner] += points;
    } else if (rules.ownership().tieHalf()) {
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
    return orange == green ? NOBODY : orange > green ? 0 : 1;
  }

  /** The station just taken belongs to this owner. */
  private void own(Field f, int owner) {
    for (int w = 0; w < layout.words(); w++) {
      long area = enclosures.area()[w + 1];
      for (int o = 0; o <= NOBODY; o++) {
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

  private static long scored(Field f, int w) {
    return f.bits[Field.OWNED + w]
        | f.bits[Field.OWNED + Words.STRIDE + w]
        | f.bits[Field.OWNED + NOBODY * Words.STRIDE + w];
  }

  /** Finds out whether an enclosed area of a position that was set up by hand is not scored yet. */
  void findUnscored(Field f) {
    enclosures.flood(f.bits);
    f.unscored = false;
    for (int w = 0; w < layout.words(); w++) {
      f.unscored |= (enclosures.dry()[w + 1] & ~scored(f, w)) != 0;
    }
  }
}
