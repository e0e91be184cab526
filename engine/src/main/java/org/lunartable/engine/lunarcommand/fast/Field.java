package org.lunartable.engine.lunarcommand.fast;

import java.util.Arrays;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Words;

/**
 * A position as bits and numbers. Mutable; copying one into another allocates nothing. Sides count
 * orange 0, green 1.
 */
public final class Field {

  // Sets of corners: all pieces, then each side's domes and antennae, then all antennae.
  public static final int CORNERS = Enclosures.CORNERS;
  public static final int COLOURED_CORNERS = Words.at(3);
  public static final int ANTENNAE = Words.at(5);
  // Sets of edges: all pieces, then each side's airlocks.
  public static final int HORIZONTAL = Enclosures.HORIZONTAL;
  public static final int HORIZONTAL_AIRLOCKS = Words.at(6);
  public static final int VERTICAL = Enclosures.VERTICAL;
  public static final int VERTICAL_AIRLOCKS = Words.at(8);
  // Blocked places (LC-4).
  public static final int BLOCKED_CORNERS = Words.at(10);
  public static final int BLOCKED_HORIZONTAL = Words.at(11);
  public static final int BLOCKED_VERTICAL = Words.at(12);
  public static final int BLOCKED_SPACES = Words.at(13);
  // Sets of spaces.
  public static final int ROBOTS = Words.at(14);
  public static final int ASTRONAUTS = Words.at(15);
  public static final int UFOS = Words.at(16);

  /** Spaces of scored stations by owner: orange, green, nobody. */
  public static final int OWNED = Words.at(17);

  /** Networks (LC-13), three sets each: corners, horizontal and vertical edges. */
  public static final int NETWORKS = Words.at(20);

  /** The starting domes of each network. */
  public static final int STARTS = Words.at(32);

  private static final int SETS = 36;

  final long[] bits = new long[1 + SETS * Words.STRIDE];
  final int[] score = new int[2];
  final int[] built = new int[2];
  final int[] domes = new int[2];
  final int[] airlocks = new int[2];
  final int[] antennae = new int[2];
  int straight;
  int square;
  int side;
  int member;
  int quiet;

  /** What the top face shows (see {@link FastRules}), 0 before the roll. */
  int shown;

  /** Steps left of a spacewalk under way, 0 when none is. */
  int steps;

  /** This turn brought points already. */
  boolean scoredNow;

  /** An enclosed area is not scored yet: the position was set up so (LC-29). */
  boolean unscored;

  /** The number of networks: one a side, or one a player (LC-39). */
  int networks;

  /** All sets, each at its constant; for looking at, not for changing. */
  public long[] bits() {
    return bits;
  }

  /** Where the network of a side starts; in team play that of the first player. */
  public int sideNetwork(int of) {
    return network(networks == 2 ? of : 2 * of);
  }

  public int side() {
    return side;
  }

  public int member() {
    return member;
  }

  public int score(int of) {
    return score[of];
  }

  public int built(int of) {
    return built[of];
  }

  public int quiet() {
    return quiet;
  }

  public int shown() {
    return shown;
  }

  public int steps() {
    return steps;
  }

  public boolean scoredNow() {
    return scoredNow;
  }

  public int straight() {
    return straight;
  }

  public int square() {
    return square;
  }

  public int domes(int of) {
    return domes[of];
  }

  public int airlocks(int of) {
    return airlocks[of];
  }

  public int antennae(int of) {
    return antennae[of];
  }

  /** Where the sets of the network of the player to move start. */
  int network() {
    return network(networks == 2 ? side : 2 * side + member - 1);
  }

  static int network(int number) {
    return NETWORKS + number * 3 * Words.STRIDE;
  }

  static int networkSide(int number, int networks) {
    return networks == 2 ? number : number >> 1;
  }

  boolean has(int set, int bit) {
    return Words.has(bits, set, bit);
  }

  void set(int set, int bit) {
    Words.set(bits, set, bit);
  }

  void clear(int set, int bit) {
    Words.clear(bits, set, bit);
  }

  /** The owner of the scored station of this space: 0, 1, 2 for nobody, -1 when it is none. */
  int owner(int space) {
    for (int owner = 0; owner < 3; owner++) {
      if (has(OWNED + owner * Words.STRIDE, space)) {
        return owner;
      }
    }
    return -1;
  }

  /** Makes this the same position as the other one. */
  public void copyFrom(Field other) {
    System.arraycopy(other.bits, 0, bits, 0, bits.length);
    for (int s = 0; s < 2; s++) {
      score[s] = other.score[s];
      built[s] = other.built[s];
      domes[s] = other.domes[s];
      airlocks[s] = other.airlocks[s];
      antennae[s] = other.antennae[s];
    }
    straight = other.straight;
    square = other.square;
    side = other.side;
    member = other.member;
    quiet = other.quiet;
    shown = other.shown;
    steps = other.steps;
    scoredNow = other.scoredNow;
    unscored = other.unscored;
    networks = other.networks;
  }

  /** An empty position. */
  void reset() {
    Arrays.fill(bits, 0);
  }
}
