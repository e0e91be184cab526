package org.lunartable.engine.lunarcommand.fast;

/**
 * An action as one number: its kind and up to three places, each by its number within its kind. The
 * kinds count as the notation lists them.
 */
public final class Move {

  public static final int WALL_CORNER = 0;
  public static final int WALL_HORIZONTAL = 1;
  public static final int WALL_VERTICAL = 2;
  public static final int DOME = 3;
  public static final int AIRLOCK_HORIZONTAL = 4;
  public static final int AIRLOCK_VERTICAL = 5;
  public static final int ANTENNA = 6;
  public static final int UFO = 7;
  public static final int ABDUCT = 8;
  public static final int STEP = 9;
  public static final int END_WALK = 10;
  public static final int PASS = 11;
  public static final int KINDS = 12;

  private Move() {}

  public static int of(int kind, int first, int second, int third) {
    return kind | (first << 8) | (second << 16) | (third << 24);
  }

  static int of(int kind, int first) {
    return kind | (first << 8);
  }

  static int of(int kind, int first, int second) {
    return kind | (first << 8) | (second << 16);
  }

  public static int kind(int move) {
    return move & 0xff;
  }

  public static int first(int move) {
    return (move >>> 8) & 0xff;
  }

  public static int second(int move) {
    return (move >>> 16) & 0xff;
  }

  public static int third(int move) {
    return move >>> 24;
  }

  /** Whether it fills an empty slot, so that it may close a station (LC-29). */
  static boolean fillsSlot(int move) {
    return kind(move) <= ANTENNA && kind(move) != DOME;
  }
}
