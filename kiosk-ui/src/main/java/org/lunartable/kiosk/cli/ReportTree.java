package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.evaluate.DieEvaluation.Outcome;
import org.lunartable.vision.evaluate.DieReport;
import org.lunartable.vision.evaluate.PatchReport;
import org.lunartable.vision.evaluate.Report;
import org.lunartable.vision.evaluate.RiskRow;
import org.lunartable.vision.evaluate.RollReport;
import org.lunartable.vision.evaluate.RollReport.RollOutcome;

/** Evaluations as JSON. */
final class ReportTree {
  private ReportTree() {}

  static Map<String, Object> of(Path folder, Report report) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("folder", folder.toString());
    if (report instanceof DieReport dice) {
      tree.put("kind", "die");
      dice(tree, dice);
    } else if (report instanceof RollReport rolls) {
      tree.put("kind", "rolls");
      rolls(tree, rolls);
    } else {
      tree.put("kind", "patches");
      patches(tree, (PatchReport) report);
    }
    return tree;
  }

  private static void dice(Map<String, Object> tree, DieReport report) {
    counts(tree, report);
    Map<String, Object> tags = new LinkedHashMap<>();
    report
        .byTag()
        .forEach(
            (tag, part) -> {
              Map<String, Object> counts = new LinkedHashMap<>();
              counts(counts, part);
              tags.put(tag, counts);
            });
    tree.put("tags", tags);
    tree.put("refusals", report.refusals().stream().map(ReportTree::refusal).toList());
    tree.put("risk_coverage", riskCoverage(report));
    tree.put("silently_wrong_files", report.files(Outcome.SILENTLY_WRONG));
    tree.put("refused_files", report.files(Outcome.REFUSED));
    tree.put("millis", rounded(report.medianMillis()));
    tree.put("decode_millis", rounded(report.medianDecodeMillis()));
  }

  private static void counts(Map<String, Object> tree, DieReport report) {
    tree.put("images", report.answers().size());
    tree.put("dice", report.dice());
    tree.put("right", report.right());
    tree.put("refused", report.refused());
    tree.put("silently_wrong", report.silentlyWrong());
    tree.put("non_readings", report.nonReadings());
    tree.put("non_readings_refused", report.nonReadingsRefused());
    tree.put("non_readings_fitting", report.nonReadingsFitting());
    tree.put("right_rate", share(report.right(), report.dice()));
    tree.put("refused_rate", share(report.refused(), report.dice()));
    tree.put("silently_wrong_rate", share(report.silentlyWrong(), report.answers().size()));
  }

  private static Map<String, Object> refusal(DieReport.Refusal refusal) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("label", refusal.label());
    tree.put("reason", refusal.reason());
    tree.put("count", refusal.count());
    return tree;
  }

  private static void rolls(Map<String, Object> tree, RollReport report) {
    tree.put("exact_sequences", report.exactSequences());
    tree.put("rolls", report.rolls());
    tree.put("right", report.count(RollOutcome.RIGHT));
    tree.put("missed", report.missed());
    tree.put("wrong_face", report.count(RollOutcome.WRONG_FACE));
    tree.put("false", report.count(RollOutcome.FALSE));
    tree.put("longest_latency", report.longestLatency());
    tree.put("sequences", report.sequences().stream().map(ReportTree::sequence).toList());
    tree.put("states", states(report));
    tree.put("risk_coverage", riskCoverage(report));
    Map<String, Object> frames = new LinkedHashMap<>();
    dice(frames, report.frames());
    tree.put("frames", frames);
  }

  private static Map<String, Object> sequence(RollReport.Sequence sequence) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("sequence", sequence.name());
    tree.put("rolls", sequence.rolls());
    tree.put("exact", sequence.exact());
    tree.put("right", sequence.count(RollOutcome.RIGHT));
    tree.put("missed", sequence.missed().size());
    tree.put("wrong_face", sequence.count(RollOutcome.WRONG_FACE));
    tree.put("false", sequence.count(RollOutcome.FALSE));
    tree.put("reported", sequence.told().stream().map(ReportTree::told).toList());
    tree.put("missed_from", sequence.missed());
    return tree;
  }

  private static Map<String, Object> told(RollReport.Told told) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("frame", told.frame());
    tree.put("faces", told.faces());
    tree.put("confidence", rounded(told.confidence()));
    tree.put("outcome", told.outcome().text());
    tree.put("latency", told.outcome() == RollOutcome.FALSE ? null : told.latency());
    return tree;
  }

  /** Labelled state, seen state, frames. */
  private static Map<String, Object> states(RollReport report) {
    Map<String, Object> states = new LinkedHashMap<>();
    for (DieState label : DieState.values()) {
      Map<String, Object> row = new LinkedHashMap<>();
      for (DieState seen : DieState.values()) {
        row.put(seen.text(), report.states(label, seen));
      }
      states.put(label.text(), row);
    }
    return states;
  }

  private static void patches(Map<String, Object> tree, PatchReport report) {
    int patches = report.answers().size();
    tree.put("patches", patches);
    tree.put("right", report.right());
    tree.put("wrong", patches - report.right());
    tree.put("right_rate", share(report.right(), patches));
    tree.put("colours", report.confusion());
    tree.put("risk_coverage", riskCoverage(report));
    tree.put("bad_images", report.bad());
  }

  private static List<Map<String, Object>> riskCoverage(Report report) {
    return report.riskCoverage().stream().map(ReportTree::row).toList();
  }

  private static Map<String, Object> row(RiskRow row) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("confidence", row.confidence());
    tree.put("answers", row.answers());
    tree.put("wrong", row.wrong());
    tree.put("coverage", rounded(row.coverage()));
    tree.put("risk", rounded(row.risk()));
    return tree;
  }

  private static double share(long part, long whole) {
    return rounded(part / (double) Math.max(1, whole));
  }

  private static double rounded(double value) {
    return Math.round(value * 10_000) / 10_000.0;
  }
}
