package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.TestFolders;
import org.lunartable.vision.evaluate.PatchReport.Answer;

/** Real photographs by strangers. */
class PatchEvaluationTest {
  private static PatchReport report;

  @TempDir Path folder;

  @BeforeAll
  static void readThePhotographs() throws BadLabels {
    report = PatchEvaluation.run(TestFolders.of("photos"));
  }

  @Test
  void patchesOfCubesWithTwoRowsAreNamedRight() {
    assertThat(share("0")).as(report.text()).isGreaterThanOrEqualTo(0.9);
  }

  @Test
  void fourOfFivePatchesOfVeryDarkCubesAreNamedRight() {
    assertThat(share("dark10")).as(report.text()).isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void bricksOnAPlateAreNamedRight() {
    assertThat(share("test")).as(report.text()).isEqualTo(1);
  }

  @Test
  void theTextHasTheRatesTheColoursAndTheRisk() {
    assertThat(report.text()).contains("28 patches: right", "{blue=", "confidence  answers");
    assertThat(report.riskCoverage().get(0).answers()).isEqualTo(28);
  }

  @Test
  void aPictureThatCannotBeUsedIsNamedAndTheRestGoesOn() throws Exception {
    labels(cell("\"red\"", "[1,2]"));
    assertThat(PatchEvaluation.run(folder).bad()).hasSize(1);
    assertThat(PatchEvaluation.run(folder).answers()).isEmpty();
  }

  @Test
  void brokenLabelsGiveOneSentence() throws IOException {
    labels("{\"file\":\"a.png\",\"labels\":{}}");
    assertRefused("has no patches");
    labels(cell("\"mauve\"", "[1,2]"));
    assertRefused("names no colour that is known: mauve");
    labels(cell("\"red\"", "[1]"));
    assertRefused("lacks a place \"xy\"");
    labels(cell("7", "[1,2]"));
    assertRefused("lacks the text \"color\"");
  }

  private static double share(String file) {
    var some = report.answers().stream().filter(a -> a.file().startsWith(file)).toList();
    return some.stream().filter(Answer::right).count() / (double) some.size();
  }

  private static String cell(String colour, String xy) {
    return "{\"file\":\"a.png\",\"labels\":{\"cells\":[{\"color\":%s,\"xy\":%s}]}}"
        .formatted(colour, xy);
  }

  private void labels(String text) throws IOException {
    Files.writeString(folder.resolve("labels.jsonl"), text + "\n");
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> PatchEvaluation.run(folder))
        .isInstanceOf(BadLabels.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith(".");
  }
}
