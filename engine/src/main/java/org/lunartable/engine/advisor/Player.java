package org.lunartable.engine.advisor;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

/** Chooses turns with some skill. One thread each. */
final class Player {

  private static final double GENTLE_SLIPS = 0.2;
  private static final double STEADY_LOOKS = 0.45;
  private static final double KEEN_LOOKS = 0.75;

  private final Skill skill;
  private final long nodes;
  private final Mover mover;
  private final Options options;
  private final Search search;
  private final Field walk = new Field();
  private final Field child = new Field();
  private final int[] turn = new int[Turns.LONGEST];

  /**
   * A player.
   *
   * @param search what it looks with
   */
  Player(FastRules rules, Search search, Question question) {
    this.skill = question.skill();
    this.nodes = question.nodes();
    this.mover = new Mover(rules);
    this.options = new Options(rules);
    this.search = search;
  }

  /** The actions of one whole turn of a rolled position whose game is not over. */
  int[] choose(Field rolled, SplittableRandom random) {
    return switch (skill) {
      case RANDOM -> stepByStep(rolled, random, false);
      case GREEDY -> stepByStep(rolled, random, true);
      case GENTLE ->
          random.nextDouble() < GENTLE_SLIPS
              ? worst(rolled, random)
              : stepByStep(rolled, random, false);
      case STEADY -> bestMostly(STEADY_LOOKS, rolled, random);
      case KEEN -> bestMostly(KEEN_LOOKS, rolled, random);
      case STRONG -> best(rolled, nodes, random);
    };
  }

  /** The turn after which the position looks best, unless the player does not look this time. */
  private int[] bestMostly(double looks, Field rolled, SplittableRandom random) {
    return random.nextDouble() < looks ? best(rolled, 0, random) : stepByStep(rolled, random, true);
  }

  private int[] best(Field rolled, long ahead, SplittableRandom random) {
    Ranking ranking = search.rank(rolled, ahead, random);
    return search.turns().actions(ranking.at(0));
  }

  private int[] worst(Field rolled, SplittableRandom random) {
    Ranking ranking = search.rank(rolled, 0, random);
    return search.turns().actions(ranking.at(ranking.count() - 1));
  }

  private int[] stepByStep(Field rolled, SplittableRandom random, boolean greedy) {
    walk.copyFrom(rolled);
    int length = 0;
    do {
      options.find(walk);
      turn[length] = greedy ? mostPoints(random) : any(random);
      mover.play(walk, turn[length++]);
    } while (walk.steps() > 0);
    return Arrays.copyOf(turn, length);
  }

  private int any(SplittableRandom random) {
    return options.pick(random.nextInt(options.total()));
  }

  private int mostPoints(SplittableRandom random) {
    int side = walk.side();
    int best = Integer.MIN_VALUE;
    int same = 0;
    int chosen = 0;
    for (int i = 0; i < options.total(); i++) {
      int action = options.pick(i);
      child.copyFrom(walk);
      mover.play(child, action);
      int lead = child.score(side) - child.score(1 - side);
      if (lead > best) {
        best = lead;
        same = 0;
      }
      if (lead == best && random.nextInt(++same) == 0) {
        chosen = action;
      }
    }
    return chosen;
  }
}
