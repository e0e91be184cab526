package org.lunartable.kiosk.assembly.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.camera.Visitor.Answer;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.json.Json;

/** The camera's page as HTTP, on the real kiosk with its simulated table. */
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class CameraPageTest {

  private static final int MOST_THROWS = 60;

  @TempDir Path folder;

  private Kiosk kiosk;
  private Visitor page;

  @BeforeEach
  void start() throws KioskProblem {
    KioskSettings settings =
        new KioskSettings(folder, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED);
    kiosk = Kiosk.start(settings, new FacesInTurn());
    page = new Visitor(kiosk);
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  private void restart() throws KioskProblem {
    stop();
    start();
  }

  private Answer awaitDie() throws Exception {
    return page.await("a die", now -> now.at("die") != null && now.at("state").equals("still"));
  }

  @Test
  void theCameraTellsWhatItSeesAndHowWell() throws Exception {
    Answer now = awaitDie();
    assertThat(now.at("picture", "width")).isEqualTo(1280);
    assertThat(now.at("source", "state")).isEqualTo("running");
    assertThat((String) now.at("source", "sentence")).startsWith("The simulated table works");
    assertThat(now.list("die", "corners")).hasSize(4);
    assertThat(now.list("die", "faces")).isNotEmpty();
    assertThat(now.json()).containsEntry("reason", null).containsEntry("tray", null);
    now = page.await("measured", seen -> !seen.list("health").isEmpty());
    assertThat(now.list("health"))
        .extracting(line -> (Object) ((Map<?, ?>) line).get("kind"))
        .containsExactly("light", "glare", "blur", "size", "place", "age");
    page.await(
        "placed", seen -> "good".equals(((Map<?, ?>) seen.list("health").get(4)).get("level")));
  }

  @Test
  void theTrayIsMarkedKeptAndLookedForAgain() throws Exception {
    awaitDie();
    Answer elsewhere =
        page.post("/api/camera/tray", "{\"left\":0,\"top\":0,\"right\":0.1,\"bottom\":0.1}");
    assertThat(elsewhere.status()).isEqualTo(200);
    page.await("nothing in that corner", now -> now.at("die") == null);
    restart();
    assertThat(page.get("/api/camera").at("tray", "right")).hasToString("0.1");

    assertThat(page.post("/api/camera/tray", "{\"automatic\":true}").at("tray")).isNull();
    Answer found = awaitDie();
    List<?> corner = (List<?>) found.list("die", "corners").get(0);
    double u = ((Number) corner.get(0)).doubleValue() / 1280;
    double v = ((Number) corner.get(1)).doubleValue() / 720;
    page.post(
        "/api/camera/tray",
        Json.write(
            Map.of(
                "left", Math.max(0, u - 0.15),
                "top", Math.max(0, v - 0.2),
                "right", Math.min(1, u + 0.15),
                "bottom", Math.min(1, v + 0.3))));
    Answer inTray = awaitDie();
    assertThat(inTray.at("die", "faces")).isEqualTo(found.at("die", "faces"));
    assertThat(page.post("/api/camera/placed", "{}").status()).isEqualTo(200);
  }

  @Test
  void theColoursAreLearntFaceByFaceAndKept() throws Exception {
    assertThat(page.post("/api/camera/calibration", "{\"step\":\"start\"}").status())
        .isEqualTo(200);
    Answer now = page.get("/api/camera");
    int faces = now.list("calibration", "faces").size();
    assertThat(faces).isEqualTo(5);
    for (int i = 0; i < MOST_THROWS && now.list("calibration", "done").contains(false); i++) {
      now = showWhatLiesOnTop();
      if (now.list("calibration", "done").contains(false)) {
        page.post("/api/throw", "{}");
        page.await("moving", seen -> !seen.at("state").equals("still"));
      }
    }
    assertThat(now.list("calibration", "done").contains(false)).isFalse();
    Answer saved = page.post("/api/camera/calibration", "{\"step\":\"save\"}");
    assertThat(saved.at("calibration")).isNull();
    assertThat(saved.at("profile", "complete")).isEqualTo(true);
    assertThat(saved.list("profile", "alike")).isEmpty();
    restart();
    assertThat(page.get("/api/camera").at("profile", "samples")).isEqualTo(5);
    assertThat(page.post("/api/camera/profile/wipe", "{\"sure\":true}").at("profile")).isNull();
    try (Stream<Path> left = Files.walk(folder.resolve("camera"))) {
      assertThat(left).noneMatch(file -> file.endsWith("profile.json"));
    }
  }

  /** As a person does who touches the face that lies on top. */
  private Answer showWhatLiesOnTop() throws Exception {
    Answer now = page.await("still", seen -> seen.at("state").equals("still"));
    if (now.at("die") == null) {
      return now;
    }
    List<?> seen = now.list("die", "faces");
    List<?> faces = now.list("calibration", "faces");
    for (int i = 0; i < faces.size(); i++) {
      boolean lies = faces.get(i).equals(rows((Integer) seen.get(0)));
      if (lies && now.list("calibration", "done").get(i).equals(false)) {
        int index = i;
        page.post("/api/camera/calibration", "{\"face\":" + i + "}");
        return page.await(
            "ticked off", later -> later.list("calibration", "done").get(index).equals(true));
      }
    }
    return now;
  }

  private static List<?> rows(int number) throws Exception {
    String json = Json.write(Map.of("face", Die.CLASSIC.face(number)));
    return (List<?>) Json.readObject(json).get("face");
  }

  @Test
  void noRollIsTakenWhileTheColoursAreLearnt() throws Exception {
    page.post("/api/games", "{\"game\":\"lunar-command\",\"setup\":{}}");
    page.post("/api/camera/calibration", "{\"step\":\"start\"}");
    page.post("/api/throw", "{}");
    page.await("moving", now -> !now.at("state").equals("still"));
    awaitDie();
    assertThat(kiosk.screens().current().die().orElseThrow().top()).isEmpty();
    Answer cancelled = page.post("/api/camera/calibration", "{\"step\":\"cancel\"}");
    assertThat(cancelled.at("calibration")).isNull();
  }

  @Test
  void aRollIsPutRightAndItsPictureKept() throws Exception {
    page.post("/api/games", "{\"game\":\"lunar-command\",\"setup\":{}}");
    assertThat(page.get("/api/corrections").at("roll")).isNull();
    Answer offer = rollByCamera();
    int number = (Integer) offer.at("roll", "number");
    List<?> read = offer.list("roll", "read");
    String was = Json.write(read).contains("grey") ? rowsText(1) : rowsText(6);

    Answer answer =
        page.post("/api/corrections", "{\"number\":" + number + ",\"was\":" + was + "}");

    assertThat(answer.status()).as(answer.json().toString()).isEqualTo(200);
    assertThat(Json.write(kiosk.screens().current().die().orElseThrow().top().orElseThrow()))
        .isEqualTo(was);
    assertThat(page.get("/api/camera").at("corrections")).isEqualTo(1);
    assertThat(page.post("/api/corrections", "{\"number\":" + number + ",\"was\":" + was + "}"))
        .extracting(Answer::status, Answer::error)
        .containsExactly(409, "There is no roll of the camera to put right now.");
    putRightAgain(read, read, 0);
    undoAndRedo();
    putRightAgain(read, was, 1);
    restart();
    assertThat(zip()).hasSize(2).contains("labels.jsonl");
    assertThat(Files.readString(folder.resolve("corrections").resolve("labels.jsonl")))
        .contains("\"source\":\"camera\"")
        .containsOnlyOnce("\"when\"");
    assertThat(page.post("/api/corrections/wipe", "{\"sure\":true}").at("corrections"))
        .isEqualTo(0);
    assertThat(zip()).isEmpty();
  }

  /** Leads back to the same roll, on a screen with another number. */
  private void undoAndRedo() throws Exception {
    for (String call : List.of("/api/undo", "/api/redo")) {
      long number = kiosk.screens().current().number();
      assertThat(page.post(call, "{\"revision\":" + number + "}").status()).isEqualTo(200);
    }
  }

  /** What was put right wrongly: the picture is kept with what was said last. */
  private void putRightAgain(List<?> read, Object was, int kept) throws Exception {
    String face = was instanceof String text ? text : Json.write(was);
    Answer offer = page.get("/api/corrections");
    assertThat(offer.list("roll", "read")).isEqualTo(read);
    Object number = offer.at("roll", "number");
    Answer answer =
        page.post("/api/corrections", "{\"number\":" + number + ",\"was\":" + face + "}");
    assertThat(answer.status()).as(answer.json().toString()).isEqualTo(200);
    assertThat(Json.write(page.get("/api/corrections").at("roll", "stands"))).isEqualTo(face);
    assertThat(page.get("/api/camera").at("corrections")).isEqualTo(kept);
  }

  private static String rowsText(int number) {
    return Json.write(Die.CLASSIC.face(number));
  }

  private Answer rollByCamera() throws Exception {
    for (int i = 0; i < MOST_THROWS; i++) {
      awaitDie();
      page.post("/api/throw", "{}");
      page.await("moving", now -> !now.at("state").equals("still"));
      awaitDie();
      // A busy machine sees too few pictures of some throws.
      for (int look = 0; look < 20; look++) {
        Answer offer = page.get("/api/corrections");
        if (offer.at("roll") != null) {
          return offer;
        }
        page.get("/api/camera");
      }
    }
    throw new AssertionError("no throw was a roll");
  }

  private List<String> zip() throws Exception {
    List<String> names = new ArrayList<>();
    byte[] bytes = page.get("/api/corrections.zip").body();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        names.add(entry.getName());
      }
    }
    return names;
  }
}
