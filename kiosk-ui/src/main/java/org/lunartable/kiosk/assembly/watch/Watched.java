package org.lunartable.kiosk.assembly.watch;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** One thread and what was last seen of it. Belongs to the thread of the watch. */
final class Watched {

  /** So many cures without success, and it is told that it does not work. */
  private static final int HOPELESS = 2;

  /** Each cure leaves a thread behind, so they become rarer: at most one in so many patiences. */
  private static final int RAREST = 64;

  private static final System.Logger LOG = System.getLogger(Watched.class.getName());

  private final String name;
  private final Supplier<OptionalLong> pulse;
  private final Optional<Runnable> cure;
  private OptionalLong last = OptionalLong.empty();
  private int silent;
  private int alive;
  private int lived;
  private int cures;

  /**
   * @param name of the thread, as a sentence begins with it
   * @param pulse a number that changes as long as it works; none while it has nothing to do
   * @param cure what may help
   */
  Watched(String name, Supplier<OptionalLong> pulse, Optional<Runnable> cure) {
    this.name = name;
    this.pulse = pulse;
    this.cure = cure;
  }

  /** For how many looks it has stood still. */
  int silent() {
    return silent;
  }

  /** At how many looks it gave a sign of life, all in all. */
  int lived() {
    return lived;
  }

  /**
   * Looks once, and tries to cure it.
   *
   * @param patience so many looks without a sign of life, and it is stuck
   * @return what is wrong, if it is and cannot be healed
   */
  Optional<String> look(int patience) {
    count(patience);
    String sentence = name + " does not answer any more.";
    if (silent == patience) {
      LOG.log(Level.ERROR, cure.isPresent() ? sentence + " It is started again." : sentence);
    }
    boolean stuck = silent >= patience;
    if (cure.isPresent() && silent >= patience * Math.min(RAREST, 1 << cures)) {
      silent = 0;
      cures = Math.min(cures + 1, Integer.SIZE - 2);
      cure.get().run();
    }
    boolean told = cure.isPresent() ? cures >= HOPELESS : stuck;
    return told ? Optional.of(sentence) : Optional.empty();
  }

  private void count(int patience) {
    OptionalLong now = pulse.get();
    boolean still = now.isPresent() && now.equals(last);
    last = now;
    silent = still ? silent + 1 : 0;
    alive = still ? 0 : alive + 1;
    lived += still || lived == Integer.MAX_VALUE ? 0 : 1;
    // A cure alone looks like a sign of life: it counts once it goes on for as long as patience
    // does.
    cures = alive >= patience ? 0 : cures;
  }
}
