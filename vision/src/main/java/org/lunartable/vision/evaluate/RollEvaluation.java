package org.lunartable.vision.evaluate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.Reason;
import org.lunartable.vision.die.Roll;
import org.lunartable.vision.die.RollWatcher;
import org.lunartable.vision.evaluate.DieEvaluation.Answer;
import org.lunartable.vision.evaluate.RollReport.Seen;
import org.lunartable.vision.evaluate.RollReport.Sequence;
import org.lunartable.vision.evaluate.RollReport.Told;

/** Plays every video of a labelled folder to the roll watcher. Stateless. */
public final class RollEvaluation {

  private RollEvaluation() {}

  /**
   * Evaluates a folder with {@code labels.jsonl} and {@code sequences.jsonl}.
   *
   * @throws BadLabels when the labels are missing or broken
   */
  public static RollReport run(DieReader reader, Path folder) throws BadLabels {
    List<Sequence> sequences = new ArrayList<>();
    List<Answer> answers = new ArrayList<>();
    for (RollLabels labels : RollLabels.readAll(folder)) {
      sequences.add(play(reader, folder, labels, answers));
    }
    return new RollReport(sequences, new DieReport(answers));
  }

  private static Sequence play(
      DieReader reader, Path folder, RollLabels labels, List<Answer> answers) {
    RollWatcher watcher = new RollWatcher(reader);
    RollScore score = new RollScore(labels.rolls());
    List<Seen> seen = new ArrayList<>();
    for (RollLabels.Frame frame : labels.frames()) {
      long nanos = Math.round(frame.number() * 1e9 / labels.fps());
      DieReading reading;
      double millis = 0;
      double decodeMillis = 0;
      try (Picture picture = Picture.load(folder.resolve(frame.file()))) {
        decodeMillis = picture.decodeMillis();
        long start = System.nanoTime();
        Optional<Roll> roll = watcher.accept(nanos, picture);
        millis = (System.nanoTime() - start) / 1e6;
        reading = LiveReading.of(watcher);
        roll.ifPresent(told -> score.told(frame.number(), told.reading()));
      } catch (BadPicture e) {
        reading = new NotRead(Reason.BAD_IMAGE, "die.bad-image", e.getMessage());
      }
      seen.add(new Seen(frame.state(), watcher.state()));
      answers.add(DieEvaluation.answer(label(frame), reading, millis, decodeMillis));
    }
    List<Told> told = score.all();
    return new Sequence(labels.name(), labels.rolls().size(), told, score.missed(), seen);
  }

  private static DieLabel label(RollLabels.Frame frame) {
    return new DieLabel(
        frame.file(),
        frame.face(),
        frame.face().isPresent() ? "" : frame.state().text(),
        List.of(frame.state().text()));
  }
}
