package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.TestFolders;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.evaluate.RollReport.RollOutcome;

class RollEvaluationTest {
  private static final DieReader READER = new DieReader(Die.CLASSIC);
  private static final String FRAME =
      "{\"sequence\":\"s\",\"frame\":0,\"file\":\"a.jpg\",\"state\":\"absent\"}\n";
  private static RollReport report;

  @TempDir Path folder;

  @BeforeAll
  static void watchTheVideo() throws BadLabels {
    report = RollEvaluation.run(READER, TestFolders.of("rolls"));
  }

  @Test
  void theRollIsToldOnceWithTheRightFaceWithinFiveFrames() {
    assertThat(report.exactSequences()).as(report.text()).isEqualTo(1);
    assertThat(report.count(RollOutcome.RIGHT)).isEqualTo(1);
    assertThat(report.longestLatency()).isBetween(-2, 5);
  }

  @Test
  void everyFrameIsInTheTableOfStates() {
    long frames = 0;
    for (DieState label : DieState.values()) {
      for (DieState seen : DieState.values()) {
        frames += report.states(label, seen);
      }
    }
    assertThat(frames).isEqualTo(21);
    assertThat(report.states(DieState.MOVING, DieState.MOVING)).isGreaterThan(10);
  }

  @Test
  void aDieThatLiesStillIsNeverReadWrong() {
    DieReport still = report.frames().only(answer -> answer.tags().contains("still"));
    assertThat(still.dice()).isEqualTo(4);
    assertThat(still.silentlyWrong()).isZero();
  }

  @Test
  void theTextHasTheRollsTheStatesAndTheRisk() {
    assertThat(report.text())
        .contains("roll_dev_a", "1 of 1 sequences exact", "latency", "states, labelled")
        .contains("rolls by confidence", "single frames");
  }

  @Test
  void aFrameThatCannotBeUsedIsNoFault() throws Exception {
    set(FRAME, "{\"sequence\":\"s\",\"fps\":15,\"rolls\":[]}");
    assertThat(RollEvaluation.run(READER, folder).frames().refusals())
        .extracting(DieReport.Refusal::reason)
        .containsExactly("bad-image");
  }

  @Test
  void brokenSetsGiveOneSentence() throws IOException {
    set(FRAME, "{\"sequence\":\"t\",\"fps\":15}");
    assertRefused("names the sequence t, which has no frames");
    set(FRAME, "{\"sequence\":\"s\",\"fps\":0}");
    assertRefused("needs \"fps\"");
    set(FRAME, "{\"fps\":15}");
    assertRefused("lacks the text \"sequence\"");
    set(FRAME, "{\"sequence\":\"s\",\"fps\":15,\"rolls\":[{\"from_frame\":1}]}");
    assertRefused("lacks the whole number \"until_frame\"");
    set(
        FRAME,
        "{\"sequence\":\"s\",\"fps\":15,\"rolls\":"
            + "[{\"from_frame\":1,\"until_frame\":2,\"face\":\"F7\"}]}");
    assertRefused("names no face");
    set(FRAME.replace("absent", "dancing"), "{\"sequence\":\"s\",\"fps\":15}");
    assertRefused("has an unknown \"state\"");
    set(FRAME, "");
    assertRefused("is empty");
  }

  private void set(String labels, String sequences) throws IOException {
    Files.writeString(folder.resolve("labels.jsonl"), labels);
    Files.writeString(folder.resolve("sequences.jsonl"), sequences);
  }

  private void assertRefused(String why) {
    assertThatThrownBy(() -> RollEvaluation.run(READER, folder))
        .isInstanceOf(BadLabels.class)
        .hasMessageContaining(why)
        .hasMessageEndingWith(".");
  }
}
