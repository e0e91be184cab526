package org.lunartable.kiosk.assembly.camera;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.health.EdgeMap;
import org.lunartable.vision.health.PictureHealth;

/** Measures the pictures now and then. Confined to the camera's thread. */
final class HealthWatch {

  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

  /** So many looks, some seconds of stillness, say how the camera hangs. */
  private static final int FIRST_LOOKS = 12;

  /** A shift is told only when so many looks in a row find it: a hand is no shift. */
  private static final int STEADY_LOOKS = 6;

  private final List<EdgeMap> first = new ArrayList<>();
  private Optional<EdgeMap> usual = Optional.empty();
  private Optional<EdgeMap.Shift> shift = Optional.empty();
  private int shiftedLooks;
  private long due = Long.MIN_VALUE;

  /**
   * What was measured.
   *
   * @param shift empty while the camera's place is being learnt
   */
  record Measured(PictureHealth health, Optional<EdgeMap.Shift> shift) {}

  /** Measures the picture if it is time to. */
  Optional<Measured> look(Picture picture, List<PixelPoint> corners, DieState state, long nanos) {
    if (nanos < due) {
      return Optional.empty();
    }
    due = nanos + PAUSE_NANOS;
    if (state != DieState.MOVING && state != DieState.HELD) {
      place(EdgeMap.of(picture));
    }
    return Optional.of(new Measured(PictureHealth.of(picture, corners), shift));
  }

  private void place(EdgeMap now) {
    if (usual.isEmpty()) {
      first.add(now);
      if (first.size() >= FIRST_LOOKS) {
        usual = Optional.of(EdgeMap.mean(first));
        first.clear();
        shift = Optional.of(new EdgeMap.Shift(0, 1));
      }
      return;
    }
    EdgeMap.Shift seen = now.since(usual.get());
    boolean away = seen.pixels() > 0 || seen.likeness() < 0.35;
    shiftedLooks = away ? shiftedLooks + 1 : 0;
    if (!away || shiftedLooks >= STEADY_LOOKS) {
      shift = Optional.of(seen);
    }
  }

  /** Learns anew how the camera hangs. */
  void placed() {
    first.clear();
    usual = Optional.empty();
    shift = Optional.empty();
    shiftedLooks = 0;
    due = Long.MIN_VALUE;
  }
}
