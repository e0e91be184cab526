package org.lunartable.vision.frame;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.opencv.videoio.Videoio;

/**
 * Holds a camera's exposure, white balance and focus still, because a camera that adapts changes
 * the colours of the die whenever a hand comes into view. What is not given is left to the camera
 * for its first two seconds and then locked, once: the same values are set again after each
 * reconnect. Confined to one thread, except for what it reports.
 */
final class LightLock {
  static final long SETTLE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** As Video4Linux numbers them. */
  private static final int EXPOSURE_MANUAL = 1;

  private static final int EXPOSURE_AUTOMATIC = 3;

  private final Control exposure;
  private final Control whiteBalance;
  private final Control focus;
  private boolean begun;
  private boolean done;
  private long beginNanos;

  /** Locks the given values, and whatever else the camera finds by itself. */
  LightLock(OptionalInt exposureValue, OptionalInt kelvin) {
    exposure =
        new Control(
            Videoio.CAP_PROP_AUTO_EXPOSURE,
            EXPOSURE_MANUAL,
            EXPOSURE_AUTOMATIC,
            Videoio.CAP_PROP_EXPOSURE,
            exposureValue);
    whiteBalance =
        new Control(Videoio.CAP_PROP_AUTO_WB, 0, 1, Videoio.CAP_PROP_WB_TEMPERATURE, kelvin);
    focus =
        new Control(Videoio.CAP_PROP_AUTOFOCUS, 0, 1, Videoio.CAP_PROP_FOCUS, OptionalInt.empty());
  }

  /** The camera was opened. */
  void connected(Capture capture) {
    begun = false;
    done = false;
    exposure.connected(capture);
    whiteBalance.connected(capture);
    focus.connected(capture);
  }

  /** A frame came. Two seconds after the first one everything is locked and checked. */
  void frame(Capture capture, long now) {
    if (!begun) {
      begun = true;
      beginNanos = now;
    } else if (!done && now - beginNanos >= SETTLE_NANOS) {
      done = true;
      exposure.settled(capture);
      whiteBalance.settled(capture);
      focus.settled(capture);
    }
  }

  Setting exposure() {
    return exposure.report;
  }

  Setting whiteBalance() {
    return whiteBalance.report;
  }

  /** One value of the camera and the switch of its automatic. */
  private static final class Control {
    private final int switchProperty;
    private final int manual;
    private final int automatic;
    private final int valueProperty;
    private OptionalInt wanted;
    private volatile Setting report = Setting.ABSENT;

    Control(int switchProperty, int manual, int automatic, int valueProperty, OptionalInt wanted) {
      this.switchProperty = switchProperty;
      this.manual = manual;
      this.automatic = automatic;
      this.valueProperty = valueProperty;
      this.wanted = wanted;
    }

    void connected(Capture capture) {
      if (wanted.isPresent()) {
        lock(capture);
      } else if (capture.get(switchProperty) >= 0) {
        capture.set(switchProperty, automatic);
        report = Setting.AUTOMATIC;
      } else {
        report = Setting.ABSENT;
      }
    }

    /** Some drivers take a lock only while they stream: one not taken yet is tried again. */
    void settled(Capture capture) {
      if (wanted.isEmpty() && report.state() == Setting.State.AUTOMATIC) {
        double found = capture.get(valueProperty);
        wanted = found > 0 ? OptionalInt.of((int) Math.round(found)) : wanted;
      }
      if (report.state() != Setting.State.ABSENT) {
        lock(capture);
      }
    }

    private void lock(Capture capture) {
      capture.set(switchProperty, manual);
      wanted.ifPresent(value -> capture.set(valueProperty, value));
      report = readBack(capture);
    }

    private Setting readBack(Capture capture) {
      double isSwitch = capture.get(switchProperty);
      double value = capture.get(valueProperty);
      if (isSwitch < 0 && value < 0) {
        return Setting.ABSENT;
      }
      boolean asWanted = wanted.isEmpty() || Math.abs(value - wanted.getAsInt()) < 0.5;
      if (isSwitch == manual && asWanted) {
        return Setting.locked(value > 0 ? value : Double.NaN);
      }
      return Setting.refused(value);
    }
  }
}
