package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.TestPictures;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.evaluate.DieEvaluation.Answer;
import org.lunartable.vision.evaluate.DieEvaluation.Outcome;

class DieEvaluationTest {
  private static final DieReader READER = new DieReader(Die.CLASSIC);
  private static DieReport report;

  @TempDir Path folder;

  @BeforeAll
  static void readTheSelection() throws BadLabels {
    report = DieEvaluation.run(READER, TestPictures.dice());
  }

  @Test
  void noPictureOfTheSelectionIsReadSilentlyWrong() {
    assertThat(report.silentlyWrong()).as(report.text()).isZero();
  }

  @Test
  void everyPictureWithoutAReadingIsRefused() {
    assertThat(report.nonReadingsRefused()).isEqualTo(report.nonReadings()).isPositive();
  }

  @Test
  void nearlyAllOrdinaryPicturesAreReadRight() {
    DieReport ordinary = report.only(answer -> !answer.file().contains("hard"));
    assertThat(ordinary.dice()).isGreaterThanOrEqualTo(18);
    assertThat(100 * ordinary.right())
        .as(report.text())
        .isGreaterThanOrEqualTo(99 * ordinary.dice());
  }

  @Test
  void mostHardPicturesAreReadRight() {
    DieReport hard = report.only(answer -> answer.file().contains("hard"));
    assertThat(100 * hard.right()).as(report.text()).isGreaterThanOrEqualTo(85 * hard.dice());
  }

  @Test
  void everyAnswerIsOneOfRightWrongOrRefused() {
    assertThat(
            report.right()
                + report.silentlyWrong()
                + report.refused()
                + report.nonReadingsRefused())
        .isEqualTo(report.answers().size());
  }

  @Test
  void theRiskCoverageTableFallsWithConfidence() {
    assertThat(report.riskCoverage().get(0).coverage())
        .isEqualTo(report.right() / (double) report.dice());
    assertThat(report.riskCoverage().get(0).answers()).isEqualTo(report.right());
    assertThat(report.riskCoverage())
        .isSortedAccordingTo((a, b) -> Double.compare(b.coverage(), a.coverage()));
  }

  @Test
  void theReportNamesTimesAndReasons() {
    assertThat(report.text()).contains("median reading", "absent -> ", "confidence");
  }

  @Test
  void aWrongReadingCoversADieAndOneWhereThereIsNoneDoesNot() {
    DieReport mixed =
        new DieReport(
            List.of(
                answer(Outcome.RIGHT, true, 0.99),
                answer(Outcome.SILENTLY_WRONG, true, 0.6),
                answer(Outcome.SILENTLY_WRONG, false, 0.96)));
    assertThat(mixed.riskCoverage().get(0)).isEqualTo(new RiskRow(0, 3, 2, 1, 2 / 3.0));
    assertThat(mixed.riskCoverage().get(5)).isEqualTo(new RiskRow(0.95, 2, 1, 0.5, 0.5));
    assertThat(mixed.text()).contains("silently wrong  2 of all 3 (66.7 %)");
  }

  private static Answer answer(Outcome outcome, boolean die, double confidence) {
    return new Answer(
        "a.jpg", outcome, die, confidence, Optional.empty(), "", List.of("no flag"), 1, 1);
  }

  @Test
  void aRefusalForAReasonThatDoesNotFitIsTold() throws Exception {
    labels("{\"file\":\"gone.jpg\",\"reading\":false,\"reason\":\"absent\"}\n");
    DieReport refused = DieEvaluation.run(READER, folder);
    assertThat(refused.nonReadingsRefused()).isEqualTo(1);
    assertThat(refused.nonReadingsFitting()).isZero();
    assertThat(report.nonReadingsFitting()).isEqualTo(report.nonReadings());
  }

  @Test
  void aFolderWithoutLabelsGivesOneSentence() {
    assertRefused("has no file labels.jsonl");
  }

  @Test
  void brokenLabelsGiveTheLine() throws IOException {
    labels("{\"file\":\"a.jpg\",\"reading\":false}\n{oops\n");
    assertRefused("labels.jsonl line 2 is no JSON");
  }

  @Test
  void labelsOfAnotherKindAreRefused() throws IOException {
    labels("{\"sequence\":\"a\"}\n");
    assertRefused("is no label of a die");
  }

  @Test
  void labelsWithAnUnknownColourAreRefused() throws IOException {
    labels("{\"file\":\"a.jpg\",\"reading\":true,\"quadrants\":[[\"pink\",\"white\"],[]]}\n");
    assertRefused("names no colour");
  }

  @Test
  void aMissingPictureCountsAsRefusedAndTheRestGoesOn() throws Exception {
    labels("{\"file\":\"gone.jpg\",\"reading\":false}\n");
    Answer answer = DieEvaluation.run(READER, folder).answers().get(0);
    assertThat(answer.outcome()).isEqualTo(Outcome.RIGHTLY_REFUSED);
    assertThat(answer.reason().orElseThrow().text()).isEqualTo("bad-image");
  }

  private void labels(String text) throws IOException {
    Files.writeString(folder.resolve("labels.jsonl"), text);
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> DieEvaluation.run(READER, folder))
        .isInstanceOf(BadLabels.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith(".");
  }
}
