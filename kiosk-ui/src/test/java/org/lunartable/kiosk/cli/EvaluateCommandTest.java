package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

class EvaluateCommandTest {

  @TempDir Path folder;

  @Test
  void countsWhatIsRightAndWhatIsRefused() throws IOException, BadJson {
    labelledFolder();

    CliRun run = CliRun.of("evaluate", "--json", folder.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(Json.readObject(run.out()))
        .containsEntry("kind", "die")
        .containsEntry("images", 2)
        .containsEntry("dice", 1)
        .containsEntry("right", 1)
        .containsEntry("refused", 0)
        .containsEntry("silently_wrong", 0)
        .containsEntry("non_readings", 1)
        .containsEntry("non_readings_refused", 1)
        .containsKey("non_readings_fitting")
        .containsEntry("right_rate", new BigDecimal("1.0"))
        .containsEntry("silently_wrong_rate", new BigDecimal("0.0"))
        .containsKeys("tags", "refusals", "risk_coverage", "millis", "decode_millis");
  }

  @Test
  void peopleGetATable() throws IOException, BadJson {
    labelledFolder();

    CliRun run = CliRun.of("evaluate", folder.toString());

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("right", "silently wrong", "refused", "risk");
  }

  @Test
  void refusesAFolderWithoutLabels() throws IOException {
    CliRun.of("evaluate", folder.toString()).failed(2, "labels.jsonl");
    Files.writeString(folder.resolve("labels.jsonl"), "{\n");
    CliRun.of("evaluate", folder.toString()).failed(2, "line 1");
  }

  @Test
  void rollsInVideosAreCountedToo() throws IOException, BadJson {
    Files.writeString(
        folder.resolve("labels.jsonl"),
        "{\"sequence\":\"s\",\"frame\":0,\"file\":\"gone.jpg\",\"state\":\"absent\"}\n");
    Files.writeString(
        folder.resolve("sequences.jsonl"),
        "{\"sequence\":\"s\",\"fps\":15,\"rolls\":"
            + "[{\"from_frame\":5,\"until_frame\":9,\"face\":\"F3\"}]}\n");

    Map<String, Object> tree =
        Json.readObject(CliRun.of("evaluate", "--json", folder.toString()).out());

    assertThat(tree)
        .containsEntry("kind", "rolls")
        .containsEntry("rolls", 1)
        .containsEntry("right", 0)
        .containsEntry("missed", 1)
        .containsEntry("wrong_face", 0)
        .containsEntry("false", 0)
        .containsKeys("longest_latency", "sequences", "states", "risk_coverage", "frames");
    assertThat(Json.write(tree.get("states"))).contains("\"absent\":{\"absent\":1");
  }

  @Test
  void patchesAreCountedToo() throws IOException, BadJson {
    Pictures.noDie(folder.resolve("bare.jpg"));
    Files.writeString(
        folder.resolve("labels.jsonl"),
        "{\"file\":\"bare.jpg\",\"labels\":{\"pieces\":"
            + "[{\"color\":\"red\",\"xy\":[20,30]}]}}\n");

    Map<String, Object> tree =
        Json.readObject(CliRun.of("evaluate", "--json", folder.toString()).out());

    assertThat(tree)
        .containsEntry("kind", "patches")
        .containsEntry("patches", 1)
        .containsKeys("right", "wrong", "right_rate", "colours", "risk_coverage", "bad_images");
  }

  /** A die, labelled with what a first look says, and an empty tray. */
  private void labelledFolder() throws IOException, BadJson {
    Path die = Pictures.die(folder.resolve("die.jpg"), 5);
    Pictures.noDie(folder.resolve("bare.jpg"));
    Map<String, Object> seen =
        Json.readObject(CliRun.of("read-die", "--json", die.toString()).out());
    String quadrants = Json.write(((Map<?, ?>) seen.get("reading")).get("quadrants"));
    Files.writeString(
        folder.resolve("labels.jsonl"),
        "{\"file\":\"die.jpg\",\"reading\":true,\"quadrants\":%s,\"flags\":[]}\n"
                .formatted(quadrants)
            + "{\"file\":\"bare.jpg\",\"reading\":false,\"reason\":\"absent\",\"flags\":[]}\n");
  }
}
