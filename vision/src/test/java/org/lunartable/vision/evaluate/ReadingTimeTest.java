package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.TestPictures;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.evaluate.DieEvaluation.Answer;

/** How long reading takes against decoding on the same core, on a computer that is not busy. */
@Tag("bars")
class ReadingTimeTest {
  private static final int WARM_UP = 3;

  @Test
  void readingAPictureTakesNoLongerThanDecodingIt() throws BadLabels {
    DieReader reader = new DieReader(Die.CLASSIC);
    DieReport report = DieEvaluation.run(reader, TestPictures.dice());
    for (int i = 0; i < WARM_UP; i++) {
      report = DieEvaluation.run(reader, TestPictures.dice());
    }
    assertThat(median(report, Answer::millis))
        .isLessThanOrEqualTo(median(report, Answer::decodeMillis));
  }

  /** Of the pictures that are not hard on purpose. */
  private static double median(DieReport report, ToDoubleFunction<Answer> time) {
    double[] sorted =
        report.answers().stream()
            .filter(answer -> !answer.file().contains("hard"))
            .mapToDouble(time)
            .sorted()
            .toArray();
    return sorted[sorted.length / 2];
  }
}
