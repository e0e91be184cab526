package org.lunartable.engine.advisor;

import java.util.SplittableRandom;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;
import org.lunartable.engine.lunarcommand.fast.Options;

/** Plays turns with some skill. One thread each. */
final class Player {

  private static final double GENTLE_LOOKS = 0.2;
  private static final double STEADY_LOOKS = 0.65;
  private static final int BEAM = 12;

  private final Skill skill;
  private final Mover mover;
  private final Options options;
  private final Field child = new Field();
  private final Search search;

  /**
   * A player.
   *
   * @param nodes positions that the strongest skill may judge in one turn
   */
  Player(Skill skill, FastRules rules, Rings rings, long nodes) {
    this.skill = skill;
    this.mover = new Mover(rules);
    this.options = new Options(rules);
    this.search = new Search(new Searcher(rules, rings), nodes, BEAM);
  }

  /** Plays one whole turn of a rolled position; counts what kinds of options it used. */
  void turn(Field f, SplittableRandom random, long[] used) {
    int mover0 = f.side();
    int member = f.member();
    Skill now = mood(random);
    if (now == Skill.KEEN || now == Skill.STRONG) {
      int[] actions = search.best(f, now == Skill.STRONG, random);
      for (int action : actions) {
        used[Move.kind(action)]++;
        mover.play(f, action);
      }
      return;
    }
    do {
      options.find(f);
      int action = now == Skill.RANDOM ? any(random) : mostPoints(f, random);
      used[Move.kind(action)]++;
      mover.play(f, action);
    } while (f.shown() != 0 && f.side() == mover0 && f.member() == member);
  }

  private Skill mood(SplittableRandom random) {
    return switch (skill) {
      case GENTLE -> random.nextDouble() < GENTLE_LOOKS ? Skill.GREEDY : Skill.RANDOM;
      case STEADY -> random.nextDouble() < STEADY_LOOKS ? Skill.KEEN : Skill.GREEDY;
      default -> skill;
    };
  }

  private int any(SplittableRandom random) {
    return options.pick(random.nextInt(options.total()));
  }

  private int mostPoints(Field f, SplittableRandom random) {
    int best = Integer.MIN_VALUE;
    int same = 0;
    int chosen = 0;
    for (int i = 0; i < options.total(); i++) {
      int action = options.pick(i);
      child.copyFrom(f);
      mover.play(child, action);
      int lead = child.score(f.side()) - child.score(1 - f.side());
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
