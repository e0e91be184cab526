package org.lunartable.engine.game;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;

/**
 * A game in progress. Immutable; knows no device, thread, clock or hidden randomness, so that the
 * same moves always lead to the same state.
 */
public interface Play {

  /** All that may happen next, in the game's order: rolls of the die as well as actions. */
  List<Option> options();

  /** Takes one move, written as in {@link Option#id}. Changes nothing here. */
  Outcome take(String move);

  /** What this viewer may see. */
  Screen screen(Viewer viewer);

  /**
   * How a roll is written that people put right after a device had read another one, so that the
   * record tells it; as any roll in a game that makes no difference.
   *
   * @param roll as in {@link Option#id}
   */
  default String putRight(String roll) {
    return roll;
  }

  /** Whether the companion, not a person, is to act. */
  default boolean awaitsCompanion() {
    return false;
  }

  /** How many things were told so far: the number of the newest line of the log. */
  default int told() {
    return 0;
  }

  /** The rules in a sentence each, for looking up during the game; none where a game has none. */
  default List<Topic> topics() {
    return List.of();
  }

  /**
   * The moves so far as its game's {@link Notation} writes them, turn by turn, those of the
   * computer among them; none for a game that has no such notation.
   */
  default List<List<String>> turns() {
    return List.of();
  }

  /**
   * Whether a move counts only from a screen that offers it. So it is where moves name what only
   * some may know: whoever could try all moves anywhere would find out what others hold.
   */
  default boolean isSecret() {
    return false;
  }

  /** The winning seat or {@code draw}; empty while the game goes on. */
  Optional<String> result();

  /** What came of a move. */
  sealed interface Outcome {}

  /**
   * The move was legal.
   *
   * @param happenings what everybody at the table may know of it: they are told to all viewers, so
   *     a secret (the card that was drawn) stands in {@link #screen} alone
   */
  record Taken(Play next, List<Happening> happenings) implements Outcome {}

  /** The move was not legal and nothing changed. */
  record NotTaken(Refused why) implements Outcome {}
}
