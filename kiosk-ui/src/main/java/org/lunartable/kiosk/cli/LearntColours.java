package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.assembly.camera.RoomFolder;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.assembly.source.PluggedIn;
import org.lunartable.vision.calibration.BadProfile;
import org.lunartable.vision.calibration.CameraProfile;

/**
 * The colours that were learnt for one camera, or those for every camera without its own.
 *
 * @param all those for every camera
 * @param one the camera; empty for every one
 */
record LearntColours(RoomFolder all, Optional<CameraName> one) {

  /** Those for every camera without its own. */
  static LearntColours ofEvery(Path data) {
    return new LearntColours(new RoomFolder(data), Optional.empty());
  }

  /** Those of a camera; of the one that {@code auto} tries first, if any is plugged in. */
  static LearntColours of(Path data, CameraName camera) {
    Optional<CameraName> one =
        camera.equals(CameraName.AUTOMATIC)
            ? CameraChoice.real(new PluggedIn()).stream()
                .map(CameraChoice.Offer::camera)
                .findFirst()
            : Optional.of(camera);
    return new LearntColours(new RoomFolder(data), one);
  }

  private RoomFolder room() {
    return one.map(all::of).orElse(all);
  }

  /** The camera as it may be shown to anybody; empty for every one. */
  Optional<String> camera() {
    return one.map(CameraNames::shown);
  }

  /**
   * What the kiosk uses with this camera.
   *
   * @throws CliProblem when there are none, or the file is no profile
   */
  CameraProfile profile() throws IOException {
    try {
      Optional<CameraProfile> found = room().profile();
      if (found.isEmpty()) {
        throw new CliProblem(
            CliProblem.NO,
            "No colours are learnt yet for %s; the kiosk's camera page learns those of its camera.%s"
                .formatted(camera().orElse("every camera"), others()));
      }
      return found.get();
    } catch (BadProfile e) {
      Path file = (room().hasProfile() ? room() : all).profileFile();
      throw new CliProblem(CliProblem.BAD_INPUT, file + ": " + e.getMessage(), e);
    }
  }

  void save(CameraProfile profile) throws IOException {
    room().saveProfile(profile);
  }

  /**
   * Forgets them as the camera's page does: with those for every camera, which would hold
   * otherwise.
   *
   * @return what came of it
   */
  String wipe() throws IOException {
    boolean own = room().wipeProfile();
    boolean general = one.isPresent() && all.wipeProfile();
    return (own || general ? "The colours are forgotten." : "There were no colours.") + others();
  }

  /** Whose they are, as a line before them. */
  String heading() throws IOException {
    if (one.isEmpty()) {
      return "For every camera without its own." + others();
    }
    return room().hasProfile()
        ? "For " + camera().get() + "."
        : "For every camera without its own, such as " + camera().get() + ".";
  }

  /** Which cameras have their own, where those for every camera are asked for. */
  private String others() throws IOException {
    List<String> own = one.isPresent() ? List.of() : all.withOwnProfile();
    return own.isEmpty()
        ? ""
        : " Some cameras have their own; name one with --camera, as lunar doctor lists them.";
  }
}
