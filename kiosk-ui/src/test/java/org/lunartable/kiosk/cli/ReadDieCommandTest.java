package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

class ReadDieCommandTest {

  @TempDir Path folder;

  @Test
  void aReadingHasTheFieldsInThisOrder() throws IOException, BadJson {
    Path image = Pictures.die(folder.resolve("a.jpg"), 3);

    CliRun run = CliRun.of("read-die", "--json", image.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.lines()).hasSize(1);
    Map<String, Object> line = Json.readObject(run.out());
    assertThat(line.keySet())
        .containsExactly("file", "reading", "confidence", "corners", "millis", "decode_millis");
    assertThat(line).containsEntry("file", image.toString());
    assertThat((Map<?, ?>) line.get("reading"))
        .extracting(Map::keySet)
        .asString()
        .isEqualTo("[quadrants, faces, colours]");
    assertThat((BigDecimal) line.get("confidence"))
        .isBetween(new BigDecimal("0.5"), BigDecimal.ONE);
    assertThat((BigDecimal) line.get("millis")).isPositive();
    assertThat((BigDecimal) line.get("decode_millis")).isPositive();
    assertThat((List<?>) line.get("corners"))
        .hasSize(4)
        .allSatisfy(corner -> assertThat((List<?>) corner).hasSize(2));
  }

  @Test
  void everyPictureGivesALineInTheOrderGivenAndABadOneStatusTwo() throws IOException, BadJson {
    Path good = Pictures.die(folder.resolve("good.jpg"), 4);
    byte[] jpeg = Files.readAllBytes(good);
    Path empty = Files.createFile(folder.resolve("empty.jpg"));
    Path cut = Files.write(folder.resolve("cut.jpg"), Arrays.copyOf(jpeg, jpeg.length / 2));
    Path text = Files.writeString(folder.resolve("text.jpg"), "no picture\n");
    Path missing = folder.resolve("missing.jpg");
    Path bare = Pictures.noDie(folder.resolve("bare.jpg"));
    List<Path> images = List.of(empty, good, cut, text, missing, folder, bare);

    CliRun run = CliRun.of(with(images, "read-die", "--json"));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.lines()).hasSameSizeAs(images);
    for (int i = 0; i < images.size(); i++) {
      Map<String, Object> line = Json.readObject(run.lines().get(i));
      assertThat(line).containsEntry("file", images.get(i).toString());
      if (images.get(i).equals(good)) {
        assertThat(line.get("reading")).isNotNull();
      } else {
        assertThat(line).containsEntry("reading", null);
        assertThat(line.get("reason").equals("bad-image")).isEqualTo(!images.get(i).equals(bare));
        assertThat((String) line.get("message")).endsWith(".");
      }
    }
  }

  @Test
  void aPictureWithoutADieIsNoError() throws IOException {
    CliRun run =
        CliRun.of("read-die", "--json", Pictures.noDie(folder.resolve("b.jpg")).toString());

    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("\"reading\":null,\"reason\":\"", "\"message\":\"")
        .doesNotContain("bad-image");
  }

  @Test
  void peopleGetASentence() throws IOException {
    Path image = Pictures.die(folder.resolve("a.jpg"), 3);

    assertThat(CliRun.of("read-die", image.toString()).out())
        .matches(".*a\\.jpg: face [1-6]( or 2)?: \\w+ \\w+ over \\w+ \\w+; \\d+ % sure\n");
  }

  @Test
  void aHouseDieIsReadByItsOwnFaces() throws IOException, BadJson {
    Path image = Pictures.die(folder.resolve("a.jpg"), 3);
    Map<String, Object> classic =
        Json.readObject(CliRun.of("read-die", "--json", image.toString()).out());
    String face = Json.write(((Map<?, ?>) classic.get("reading")).get("quadrants"));
    String other = "[[\"red\",\"red\"],[\"blue\",\"blue\"]]";
    String faces = String.join(",", other, other, other, other, other, face);
    Path rules = Files.writeString(folder.resolve("d.json"), "{\"die\":[" + faces + "]}");

    CliRun run = CliRun.of("read-die", "--json", "--die", rules.toString(), image.toString());

    assertThat(run.out()).contains("\"faces\":[6]");
  }

  @Test
  void refusesWhatItCannotUse() {
    CliRun.of("read-die").failed(2, "IMAGE");
    CliRun.of("read-die", "--die", folder.resolve("none.json").toString(), "a.jpg")
        .failed(2, "There is no file");
  }

  private static String[] with(List<Path> images, String... before) {
    List<String> all = new ArrayList<>(List.of(before));
    images.forEach(image -> all.add(image.toString()));
    return all.toArray(String[]::new);
  }
}
