package org.lunartable.engine.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Turn;

/**
 * A game as it is written down; whether its moves are legal is {@link Replay}'s business.
 *
 * @param tags the tag pairs in their order; {@code Game} comes first
 * @param rules the rules in use, from the tag {@code RulesJson} or the classic ones
 * @param setUp the position before the first turn when it is not the rules' own
 * @param result the stated result; empty for {@code *}
 * @param resultLine the line the result stands on, 0 for a game that was not read from a text
 */
public record GameRecord(
    Map<String, String> tags,
    Rules rules,
    Optional<Position> setUp,
    List<Round> rounds,
    Optional<Ending> result,
    int resultLine) {

  public GameRecord {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    rounds = List.copyOf(rounds);
  }

  /**
   * One player's turn.
   *
   * @param roll the colours of the top face as read
   * @param line where it stands, 0 for one that was not read from a text
   */
  public record Round(Turn who, List<TileColour> roll, List<Move> moves, int line) {
    public Round {
      roll = List.copyOf(roll);
      moves = List.copyOf(moves);
    }
  }

  /**
   * One action of a turn.
   *
   * @param agreed whether the players agreed on it although the rules do not allow it
   */
  public record Move(Action action, boolean agreed) {
    /** As in a game's lines. */
    public String text() {
      return (agreed ? "!" : "") + action.text();
    }
  }
}
