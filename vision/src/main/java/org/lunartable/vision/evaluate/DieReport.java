package org.lunartable.vision.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.lunartable.vision.die.Reason;
import org.lunartable.vision.evaluate.DieEvaluation.Answer;
import org.lunartable.vision.evaluate.DieEvaluation.Outcome;

/**
 * What an evaluation of the die reader found. Immutable.
 *
 * @param answers one a picture, in the order of the labels
 */
public record DieReport(List<Answer> answers) implements Report {

  /**
   * How often pictures were refused.
   *
   * @param label why the label says that there is no reading; "a flat die" when there is one
   * @param reason the reader's
   */
  public record Refusal(String label, String reason, long count) {}

  public DieReport {
    answers = List.copyOf(answers);
  }

  /** Pictures with a die lying flat. */
  public long dice() {
    return count(Answer::isDie);
  }

  public long right() {
    return count(a -> a.outcome() == Outcome.RIGHT);
  }

  /** Wrong readings and readings where there should be none. */
  public long silentlyWrong() {
    return count(a -> a.outcome() == Outcome.SILENTLY_WRONG);
  }

  /** Dice lying flat that were not read. */
  public long refused() {
    return count(a -> a.outcome() == Outcome.REFUSED);
  }

  /** Pictures where the right answer is no reading. */
  public long nonReadings() {
    return count(a -> !a.isDie());
  }

  public long nonReadingsRefused() {
    return count(a -> a.outcome() == Outcome.RIGHTLY_REFUSED);
  }

  /** Those of them refused for a reason that fits the label's. */
  public long nonReadingsFitting() {
    return count(a -> a.outcome() == Outcome.RIGHTLY_REFUSED && a.reasonFits());
  }

  public double medianMillis() {
    return median(Answer::millis);
  }

  public double medianDecodeMillis() {
    return median(Answer::decodeMillis);
  }

  @Override
  public List<RiskRow> riskCoverage() {
    List<RiskCoverage.Given> given =
        answers.stream()
            .filter(a -> a.reason().isEmpty())
            .map(
                a ->
                    new RiskCoverage.Given(
                        a.confidence(), a.outcome() == Outcome.SILENTLY_WRONG, a.isDie()))
            .toList();
    return RiskCoverage.of(given, dice());
  }

  /** The part of the report about some of the pictures. */
  public DieReport only(Predicate<Answer> which) {
    return new DieReport(answers.stream().filter(which).toList());
  }

  /** The parts for each tag, by tag. */
  public Map<String, DieReport> byTag() {
    Map<String, DieReport> tags = new TreeMap<>();
    answers.stream()
        .flatMap(a -> a.tags().stream())
        .distinct()
        .forEach(tag -> tags.put(tag, only(a -> a.tags().contains(tag))));
    return tags;
  }

  /** Names of the files with an outcome. */
  public List<String> files(Outcome outcome) {
    return answers.stream().filter(a -> a.outcome() == outcome).map(Answer::file).toList();
  }

  /** Refused pictures by label and reason. */
  public List<Refusal> refusals() {
    Map<String, Map<String, Long>> counts =
        answers.stream()
            .filter(a -> a.reason().isPresent())
            .collect(
                Collectors.groupingBy(
                    a -> a.labelReason().isEmpty() ? "a flat die" : a.labelReason(),
                    TreeMap::new,
                    Collectors.groupingBy(
                        a -> a.reason().orElseThrow().text(),
                        TreeMap::new,
                        Collectors.counting())));
    return counts.entrySet().stream()
        .flatMap(
            label ->
                label.getValue().entrySet().stream()
                    .map(r -> new Refusal(label.getKey(), r.getKey(), r.getValue())))
        .toList();
  }

  /** Plain text for a person: rates overall and per tag, refusals by reason, risk, times. */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder(line("all", this));
    byTag().forEach((tag, part) -> text.append(line(tag, part)));
    text.append("refused, by label and reason:\n");
    for (Refusal refusal : refusals()) {
      text.append(
          "  %-40s %4d\n".formatted(refusal.label() + " -> " + refusal.reason(), refusal.count()));
    }
    text.append(files("silently wrong", Outcome.SILENTLY_WRONG));
    text.append(files("refused", Outcome.REFUSED));
    text.append(RiskCoverage.text(riskCoverage()));
    return text.append(
            String.format(
                Locale.ROOT,
                "median reading %.1f ms, decoding %.1f ms\n",
                medianMillis(),
                medianDecodeMillis()))
        .toString();
  }

  @Override
  public int unusable() {
    return (int)
        answers.stream()
            .filter(answer -> answer.reason().filter(Reason.BAD_IMAGE::equals).isPresent())
            .count();
  }

  private static String line(String name, DieReport part) {
    return String.format(
        Locale.ROOT,
        "%-18s %4d dice: right %4d (%5.1f %%), refused %3d (%5.1f %%); silently wrong %2d of all"
            + " %d (%.1f %%); no die to read: %d of %d refused, %d for a reason that fits\n",
        name,
        part.dice(),
        part.right(),
        percent(part.right(), part.dice()),
        part.refused(),
        percent(part.refused(), part.dice()),
        part.silentlyWrong(),
        part.answers().size(),
        percent(part.silentlyWrong(), part.answers().size()),
        part.nonReadingsRefused(),
        part.nonReadings(),
        part.nonReadingsFitting());
  }

  private static double percent(long part, long whole) {
    return 100.0 * part / Math.max(1, whole);
  }

  private String files(String what, Outcome outcome) {
    List<String> files = files(outcome);
    return what + ": " + (files.isEmpty() ? "none" : String.join(" ", files)) + "\n";
  }

  private long count(Predicate<Answer> which) {
    return answers.stream().filter(which).count();
  }

  private double median(ToDoubleFunction<Answer> value) {
    List<Double> sorted =
        answers.stream().map(value::applyAsDouble).sorted(Comparator.naturalOrder()).toList();
    return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
  }
}
