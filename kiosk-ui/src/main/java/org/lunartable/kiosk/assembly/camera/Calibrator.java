package org.lunartable.kiosk.assembly.camera;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.kiosk.web.CameraView.CalibrationView;
import org.lunartable.vision.Picture;
import org.lunartable.vision.calibration.CalibrationRun;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.LogRgb;
import org.lunartable.vision.calibration.TileSampler;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;

/**
 * Leads through a calibration: takes a face by itself when the die lies still and is read as the
 * one asked for, and any other reading of it only when a person says that it is the face. Safe to
 * use from any thread.
 */
final class Calibrator {

  /** Nearly half a second. */
  private static final int STILL_LOOKS = 6;

  private Optional<CalibrationRun> run = Optional.empty();
  private Optional<List<LogRgb>> patches = Optional.empty();
  private boolean disturbed;
  private int still;

  synchronized boolean running() {
    return run.isPresent();
  }

  synchronized void start(Die die) {
    to(Optional.of(CalibrationRun.begin(die)));
  }

  synchronized void cancel() {
    to(Optional.empty());
  }

  private void to(Optional<CalibrationRun> next) {
    run = next;
    patches = Optional.empty();
    still = 0;
    disturbed = false;
  }

  /** Takes the die that lies still now for the face asked for. */
  synchronized boolean take() {
    if (run.flatMap(CalibrationRun::wanted).isEmpty() || patches.isEmpty()) {
      return false;
    }
    to(Optional.of(run.orElseThrow().take(patches.get())));
    return true;
  }

  synchronized boolean skip() {
    run.ifPresent(now -> to(Optional.of(now.skip())));
    return run.isPresent();
  }

  synchronized boolean back() {
    run.ifPresent(now -> to(Optional.of(now.back())));
    return run.isPresent();
  }

  synchronized boolean ask(int index) {
    if (run.isEmpty() || index < 0 || index >= run.get().faces().size()) {
      return false;
    }
    to(Optional.of(run.get().ask(index)));
    disturbed = true;
    return true;
  }

  /** The colours of all faces that were seen. */
  synchronized Optional<CameraProfile> profile() {
    return run.flatMap(CalibrationRun::profile);
  }

  synchronized void look(Picture picture, DieReading reading, DieState state) {
    Optional<DieFace> wanted = run.flatMap(CalibrationRun::wanted);
    if (wanted.isEmpty()) {
      return;
    }
    if (state != DieState.STILL || !(reading instanceof Read read)) {
      still = 0;
      patches = Optional.empty();
      disturbed = true;
      return;
    }
    still++;
    if (still >= STILL_LOOKS && patches.isEmpty()) {
      patches = Optional.of(TileSampler.sample(picture, read.corners()));
      if (read.quadrants().looksLike(wanted.get())) {
        take();
      }
    }
  }

  synchronized Optional<CalibrationView> view(Die die) {
    return run.map(
        now ->
            new CalibrationView(
                now.faces(),
                IntStream.range(0, now.faces().size()).mapToObj(now.taken()::containsKey).toList(),
                now.at(),
                patches.isPresent() && disturbed,
                now.profile().map(profile -> Views.profile(profile, die))));
  }
}
