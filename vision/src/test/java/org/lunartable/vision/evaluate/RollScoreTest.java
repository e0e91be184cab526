package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.evaluate.RollReport.RollOutcome;
import org.lunartable.vision.evaluate.RollReport.Told;

class RollScoreTest {
  private final RollScore score =
      new RollScore(
          List.of(
              new RollLabels.Roll(20, 30, List.of(5)), new RollLabels.Roll(50, 60, List.of(1, 2))));

  @Test
  void aRollToldInTimeIsRightAndHasALatency() {
    score.told(23, face(5));
    score.told(48, face(2));
    assertThat(score.all())
        .extracting(Told::outcome)
        .containsExactly(RollOutcome.RIGHT, RollOutcome.RIGHT);
    assertThat(score.all()).extracting(Told::latency).containsExactly(3, -2);
    assertThat(score.missed()).isEmpty();
  }

  @Test
  void aRollToldTooEarlyTooLateOrTwiceIsFalse() {
    score.told(17, face(5));
    score.told(31, face(5));
    score.told(55, face(1));
    score.told(56, face(1));
    assertThat(score.all())
        .extracting(Told::outcome)
        .containsExactly(
            RollOutcome.FALSE, RollOutcome.FALSE, RollOutcome.RIGHT, RollOutcome.FALSE);
    assertThat(score.missed()).containsExactly(20);
  }

  @Test
  void anotherFaceIsWrongButNotMissed() {
    score.told(25, face(4));
    assertThat(score.all()).extracting(Told::outcome).containsExactly(RollOutcome.WRONG_FACE);
    assertThat(score.missed()).containsExactly(50);
  }

  @Test
  void theReportCountsWhatHappenedInAllVideos() {
    score.told(25, face(4));
    score.told(40, face(4));
    RollReport report =
        new RollReport(
            List.of(
                new RollReport.Sequence("a", 2, score.all(), score.missed(), List.of()),
                new RollReport.Sequence("b", 0, List.of(), List.of(), List.of())),
            new DieReport(List.of()));
    assertThat(report.exactSequences()).isEqualTo(1);
    assertThat(report.rolls()).isEqualTo(2);
    assertThat(report.missed()).isEqualTo(1);
    assertThat(report.count(RollOutcome.WRONG_FACE)).isEqualTo(1);
    assertThat(report.count(RollOutcome.FALSE)).isEqualTo(1);
    assertThat(report.riskCoverage().get(0)).isEqualTo(new RiskRow(0, 2, 2, 0.5, 1));
    assertThat(report.text()).contains("missed from frame 50", "wrong face", "false");
  }

  private static Read face(int number) {
    return new Read(
        Die.CLASSIC.face(number), Die.CLASSIC.facesLike(Die.CLASSIC.face(number)), 0.9, List.of());
  }
}
