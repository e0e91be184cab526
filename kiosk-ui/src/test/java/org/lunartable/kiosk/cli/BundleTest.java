package org.lunartable.kiosk.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.json.Json;

/** What is in the file that people send with a report. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class BundleTest {

  @TempDir Path folder;

  private Map<String, byte[]> bundle(int port, String... more) throws IOException {
    Path file = folder.resolve("report.zip");
    List<String> words = new ArrayList<>(List.of("doctor", "--data", folder.toString()));
    words.addAll(List.of("--port", String.valueOf(port), "--bundle", file.toString()));
    words.addAll(List.of(more));
    CliRun run = CliRun.of(words.toArray(String[]::new));
    assertThat(run.err()).contains("report.zip");
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
    }
    return parts;
  }

  private static String text(Map<String, byte[]> parts, String name) {
    return new String(parts.get(name), UTF_8);
  }

  @Test
  void withoutAKioskItHasTheReportTheSettingsAndTheLog() throws Exception {
    Files.writeString(
        folder.resolve("kiosk.properties"), "camera = http://me:secret@127.0.0.1:9/v?key=secret");
    Path log = Files.createDirectory(folder.resolve("log")).resolve("kiosk.0.jsonl");
    Files.writeString(log, "a warning in " + System.getProperty("user.home") + "/games\n");

    Map<String, byte[]> parts = bundle(1);

    assertThat(parts)
        .containsOnlyKeys(
            "version.txt",
            "doctor.json",
            "kiosk.properties",
            "log/kiosk.0.jsonl",
            "kiosk/none.txt");
    assertThat(text(parts, "kiosk.properties"))
        .isEqualTo("camera = http://***@127.0.0.1:9/v?***\n");
    assertThat(text(parts, "log/kiosk.0.jsonl")).isEqualTo("a warning in ~/games\n");
    assertThat(Json.readObject(parts.get("doctor.json"))).containsOnlyKeys("checks");
    assertThat(parts.values())
        .allSatisfy(part -> assertThat(new String(part, UTF_8)).doesNotContain("secret"));
  }

  @Test
  void theFileThatTheKioskWasStartedWithIsInItWithoutPasswords() throws Exception {
    Path config = folder.resolve("table.conf");
    Files.writeString(config, "# ours\ncamera = http://me:it's-secret@127.0.0.1:9/v?key=secret\n");

    Map<String, byte[]> parts = bundle(1, "--config", config.toString());

    assertThat(text(parts, "lunar-table.conf"))
        .isEqualTo("# ours\ncamera = http://***@127.0.0.1:9/v?***\n");
  }

  @Test
  void ofAKioskThatRunsItHasWhatTheCameraSawOnlyWhenThatIsAskedFor() throws Exception {
    KioskSettings settings =
        new KioskSettings(folder, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED);
    try (Kiosk kiosk = Kiosk.start(settings)) {
      awaitDie(kiosk.port());
      assertThat(bundle(kiosk.port()))
          .containsOnlyKeys("version.txt", "doctor.json", "kiosk.properties", "kiosk/camera.json");

      Map<String, byte[]> parts = bundle(kiosk.port(), "--with-pictures");
      String first = text(parts, "kiosk/frames.jsonl").lines().findFirst().orElseThrow();
      assertThat(Json.readObject(first)).containsKeys("frame", "seconds", "state");
      assertThat(Arrays.copyOf(parts.get("kiosk/frames.mjpeg"), 2)).containsExactly(0xFF, 0xD8);
      assertThat(Json.readObject(parts.get("kiosk/camera.json"))).containsKey("source");
      assertThat(text(parts, "doctor.json"))
          .contains("the kiosk looks through the simulated table");
    }
  }

  private static void awaitDie(int port) throws Exception {
    URI view = URI.create("http://127.0.0.1:" + port + "/api/camera");
    while (Json.readObject(view.toURL().openStream().readAllBytes()).get("die") == null) {
      Thread.sleep(50);
    }
  }

  @Test
  void picturesWithoutABundleAreRefused() {
    CliRun.of("doctor", "--with-pictures").failed(2, "--with-pictures", "no --bundle");
  }

  @Test
  void aFileThatCannotBeWrittenIsOneSentence() {
    String file = folder.resolve("no/x.zip").toString();
    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", "1", "--bundle", file);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("x.zip", "cannot be written");
  }
}
