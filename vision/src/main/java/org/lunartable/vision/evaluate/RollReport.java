package org.lunartable.vision.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lunartable.vision.die.DieState;

/**
 * How rolls in videos were told. Immutable.
 *
 * @param sequences one a video
 * @param frames the readings in single frames; the tag is the labelled state
 */
public record RollReport(List<Sequence> sequences, DieReport frames) implements Report {

  /** How a roll that was told compares with the labels. */
  public enum RollOutcome {
    RIGHT,
    WRONG_FACE,
    /** There was no roll, or it was told already. */
    FALSE;

    /** The words for it. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /**
   * A roll that was told.
   *
   * @param latency frames after the first in which the die lies still; 0 for a false one
   */
  public record Told(
      int frame, List<Integer> faces, double confidence, RollOutcome outcome, int latency) {}

  /** The state of the die in a frame, by the label and as seen. */
  public record Seen(DieState label, DieState seen) {}

  /**
   * A video.
   *
   * @param rolls how many should be told
   * @param missed first frames of those that were not
   */
  public record Sequence(
      String name, int rolls, List<Told> told, List<Integer> missed, List<Seen> states) {
    public Sequence {
      told = List.copyOf(told);
      missed = List.copyOf(missed);
      states = List.copyOf(states);
    }

    /** How many rolls were told so. */
    public long count(RollOutcome outcome) {
      return told.stream().filter(t -> t.outcome() == outcome).count();
    }

    /** Whether exactly the rolls were told that should be, with the right faces. */
    public boolean exact() {
      return missed.isEmpty() && count(RollOutcome.RIGHT) == told.size();
    }
  }

  public RollReport {
    sequences = List.copyOf(sequences);
  }

  /** How many rolls should be told. */
  public long rolls() {
    return sequences.stream().mapToLong(Sequence::rolls).sum();
  }

  public long missed() {
    return sequences.stream().mapToLong(s -> s.missed().size()).sum();
  }

  public long count(RollOutcome outcome) {
    return sequences.stream().mapToLong(s -> s.count(outcome)).sum();
  }

  /** Videos in which exactly the right rolls were told. */
  public long exactSequences() {
    return sequences.stream().filter(Sequence::exact).count();
  }

  /** The longest latency of a right roll, in frames; 0 when there is none. */
  public int longestLatency() {
    return told()
        .filter(t -> t.outcome() == RollOutcome.RIGHT)
        .mapToInt(Told::latency)
        .max()
        .orElse(0);
  }

  /** Frames with this labelled state that were seen so. */
  public long states(DieState label, DieState seen) {
    return sequences.stream()
        .flatMap(s -> s.states().stream())
        .filter(s -> s.label() == label && s.seen() == seen)
        .count();
  }

  @Override
  public List<RiskRow> riskCoverage() {
    List<RiskCoverage.Given> given =
        told()
            .map(
                t ->
                    new RiskCoverage.Given(
                        t.confidence(),
                        t.outcome() != RollOutcome.RIGHT,
                        t.outcome() != RollOutcome.FALSE))
            .toList();
    return RiskCoverage.of(given, rolls());
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Sequence sequence : sequences) {
      text.append(line(sequence));
    }
    text.append(
        "%d of %d sequences exact; rolls %d: right %d, missed %d, wrong face %d, false %d;"
            .formatted(
                exactSequences(),
                sequences.size(),
                rolls(),
                count(RollOutcome.RIGHT),
                missed(),
                count(RollOutcome.WRONG_FACE),
                count(RollOutcome.FALSE)));
    text.append(" longest latency %d frames\n".formatted(longestLatency()));
    text.append(stateTable());
    text.append("rolls by confidence:\n").append(RiskCoverage.text(riskCoverage()));
    text.append("single frames, where a reading of a die that does not lie still is wrong:\n");
    return text.append(frames.text()).toString();
  }

  private static String line(Sequence sequence) {
    String told =
        sequence.told().stream()
            .map(
                t ->
                    ", frame %d face %s %s (latency %d)"
                        .formatted(t.frame(), faces(t.faces()), t.outcome().text(), t.latency()))
            .collect(Collectors.joining());
    String missed =
        sequence.missed().stream()
            .map(", missed from frame %d"::formatted)
            .collect(Collectors.joining());
    return "%-16s %2d rolls: %s%s%s\n"
        .formatted(
            sequence.name(),
            sequence.rolls(),
            sequence.exact() ? "exact" : "not exact",
            told,
            missed);
  }

  private static String faces(List<Integer> faces) {
    return faces.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  private String stateTable() {
    StringBuilder text = new StringBuilder("states, labelled (down) and seen (across), frames:\n");
    text.append("        ");
    for (DieState seen : DieState.values()) {
      text.append("%8s".formatted(seen.text()));
    }
    for (DieState label : DieState.values()) {
      text.append("\n%-8s".formatted(label.text()));
      for (DieState seen : DieState.values()) {
        text.append("%8d".formatted(states(label, seen)));
      }
    }
    return text.append('\n').toString();
  }

  private Stream<Told> told() {
    return sequences.stream().flatMap(s -> s.told().stream());
  }

  @Override
  public int unusable() {
    return frames.unusable();
  }
}
