package org.lunartable.engine.advisor;

import java.util.SplittableRandom;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;

/**
 * What every roll is worth in a position before the roll. The best turn of each kind of option is
 * looked for once, each as far as the others, and a roll is worth the best of the kinds that it
 * shows. So what is to be expected is exactly the mean of what the faces of the die give. One
 * thread each.
 */
final class RollValues {

  /** To how many turns of each kind the replies are looked at. */
  private static final int WIDTH = 12;

  /** What a face gives that gives nothing; stands behind the kinds of options. */
  private static final int PASS = Kinds.COUNT;

  private final FastRules rules;
  private final Mover mover;
  private final Search search;
  private final Field rolled = new Field();
  private final Best[] best = new Best[PASS + 1];
  private int side;

  /** Looks with this search. */
  RollValues(FastRules rules, Search search) {
    this.rules = rules;
    this.mover = new Mover(rules);
    this.search = search;
  }

  /** The best turn that a roll allows. */
  static final class Best {
    private final int[] actions;
    private final double value;
    private final int turns;

    Best(int[] actions, double value, int turns) {
      this.actions = actions;
      this.value = value;
      this.turns = turns;
    }

    int[] actions() {
      return actions;
    }

    /** The expected result of the player to move after it: 0 lost, 1 won. */
    double value() {
      return value;
    }

    /** How many turns there were to choose from. */
    int turns() {
      return turns;
    }

    private boolean isPass() {
      return Move.kind(actions[0]) == Move.PASS;
    }
  }

  /** Looks at a position before the roll whose game is not over. */
  void lookAt(Field before) {
    side = before.side();
    for (int kind = 0; kind < PASS; kind++) {
      best[kind] = look(before, Kinds.shown(kind, side));
    }
    best[PASS] = look(before, FastRules.ROLLED);
  }

  private Best look(Field before, int shown) {
    rolled.copyFrom(before);
    mover.show(rolled, shown);
    Ranking ranking = search.rankReplies(rolled, WIDTH, new SplittableRandom(0));
    return new Best(
        search.turns().actions(ranking.at(0)), ranking.value(0), search.turns().count());
  }

  /** The best turn of a roll: a sum of the constants of {@link FastRules}. */
  Best of(int shown) {
    int kinds = Kinds.of(shown, side);
    Best most = best[PASS];
    int turns = 0;
    for (int kind = 0; kind < PASS; kind++) {
      Best one = best[kind];
      if ((kinds >> kind & 1) != 0 && !one.isPass()) {
        most = turns == 0 || one.value() > most.value() ? one : most;
        turns += one.turns();
      }
    }
    return new Best(most.actions(), most.value(), Math.max(1, turns));
  }

  /** What is to be expected before the roll. */
  double expected() {
    return rules.faces().stream().mapToDouble(face -> of(face).value()).average().orElseThrow();
  }
}
