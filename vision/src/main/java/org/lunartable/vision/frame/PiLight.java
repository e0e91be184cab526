package org.lunartable.vision.frame;

import java.util.Optional;

/**
 * The light of a Raspberry Pi's camera: given, or found by the camera in its first two seconds.
 * Once known it is fixed, for this connection and all later ones, because a camera that adapts
 * changes the colours of the die whenever a hand comes into view. Confined to one thread.
 */
final class PiLight {
  /** Sensors count in lines and steps of gain, so what is taken is a little off. */
  private static final double SAME = 0.03;

  private static final double FEW_MICROS = 60;

  private Optional<PiCamera.Light> fixed;
  private long firstNanos;
  private boolean begun;

  /** A light that is given, or one that is to be found. */
  PiLight(Optional<PiCamera.Light> given) {
    fixed = given;
  }

  /** What to ask the camera for; empty to let it find the light. */
  Optional<PiCamera.Light> fixed() {
    return fixed;
  }

  /** A child was started: the two seconds begin with its first frame. */
  void connected() {
    begun = false;
  }

  /**
   * A frame came.
   *
   * @param told what the camera says about it
   * @return whether this settled the light, so that the camera must be asked for it
   */
  boolean settledBy(Optional<PiCamera.Light> told, long now) {
    if (fixed.isPresent()) {
      return false;
    }
    if (!begun) {
      begun = true;
      firstNanos = now;
    }
    if (told.isEmpty() || now - firstNanos < LightLock.SETTLE_NANOS) {
      return false;
    }
    fixed = told;
    return true;
  }

  /** What became of it, by what the camera says about the newest frame. */
  Link.Traits traits(Optional<PiCamera.Light> told) {
    Setting exposure =
        fixed.map(wanted -> exposure(wanted, told.orElse(wanted))).orElse(Setting.AUTOMATIC);
    Setting balance =
        fixed.map(wanted -> balance(wanted, told.orElse(wanted))).orElse(Setting.AUTOMATIC);
    return new Link.Traits("MJPG", exposure, balance);
  }

  private static Setting exposure(PiCamera.Light wanted, PiCamera.Light told) {
    double off = Math.abs(told.exposureMicros() - wanted.exposureMicros());
    boolean same =
        off <= Math.max(FEW_MICROS, SAME * wanted.exposureMicros())
            && near(told.gain(), wanted.gain());
    return same ? Setting.locked(told.exposureMicros()) : Setting.refused(told.exposureMicros());
  }

  private static Setting balance(PiCamera.Light wanted, PiCamera.Light told) {
    return near(told.redGain(), wanted.redGain()) && near(told.blueGain(), wanted.blueGain())
        ? Setting.locked(Double.NaN)
        : Setting.refused(Double.NaN);
  }

  private static boolean near(double told, double wanted) {
    return Math.abs(told - wanted) <= SAME * wanted;
  }
}
