package org.lunartable.vision.evaluate;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.evaluate.RollReport.RollOutcome;
import org.lunartable.vision.evaluate.RollReport.Told;

/** Matches the rolls told in one video with those that should be. */
final class RollScore {
  /** In the last frames before it lies the die rocks by a fraction of a degree. */
  private static final int EARLY = 2;

  private final List<RollLabels.Roll> labels;
  private final List<Told> told = new ArrayList<>();
  private final List<RollLabels.Roll> left;

  RollScore(List<RollLabels.Roll> labels) {
    this.labels = labels;
    this.left = new ArrayList<>(labels);
  }

  /** Each labelled roll may be told once; what is told twice or belongs to none is false. */
  void told(int frame, Read reading) {
    for (RollLabels.Roll roll : labels) {
      boolean fits = frame >= roll.from() - EARLY && frame <= roll.until();
      if (fits && left.remove(roll)) {
        boolean right = reading.faces().stream().anyMatch(roll.faces()::contains);
        RollOutcome outcome = right ? RollOutcome.RIGHT : RollOutcome.WRONG_FACE;
        add(frame, reading, outcome, frame - roll.from());
        return;
      }
    }
    add(frame, reading, RollOutcome.FALSE, 0);
  }

  private void add(int frame, Read reading, RollOutcome outcome, int latency) {
    told.add(new Told(frame, reading.faces(), reading.confidence(), outcome, latency));
  }

  List<Told> all() {
    return List.copyOf(told);
  }

  /** First frames of the rolls that were not told. */
  List<Integer> missed() {
    return left.stream().map(RollLabels.Roll::from).toList();
  }
}
