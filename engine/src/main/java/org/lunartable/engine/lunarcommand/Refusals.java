package org.lunartable.engine.lunarcommand;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Text;

/** Builds the refusals of this game: a rule number, a sentence, a place to point at. */
final class Refusals {

  private Refusals() {}

  /** A refusal whose sentence has the key {@code refused.RULE.reason} and names no place. */
  static Optional<Refused> because(String rule, String reason) {
    return Optional.of(new Refused(rule, Text.of(key(rule, reason)), List.of()));
  }

  /** A refusal about one place. */
  static Optional<Refused> because(String rule, String reason, Place at) {
    Text text = Text.of(key(rule, reason), "at", at.name());
    return Optional.of(new Refused(rule, text, List.of(at)));
  }

  /** A refusal about a kind of piece. */
  static Optional<Refused> because(String rule, String reason, Text what) {
    return Optional.of(
        new Refused(rule, new Text(key(rule, reason), Map.of("what", what)), List.of()));
  }

  /** A refusal of a place that the board does not have. */
  static Optional<Refused> offBoard(Place at) {
    return Optional.of(new Refused("", Text.of("refused.off-board", "at", at.name()), List.of()));
  }

  private static String key(String rule, String reason) {
    return "refused." + rule + "." + reason;
  }
}
