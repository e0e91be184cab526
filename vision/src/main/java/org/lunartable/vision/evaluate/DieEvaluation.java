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
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.Reason;

/** Reads every picture of a labelled folder and counts. Stateless. */
public final class DieEvaluation {

  /** How an answer compares with its label. */
  public enum Outcome {
    /** A die read right, up to quarter turns. */
    RIGHT,
    /** A reading that differs from the label, or where there should be none. */
    SILENTLY_WRONG,
    /** A die that lies flat, refused. */
    REFUSED,
    /** No reading where there should be none. */
    RIGHTLY_REFUSED
  }

  /**
   * One picture's answer.
   *
   * @param file name within the folder
   * @param outcome how it compares with the label
   * @param isDie whether a die lies flat in the picture, by the label
   * @param confidence of the reading, 0 when there is none
   * @param reason why there is no reading
   * @param labelReason why the label says none, else empty text
   * @param tags what makes the picture hard
   * @param millis reading without decoding
   * @param decodeMillis decoding
   */
  public record Answer(
      String file,
      Outcome outcome,
      boolean isDie,
      double confidence,
      Optional<Reason> reason,
      String labelReason,
      List<String> tags,
      double millis,
      double decodeMillis) {

    /** Whether a refusal gives the label's reason, or says that nothing can be told. */
    public boolean reasonFits() {
      return reason.map(given -> given == Reason.UNCLEAR || given == fitting()).orElse(false);
    }

    private Reason fitting() {
      return switch (labelReason) {
        case "absent" -> Reason.NO_DIE;
        case "cocked_on_prop", "leaning_on_tray_wall", "cocked" -> Reason.COCKED;
        case "hand", "held" -> Reason.HIDDEN;
        case "several" -> Reason.SEVERAL;
        case "moving" -> Reason.MOVING;
        default -> Reason.UNCLEAR;
      };
    }
  }

  private DieEvaluation() {}

  /**
   * Evaluates a folder with {@code labels.jsonl}.
   *
   * @throws BadLabels when the labels are missing or broken
   */
  public static DieReport run(DieReader reader, Path folder) throws BadLabels {
    List<Answer> answers = new ArrayList<>();
    for (DieLabel label : DieLabel.readAll(folder)) {
      answers.add(answer(reader, folder, label));
    }
    return new DieReport(answers);
  }

  private static Answer answer(DieReader reader, Path folder, DieLabel label) {
    DieReading reading;
    double millis = 0;
    double decodeMillis = 0;
    try (Picture picture = Picture.load(folder.resolve(label.file()))) {
      decodeMillis = picture.decodeMillis();
      long start = System.nanoTime();
      reading = reader.read(picture);
      millis = (System.nanoTime() - start) / 1e6;
    } catch (BadPicture e) {
      reading = new NotRead(Reason.BAD_IMAGE, "die.bad-image", e.getMessage());
    }
    return answer(label, reading, millis, decodeMillis);
  }

  /** Compares a reading with its label. */
  static Answer answer(DieLabel label, DieReading reading, double millis, double decodeMillis) {
    return new Answer(
        label.file(),
        outcome(label, reading),
        label.face().isPresent(),
        reading.match(Read::confidence, none -> 0.0),
        reading.match(read -> Optional.empty(), none -> Optional.of(none.reason())),
        label.reason(),
        label.tags(),
        millis,
        decodeMillis);
  }

  private static Outcome outcome(DieLabel label, DieReading reading) {
    return reading.match(
        read ->
            label.face().map(face -> face.looksLike(read.quadrants())).orElse(false)
                ? Outcome.RIGHT
                : Outcome.SILENTLY_WRONG,
        none -> label.face().isPresent() ? Outcome.REFUSED : Outcome.RIGHTLY_REFUSED);
  }
}
