package org.lunartable.engine.advisor;

import java.util.function.BooleanSupplier;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

/**
 * Looks ahead over the die. After a turn, every kind of option (walls, coloured pieces, spacewalks,
 * UFOs) gets the best reply of that kind, once; the six faces then choose among the kinds that they
 * show, and the mean of the faces is the turn's value. Deeper, only these best replies are
 * followed. Spacewalks are searched with a beam that keeps the best different positions after each
 * step.
 *
 * <p>Values are the expected result for orange. Has scratch memory: one thread each.
 */
final class Searcher {

  private static final int DEEPEST = 5;
  private static final int REPLY_BEAM = 1;

  private final FastRules rules;
  private final Mover mover;
  private final Evaluation evaluation;
  private final Level[] levels = new Level[DEEPEST + 1];
  private final Walks walks;
  private long nodes;

  Searcher(FastRules rules, Rings rings) {
    this.rules = rules;
    this.mover = new Mover(rules);
    this.evaluation = new Evaluation(rules, rings);
    this.walks = new Walks(rules, mover, this::evaluate);
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new Level(rules);
    }
  }

  /** Scratch for one level of looking ahead. */
  private static final class Level {
    final Options options;
    final Field rolled = new Field();
    final Field child = new Field();
    final Field[] best = new Field[Kinds.COUNT];
    final double[] values = new double[Kinds.COUNT];
    final boolean[] legal = new boolean[Kinds.COUNT];

    Level(FastRules rules) {
      options = new Options(rules);
      for (int i = 0; i < best.length; i++) {
        best[i] = new Field();
      }
    }
  }

  Mover mover() {
    return mover;
  }

  /** Positions judged so far. */
  long nodes() {
    return nodes;
  }

  private double evaluate(Field f) {
    nodes++;
    return evaluation.orangeWins(f);
  }

  /**
   * All different turns of a rolled position with their values without looking ahead, from the view
   * of the player to move.
   *
   * @param beam how many positions of a spacewalk are followed after each step
   * @param stop asked while spacewalks are searched; once it says yes, those found by then are all
   */
  void turns(Field rolled, int beam, Turns out, BooleanSupplier stop) {
    out.clear();
    Level at = levels[0];
    int[] one = new int[1];
    at.options.find(rolled);
    for (int i = 0; i < at.options.total(); i++) {
      one[0] = at.options.pick(i);
      if (Move.kind(one[0]) != Move.STEP && Move.kind(one[0]) != Move.END_WALK) {
        at.child.copyFrom(rolled);
        mover.play(at.child, one[0]);
        out.add(one, 1, forSide(evaluate(at.child), rolled.side()));
      }
    }
    if (at.options.count(Move.STEP) + at.options.count(Move.END_WALK) > 0) {
      walks.search(rolled, beam, out, stop);
    }
  }

  /** The value of a turn without looking ahead, from the view of the player to move. */
  double value(Field rolled, int[] turn) {
    Field after = levels[0].child;
    after.copyFrom(rolled);
    for (int action : turn) {
      mover.play(after, action);
    }
    return forSide(evaluate(after), rolled.side());
  }

  static double forSide(double orange, int side) {
    return side == 0 ? orange : 1 - orange;
  }

  /**
   * The expected result for orange of a position before the roll.
   *
   * @param depth turns to look ahead
   * @param stop asked now and then; when it says yes the answer means nothing
   */
  double expectation(Field f, int depth, BooleanSupplier stop) {
    return expectation(f, depth, 1, stop);
  }

  private double expectation(Field f, int depth, int level, BooleanSupplier stop) {
    if (depth == 0 || mover.isOver(f) || level >= DEEPEST) {
      return evaluate(f);
    }
    Level at = levels[level];
    int shownAny = 0;
    for (int face : rules.faces()) {
      shownAny |= Kinds.of(face, f.side());
    }
    for (int kind = 0; kind < Kinds.COUNT; kind++) {
      at.legal[kind] = (shownAny >> kind & 1) != 0 && !stop.getAsBoolean() && reply(f, kind, at);
      if (at.legal[kind] && depth > 1) {
        at.values[kind] = expectation(at.best[kind], depth - 1, level + 1, stop);
      }
    }
    return meanOfFaces(f, depth, level, stop);
  }

  private double meanOfFaces(Field f, int depth, int level, BooleanSupplier stop) {
    Level at = levels[level];
    double sum = 0;
    double pass = Double.NaN;
    for (int face : rules.faces()) {
      int kinds = Kinds.of(face, f.side());
      double best = Double.NaN;
      for (int kind = 0; kind < Kinds.COUNT; kind++) {
        if ((kinds >> kind & 1) != 0 && at.legal[kind]) {
          best = Double.isNaN(best) ? at.values[kind] : better(f.side(), best, at.values[kind]);
        }
      }
      if (Double.isNaN(best)) {
        pass = Double.isNaN(pass) ? passed(f, depth, level, stop) : pass;
        best = pass;
      }
      sum += best;
    }
    return sum / rules.faces().size();
  }

  private static double better(int side, double one, double other) {
    return side == 0 ? Math.max(one, other) : Math.min(one, other);
  }

  /** A pass is looked at as deeply as what else could be done. */
  private double passed(Field f, int depth, int level, BooleanSupplier stop) {
    Field after = levels[level].child;
    after.copyFrom(f);
    mover.play(after, Move.of(Move.PASS, 0, 0, 0));
    return expectation(after, depth - 1, level + 1, stop);
  }

  /** The best reply of one kind, into the level's {@code best}; false when none is legal. */
  private boolean reply(Field f, int kind, Level at) {
    at.rolled.copyFrom(f);
    mover.show(at.rolled, Kinds.shown(kind, f.side()));
    if (kind == Kinds.WALK) {
      double value = walks.best(at.rolled, REPLY_BEAM, at.best[kind]);
      at.values[kind] = value;
      return !Double.isNaN(value);
    }
    at.options.find(at.rolled);
    if (at.options.count(Move.PASS) > 0) {
      return false;
    }
    double best = Double.NaN;
    for (int i = 0; i < at.options.total(); i++) {
      at.child.copyFrom(at.rolled);
      mover.play(at.child, at.options.pick(i));
      double value = evaluate(at.child);
      if (Double.isNaN(best) || (f.side() == 0 ? value > best : value < best)) {
        best = value;
        at.best[kind].copyFrom(at.child);
      }
    }
    at.values[kind] = best;
    return true;
  }
}
