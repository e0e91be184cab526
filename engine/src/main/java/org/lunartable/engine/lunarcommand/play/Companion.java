package org.lunartable.engine.lunarcommand.play;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.grid.Side;

/**
 * The companion as a player of a game.
 *
 * @param seat the side it plays; in team play both members of it
 * @param level how well it plays
 * @param seed settles what is random in its choices: the same game and seed, the same turns
 * @param bricks whether people do its turns with real bricks, so that it has to wait for them
 */
public record Companion(Side seat, Skill level, long seed, boolean bricks) {

  private static final String KEY = "companion";
  private static final Skill[] LEVELS =
      Arrays.stream(Skill.values()).filter(Skill::isLevel).toArray(Skill[]::new);

  /** Reads the companion of a set-up; only to be asked when the set-up has one. */
  static Companion read(Tree setup) throws BadSetup {
    Tree tree = setup.child(KEY);
    return new Companion(
        tree.word("seat", Side.values(), Side.GREEN),
        tree.word("level", LEVELS, Skill.GENTLE),
        tree.number("seed", 0, Integer.MAX_VALUE, 0),
        tree.flag("bricks", true));
  }

  /** What is random in this turn; turns are numbered from 1. */
  long seedOf(int turn) {
    return new SplittableRandom(seed).nextLong() + turn;
  }
}
