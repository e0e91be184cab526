package org.lunartable.engine.advisor;

import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

/**
 * Searches spacewalks (LC-23) step by step. Only the best positions after each step are followed,
 * and of several walks that end in the same position only the shortest, so that the many sequences
 * stay few.
 */
final class Walks {

  private static final int WIDEST = 16;

  private final FastRules rules;
  private final int words;
  private final Mover mover;
  private final ToDoubleFunction<Field> evaluate;
  private final Options options;
  private final Field child = new Field();

  /** How the walks end that were found so far. */
  private final Known ends = new Known();

  private Beam now = new Beam();
  private Beam next = new Beam();
  private double bestValue;
  private final int[] turn = new int[Turns.LONGEST];

  Walks(FastRules rules, Mover mover, ToDoubleFunction<Field> evaluate) {
    this.rules = rules;
    this.words = rules.layout().words();
    this.mover = mover;
    this.evaluate = evaluate;
    this.options = new Options(rules);
  }

  /** The best different positions after the same number of steps. */
  private static final class Beam {
    final Field[] fields = new Field[WIDEST];
    final int[][] steps = new int[WIDEST][Turns.LONGEST];
    final double[] values = new double[WIDEST];
    final long[] keys = new long[WIDEST];
    int size;

    Beam() {
      for (int i = 0; i < WIDEST; i++) {
        fields[i] = new Field();
      }
    }

    /** Where to put a position of this value, -1 when it is known or not good enough. */
    int room(double value, long key, int width) {
      int worst = 0;
      for (int i = 0; i < size; i++) {
        if (keys[i] == key) {
          return -1;
        }
        worst = values[i] < values[worst] ? i : worst;
      }
      if (size < width) {
        return size++;
      }
      return value > values[worst] ? worst : -1;
    }
  }

  /**
   * Adds all turns found to the list, valued for the player to move.
   *
   * @param stop asked at each position that is gone on from, once a turn has been found
   */
  void search(Field rolled, int beam, Turns out, BooleanSupplier stop) {
    begin(rolled);
    options.find(rolled);
    if (options.count(Move.END_WALK) > 0) {
      turn[0] = Move.END_WALK;
      child.copyFrom(rolled);
      ends.add(key(child));
      mover.play(child, Move.END_WALK);
      out.add(turn, 1, Searcher.forSide(evaluate.applyAsDouble(child), rolled.side()));
    }
    int depth = 0;
    while (now.size > 0) {
      grow(rolled.side(), depth++, beam, out, null, stop);
    }
  }

  /**
   * Plays the best walk found.
   *
   * @return its value for orange; not a number when no step is possible
   */
  double best(Field rolled, int beam, Field result) {
    begin(rolled);
    bestValue = Double.NaN;
    int depth = 0;
    while (now.size > 0) {
      grow(rolled.side(), depth++, beam, null, result, () -> false);
    }
    return Double.isNaN(bestValue) ? bestValue : Searcher.forSide(bestValue, rolled.side());
  }

  private void begin(Field rolled) {
    ends.clear();
    now.size = 1;
    now.fields[0].copyFrom(rolled);
  }

  /** Makes one more step from every position of the beam. */
  private void grow(int side, int depth, int beam, Turns out, Field result, BooleanSupplier stop) {
    next.size = 0;
    for (int i = 0; i < now.size; i++) {
      if (out != null && out.count() > 0 && stop.getAsBoolean()) {
        next.size = 0;
        break;
      }
      Field from = now.fields[i];
      options.find(from);
      int total = options.total();
      System.arraycopy(now.steps[i], 0, turn, 0, depth);
      for (int k = 0; k < total; k++) {
        int move = options.pick(k);
        if (Move.kind(move) == Move.STEP) {
          turn[depth] = move;
          step(from, move, side, depth, beam, out, result);
        }
      }
    }
    Beam old = now;
    now = next;
    next = old;
  }

  private void step(Field from, int move, int side, int depth, int beam, Turns out, Field result) {
    child.copyFrom(from);
    mover.play(child, move);
    long key = key(child);
    if (ends.contains(key)) {
      return;
    }
    double value = Searcher.forSide(evaluate.applyAsDouble(child), side);
    boolean walking = child.steps() > 0;
    if (walking) {
      int room = next.room(value, key, beam);
      if (room < 0) {
        return; // known, or worse than what is followed
      }
      next.keys[room] = key;
      next.values[room] = value;
      next.fields[room].copyFrom(child);
      System.arraycopy(turn, 0, next.steps[room], 0, depth + 1);
      if (rules.walk().mustUseAll()) {
        return;
      }
      turn[depth + 1] = Move.END_WALK;
      mover.play(child, Move.END_WALK);
      if (mover.isOver(child)) { // one more quiet turn was one too many (LC-37a)
        value = Searcher.forSide(evaluate.applyAsDouble(child), side);
      }
    }
    ends.add(key);
    if (out != null) {
      out.add(turn, walking ? depth + 2 : depth + 1, value);
    } else if (Double.isNaN(bestValue) || value > bestValue) {
      bestValue = value;
      result.copyFrom(child);
    }
  }

  /** A number that tells positions of one walk apart: where figures stand, and the score. */
  private long key(Field f) {
    long key = 31L * f.score(0) + f.score(1);
    for (int w = 0; w < words; w++) {
      key = (key ^ f.bits()[Field.ROBOTS + w]) * 0x9E3779B97F4A7C15L;
      key = (key ^ key >>> 29 ^ f.bits()[Field.ASTRONAUTS + w]) * 0xBF58476D1CE4E5B9L;
      key ^= key >>> 32;
    }
    return key;
  }
}
