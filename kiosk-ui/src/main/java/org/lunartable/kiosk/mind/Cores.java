package org.lunartable.kiosk.mind;

import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;

/**
 * What thinking may use of this machine. How many threads think changes no answer, only how soon it
 * comes.
 *
 * @param threads how many, the caller's own among them
 * @param executor where the others come from
 */
public record Cores(int threads, Executor executor) {

  private static final int MOST = 4;

  /** The caller's thread alone. */
  public static final Cores ONE = new Cores(1, Runnable::run);

  /** All that a question may use that somebody waits for: the cores of this machine, up to four. */
  public static Cores spare() {
    int cores = Runtime.getRuntime().availableProcessors();
    return cores == 1 ? ONE : new Cores(Math.min(MOST, cores), ForkJoinPool.commonPool());
  }
}
