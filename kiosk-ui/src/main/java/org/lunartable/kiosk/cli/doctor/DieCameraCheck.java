package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.assembly.source.BadSetting;
import org.lunartable.kiosk.assembly.source.CameraFile;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.assembly.source.Sources;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.frame.Frame;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SourceStatus;

/**
 * The settings file and the camera that the kiosk is set to. A kiosk that is running has the camera
 * open and is asked; else the camera is opened for a picture.
 *
 * @param data the data folder
 * @param named the camera named on the command line
 */
record DieCameraCheck(Path data, Optional<CameraName> named, RunningKiosk kiosk) {
  private static final String NAME = "die-camera";
  private static final String SETTINGS = "settings";
  private static final Duration GLANCE = Duration.ofMillis(250);
  private static final int GLANCES = 40;

  List<Check> all() {
    try {
      CameraPlan plan = CameraFile.in(data).plan();
      CameraPlan wanted = named.map(plan::with).orElse(plan);
      return List.of(Check.ok(SETTINGS, settings(wanted)), running().orElseGet(() -> look(wanted)));
    } catch (BadSetting e) {
      return List.of(
          Check.fail(
                  SETTINGS, Text.of("doctor.settings.fail"), Text.of("doctor.settings.fail.help"))
              .saying(e.getMessage()));
    }
  }

  private static Text settings(CameraPlan plan) {
    return Text.of("doctor.settings", "camera", CameraNames.shown(plan.camera()));
  }

  private Optional<Check> running() {
    return kiosk.get("/api/camera").flatMap(DieCameraCheck::told);
  }

  private static Optional<Check> told(byte[] answer) {
    try {
      if (Json.readObject(answer).get("source") instanceof Map<?, ?> source) {
        String name = String.valueOf(source.get("name"));
        String sentence = String.valueOf(source.get("sentence"));
        String state = String.valueOf(source.get("state"));
        return Optional.of(
            switch (state) {
              case "running" ->
                  Check.ok(NAME, Text.of("doctor.die-camera.running", "camera", name));
              // As it is for seconds after every start.
              case "connecting" ->
                  Check.warn(
                          NAME,
                          Text.of("doctor.die-camera.connecting", "camera", name),
                          Text.of("doctor.die-camera.connecting.help"))
                      .saying(sentence);
              default -> silent(name, sentence);
            });
      }
    } catch (BadJson e) {
      // Whatever answers there, it is no kiosk that could tell.
    }
    return Optional.empty();
  }

  private static Check look(CameraPlan plan) {
    CameraName camera = plan.camera();
    if (camera.equals(CameraName.AUTOMATIC)) {
      return Check.ok(NAME, Text.of("doctor.die-camera.first"));
    } else if (camera.equals(CameraName.SIMULATED)) {
      return Check.ok(NAME, Text.of("doctor.die-camera.simulated"));
    }
    try (FrameSource source = new Sources(plan.settings(), DieCameraCheck::noTable).open(camera)) {
      source.start();
      return picture(source);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Check.fail(
          NAME, Text.of("doctor.die-camera.unseen"), Text.of("doctor.die-camera.unseen.help"));
    }
  }

  private static FrameSource noTable() {
    throw new IllegalStateException("the doctor has no simulated table");
  }

  private static Check picture(FrameSource source) throws InterruptedException {
    Optional<Frame> frame = source.newerThan(0, GLANCE);
    for (int i = 0; i < GLANCES && frame.isEmpty() && mayCome(source.status()); i++) {
      frame = source.newerThan(0, GLANCE);
    }
    SourceStatus status = source.status();
    return frame
        .map(
            seen ->
                Check.ok(
                    NAME,
                    Text.plain("%s, %dx%d".formatted(source.name(), seen.width(), seen.height()))))
        .orElseGet(() -> silent(source.name(), status.sentence()));
  }

  private static Check silent(String camera, String sentence) {
    return Check.fail(
            NAME,
            Text.of("doctor.die-camera.silent", "camera", camera),
            Text.of("doctor.die-camera.silent.help"))
        .saying(sentence);
  }

  private static boolean mayCome(SourceStatus status) {
    return status.state() == SourceStatus.State.CONNECTING || status.works();
  }
}
