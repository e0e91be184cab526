package org.lunartable.engine.advisor;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * How an advisor is asked.
 *
 * @param skill how well to think
 * @param nodes positions it may judge, about; at least one look at every turn is always taken
 * @param seed settles what is random: which of equal turns, and the mistakes of the weaker skills
 * @param stop asked often, by several threads; once it says yes the answer comes at once
 * @param threads how many threads to think with
 * @param executor where they come from; the caller's own thread is one of them
 */
public record Question(
    Skill skill, long nodes, long seed, BooleanSupplier stop, int threads, Executor executor) {

  /** The most positions that one question may ask for. */
  public static final long MOST_NODES = 100_000_000;

  /**
   * Positions that a Raspberry Pi 4 judges in a second, about: a fifth of what one core of the
   * computer does that the figures in docs/engine-speed.md are from. Hints, the companion and the
   * bars of its strength think as far as that.
   */
  public static final long NODES_OF_A_PI_SECOND = 40_000;

  public Question {
    if (nodes < 1 || nodes > MOST_NODES || threads < 1) {
      throw new IllegalArgumentException("nodes " + nodes + ", threads " + threads);
    }
  }

  /** A question that is thought about in the caller's thread, as long as the nodes last. */
  public static Question of(Skill skill, long nodes, long seed) {
    return new Question(skill, nodes, seed, () -> false, 1, Runnable::run);
  }
}
