package org.lunartable.vision.die;

import java.util.List;
import java.util.Optional;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Thumbnail;
import org.lunartable.vision.die.DieReading.NotRead;

/**
 * Watches a stream of frames from a fixed camera and reports each roll once: a die that tumbled
 * freely and then lies flat and still. A die lifted and put down, or held to the camera, is no
 * roll. Confined to one thread.
 *
 * <p>A frame in which nothing moves costs a small difference only; the die is read when something
 * moved lately.
 */
public final class RollWatcher {
  private static final int THUMBNAIL = 160;

  private final DieReader reader;
  private final RollJudge judge = new RollJudge();
  private Thumbnail last;
  private DieReading reading = NotRead.because(Reason.NO_DIE);
  private int quiet;

  /** A watcher that reads frames with a reader. */
  public RollWatcher(DieReader reader) {
    this.reader = reader;
  }

  /**
   * Takes the next frame.
   *
   * @param nanos when it was taken, on a monotonic clock; a step back is taken for a new start
   * @param frame the frame; it is not kept
   * @return a roll, on the one frame it is reported on
   */
  public Optional<Roll> accept(long nanos, Picture frame) {
    Thumbnail now = frame.thumbnail(THUMBNAIL);
    boolean fresh = last == null || !last.sameSize(now);
    List<Movement> movements = fresh ? List.of() : Movement.between(last, now);
    last = now;
    quiet = movements.isEmpty() ? quiet + 1 : 0;
    if (fresh || quiet < RollMachine.SETTLED + 2) {
      reading = reader.read(frame);
    }
    return judge.accept(nanos, reading, movements);
  }

  /** What the die was doing in the last frame. */
  public DieState state() {
    return judge.state();
  }

  /** What the last frame says about the die. */
  public DieReading reading() {
    return reading;
  }
}
