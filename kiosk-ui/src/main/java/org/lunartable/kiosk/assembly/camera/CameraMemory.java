package org.lunartable.kiosk.assembly.camera;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.calibration.BadProfile;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.FaceSample;

/**
 * What is kept of the camera in use: where its tray is, and the die's colours as it shows them.
 * When another camera comes into use, that one's are taken up. Safe to use from any thread.
 */
final class CameraMemory {

  private static final System.Logger LOG = System.getLogger(CameraMemory.class.getName());

  /** More than these would outweigh what was calibrated. */
  private static final int TUNING_SAMPLES = 40;

  private final RoomFolder folder;
  private final Supplier<CameraName> inUse;
  private final Corrections corrections;

  private CameraName camera;
  private RoomFolder own;
  private Optional<TrayArea> tray;
  private Optional<CameraProfile> calibrated;
  private Optional<CameraProfile> tuned;

  /**
   * Takes up what the data folder has of the camera in use.
   *
   * @param inUse which camera that is; asked again and again
   * @param corrections what people put right
   */
  CameraMemory(RoomFolder folder, Supplier<CameraName> inUse, Corrections corrections) {
    this.folder = folder;
    this.inUse = inUse;
    this.corrections = corrections;
    takeUp(inUse.get());
  }

  private void follow() {
    CameraName now = inUse.get();
    if (!now.equals(camera)) {
      takeUp(now);
    }
  }

  private void takeUp(CameraName now) {
    camera = now;
    own = folder.of(now);
    tray = own.tray();
    calibrated = saved(own);
    tuned = withCorrections();
  }

  private static Optional<CameraProfile> saved(RoomFolder own) {
    try {
      return own.profile();
    } catch (IOException | BadProfile unusable) {
      LOG.log(Level.WARNING, "The calibrated colours are not used: {0}", unusable.getMessage());
      return Optional.empty();
    }
  }

  /** What was calibrated, together with what people put right of this camera's rolls. */
  private Optional<CameraProfile> withCorrections() {
    return calibrated.map(profile -> profile.with(corrections.samples(own.name(), TUNING_SAMPLES)));
  }

  /** Where the tray is, if somebody has marked it. */
  synchronized Optional<TrayArea> tray() {
    follow();
    return tray;
  }

  /** Keeps where the tray is; empty to forget it. */
  synchronized void tray(Optional<TrayArea> area) throws IOException {
    follow();
    own.saveTray(area);
    tray = area;
  }

  /** What was calibrated, together with what people put right since. */
  synchronized Optional<CameraProfile> colours() {
    follow();
    return tuned;
  }

  /** Keeps what was calibrated just now. */
  synchronized void calibrated(CameraProfile fresh) throws IOException {
    follow();
    own.saveProfile(fresh);
    calibrated = Optional.of(fresh);
    // What was put right before may have been in another light.
    tuned = calibrated;
  }

  /** Forgets the colours of this camera, and those that hold for any. */
  synchronized void forgetColours() throws IOException {
    follow();
    own.wipeProfile();
    folder.wipeProfile();
    calibrated = Optional.empty();
    tuned = Optional.empty();
  }

  /** A roll of this camera was put right; gives the number under which that is kept. */
  synchronized long correct(LastRoll roll, FaceSample sample, String source) throws IOException {
    follow();
    long number = corrections.add(roll, sample, source, own.name());
    tuned = withCorrections();
    return number;
  }

  /** What was kept under this number, if any was, turned out to be wrong. */
  synchronized void withdraw(OptionalLong number) throws IOException {
    if (number.isPresent()) {
      corrections.remove(number.getAsLong());
      tuned = withCorrections();
    }
  }

  /** Forgets what was put right, of all cameras. */
  synchronized void wipeCorrections() throws IOException {
    corrections.wipe();
    tuned = withCorrections();
  }
}
