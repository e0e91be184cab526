package org.lunartable.vision.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is won and lost when answers below a confidence are thrown away. Immutable. */
final class RiskCoverage {
  private static final double[] CONFIDENCES = {
    0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999
  };

  /**
   * A given answer.
   *
   * @param wrong whether it differs from the label
   * @param covers whether the label has an answer too
   */
  record Given(double confidence, boolean wrong, boolean covers) {}

  private RiskCoverage() {}

  /**
   * The table.
   *
   * @param given every answer that was given
   * @param answerable how many labels have an answer
   */
  static List<RiskRow> of(List<Given> given, long answerable) {
    return Arrays.stream(CONFIDENCES).mapToObj(at -> row(given, answerable, at)).toList();
  }

  private static RiskRow row(List<Given> given, long answerable, double confidence) {
    List<Given> kept = given.stream().filter(g -> g.confidence() >= confidence).toList();
    long covered = kept.stream().filter(Given::covers).count();
    long wrong = kept.stream().filter(Given::wrong).count();
    return new RiskRow(
        confidence,
        kept.size(),
        wrong,
        covered / (double) Math.max(1, answerable),
        wrong / (double) Math.max(1, kept.size()));
  }

  /** The table for a person. */
  static String text(List<RiskRow> rows) {
    StringBuilder text = new StringBuilder("confidence  answers  wrong  coverage     risk\n");
    for (RiskRow row : rows) {
      text.append(
          String.format(
              Locale.ROOT,
              "%10s  %7d  %5d  %7.1f%%  %6.2f%%%n",
              row.confidence(),
              row.answers(),
              row.wrong(),
              100 * row.coverage(),
              100 * row.risk()));
    }
    return text.toString();
  }
}
