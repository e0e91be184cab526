package org.lunartable.vision.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.lunartable.engine.die.TileColour;

/**
 * How the colours of patches were named. Immutable.
 *
 * @param answers one a patch, in the order of the labels
 * @param bad one sentence for each picture that could not be used
 */
public record PatchReport(List<Answer> answers, List<String> bad) implements Report {

  /**
   * A patch's answer.
   *
   * @param label the words of its label
   * @param named the colour it was given
   */
  public record Answer(
      String file, String label, TileColour named, boolean right, double confidence) {}

  public PatchReport {
    answers = List.copyOf(answers);
    bad = List.copyOf(bad);
  }

  public long right() {
    return answers.stream().filter(Answer::right).count();
  }

  /** How often each label was given each colour. */
  public Map<String, Map<String, Long>> confusion() {
    return answers.stream()
        .collect(
            Collectors.groupingBy(
                Answer::label,
                TreeMap::new,
                Collectors.groupingBy(a -> a.named().text(), TreeMap::new, Collectors.counting())));
  }

  @Override
  public List<RiskRow> riskCoverage() {
    return RiskCoverage.of(
        answers.stream()
            .map(a -> new RiskCoverage.Given(a.confidence(), !a.right(), true))
            .toList(),
        answers.size());
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%d patches: right %d (%.1f %%), wrong %d\n",
            answers.size(),
            right(),
            100.0 * right() / Math.max(1, answers.size()),
            answers.size() - right()));
    text.append("colours, labelled and named:\n");
    confusion().forEach((label, named) -> text.append("  %-28s %s\n".formatted(label, named)));
    for (Answer answer : answers) {
      if (!answer.right()) {
        text.append(
            String.format(
                Locale.ROOT,
                "wrong: %s: %s named %s, confidence %.2f\n",
                answer.file(),
                answer.label(),
                answer.named().text(),
                answer.confidence()));
      }
    }
    bad.forEach(sentence -> text.append(sentence).append('\n'));
    return text.append(RiskCoverage.text(riskCoverage())).toString();
  }

  @Override
  public int unusable() {
    return bad.size();
  }
}
