package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.simtable.Truth;

class CalibrateCommandTest {

  private static final int PICTURES = 10;

  @TempDir Path folder;

  private CliRun calibrate(String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "calibrate";
    args[1] = "--data";
    args[2] = folder.resolve("data").toString();
    System.arraycopy(more, 0, args, 3, more.length);
    return CliRun.of(args);
  }

  /** Pictures of one table with what lies on it. */
  private Path labelled() throws Exception {
    Path pictures = Files.createDirectories(folder.resolve("pictures"));
    SimulatedTable table = new SimulatedTable(4, Board.empty(new Lattice(9, 9)), Die.CLASSIC);
    StringBuilder labels = new StringBuilder("{\"file\":\"none.jpg\",\"reading\":false}\n");
    for (int i = 0; i < PICTURES; i++) {
      table.throwDie(new Random(i), 0);
      Files.write(pictures.resolve(i + ".jpg"), table.frame(5_000_000_000L));
      String face = Json.write(Die.CLASSIC.face(Truth.topFace(table)));
      labels.append("{\"file\":\"" + i + ".jpg\",\"reading\":true,\"quadrants\":" + face + "}\n");
    }
    Files.writeString(pictures.resolve("labels.jsonl"), labels);
    return pictures;
  }

  @Test
  void coloursAreLearntFromLabelledPicturesExportedForgottenAndImported() throws Exception {
    calibrate().failed(1, "No colours are learnt yet");

    CliRun learnt = calibrate("--from", labelled().toString());
    assertThat(learnt.status()).as(learnt.err()).isZero();
    assertThat(learnt.out()).contains("faces seen").contains("yellow");

    Path file = folder.resolve("profile.json");
    assertThat(calibrate("--export", file.toString()).out()).isEqualTo(learnt.out());
    assertThat(calibrate("--wipe").out()).isEqualTo("The colours are forgotten.\n");
    assertThat(calibrate("--wipe").out()).isEqualTo("There were no colours.\n");
    assertThat(calibrate("--import", file.toString()).out()).isEqualTo(learnt.out());
    assertThat(Json.readObject(calibrate("--json").out()))
        .containsKeys("samples", "tiles", "hard_to_tell")
        .containsEntry("complete", true);
  }

  @Test
  void aCamerasOwnColoursAreThoseTheKioskUsesWithIt() throws Exception {
    calibrate("--every-camera", "--from", labelled().toString());
    Path file = folder.resolve("profile.json");
    calibrate("--every-camera", "--export", file.toString());
    assertThat(calibrate("--camera", "rpicam").out())
        .startsWith("For every camera without its own, such as rpicam.\n");

    CliRun own = calibrate("--camera", "rpicam", "--import", file.toString());
    assertThat(own.out()).startsWith("For rpicam.\n10 faces seen");
    assertThat(calibrate("--every-camera").out()).contains("have their own", "lunar doctor");

    Files.writeString(folder.resolve("data/kiosk.properties"), "camera = rpicam");
    assertThat(calibrate().out()).as("the camera the kiosk is set to").isEqualTo(own.out());
    assertThat(Json.readObject(calibrate("--json").out())).containsEntry("camera", "rpicam");

    assertThat(calibrate("--wipe").out()).isEqualTo("The colours are forgotten.\n");
    calibrate().failed(1, "No colours are learnt yet for rpicam");
    calibrate("--every-camera").failed(1, "No colours");
  }

  @Test
  void aWordThatNamesNoCameraIsRefused() {
    calibrate("--camera", "webcam").failed(2, "--camera", "There is no camera 'webcam'");
    calibrate("--camera", "rpicam", "--every-camera").failed(2, "mutually exclusive");
  }

  @Test
  void whatIsNoProfileOrNoLabelIsRefusedWithASentence() throws Exception {
    Path file = Files.writeString(folder.resolve("x.json"), "{\"version\":7}");
    calibrate("--import", file.toString()).failed(2, "no camera profile of version 1");
    calibrate("--import", folder.resolve("missing").toString()).failed(2, "There is no file");
    calibrate("--from", folder.toString()).failed(2, "labels.jsonl");
    Path labels = folder.resolve("labels.jsonl");
    Files.writeString(labels, "{\"file\":\"a.jpg\"}");
    calibrate("--from", folder.toString()).failed(2, "line 1", "lacks");
    Files.writeString(labels, "{\"file\":\"a.jpg\",\"reading\":false}");
    calibrate("--from", folder.toString()).failed(2, "No labelled die");
    Files.writeString(
        labels,
        "{\"file\":\"a.jpg\",\"reading\":true,\"quadrants\":[[\"pink\",null],[null,null]]}");
    calibrate("--from", folder.toString()).failed(2, "pink");
    calibrate("--wipe", "--export", "x").failed(2, "mutually exclusive");
  }
}
