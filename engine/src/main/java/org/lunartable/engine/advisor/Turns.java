package org.lunartable.engine.advisor;

import java.util.Arrays;

/** A list of whole turns with a value each, kept in arrays so that filling it allocates nothing. */
final class Turns {

  /** The most actions of one turn: a spacewalk's steps and its end. */
  static final int LONGEST = 13;

  private int[] actions = new int[64 * LONGEST];
  private int[] lengths = new int[64];
  private double[] values = new double[64];
  private int count;

  int count() {
    return count;
  }

  void clear() {
    count = 0;
  }

  void add(int[] turn, int length, double value) {
    if (count == lengths.length) {
      actions = Arrays.copyOf(actions, 2 * actions.length);
      lengths = Arrays.copyOf(lengths, 2 * count);
      values = Arrays.copyOf(values, 2 * count);
    }
    System.arraycopy(turn, 0, actions, count * LONGEST, length);
    lengths[count] = length;
    values[count++] = value;
  }

  int length(int turn) {
    return lengths[turn];
  }

  int action(int turn, int n) {
    return actions[turn * LONGEST + n];
  }

  double value(int turn) {
    return values[turn];
  }

  /** The number of the turn with these actions, -1 when it is not in the list. */
  int find(int[] turn) {
    for (int i = 0; i < count; i++) {
      int from = i * LONGEST;
      if (Arrays.equals(actions, from, from + lengths[i], turn, 0, turn.length)) {
        return i;
      }
    }
    return -1;
  }

  int[] actions(int turn) {
    return Arrays.copyOfRange(actions, turn * LONGEST, turn * LONGEST + lengths[turn]);
  }
}
