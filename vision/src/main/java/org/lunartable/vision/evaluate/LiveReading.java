package org.lunartable.vision.evaluate;

import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.die.Reason;
import org.lunartable.vision.die.RollWatcher;

/**
 * What a frame of a stream says about the die, knowing the frames before it: a die that moves or
 * that a hand has is no reading, however clearly a face can be seen.
 */
public final class LiveReading {

  private LiveReading() {}

  /** The reading of the frame a watcher has just been given. */
  public static DieReading of(RollWatcher watcher) {
    DieState state = watcher.state();
    return switch (state) {
      case MOVING -> because(Reason.MOVING);
      case HELD -> because(Reason.HIDDEN);
      case ABSENT, STILL, COCKED -> watcher.reading();
    };
  }

  private static DieReading because(Reason reason) {
    return new NotRead(reason, "die." + reason.text(), reason.sentence());
  }
}
