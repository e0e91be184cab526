package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Turn;

/** Reads the turns of a game: {@code N. colour roll actions}. */
final class RoundReader {

  private final boolean team;

  RoundReader(Rules rules) {
    this.team = rules.variants().team();
  }

  GameRecord.Round read(SourceLine line, int number) throws NotationProblem {
    List<SourceLine> words = GameReader.withoutComment(line).words();
    if (!words.get(0).text().equals(number + ".")) {
      throw words.get(0).problem("turn '" + number + ".' or the result is expected here");
    }
    if (words.size() < 3) {
      throw line.problem("a turn is written as 'N. colour roll actions'");
    }
    Turn who = turn(words.get(1));
    List<TileColour> roll = PositionFields.colours(words.get(2));
    List<GameRecord.Move> moves = new ArrayList<>();
    for (SourceLine word : words.subList(3, words.size())) {
      moves.add(move(word));
    }
    return new GameRecord.Round(who, roll, moves, line.number());
  }

  private Turn turn(SourceLine word) throws NotationProblem {
    for (Side side : Side.values()) {
      for (int member = team ? 1 : 0; member <= (team ? 2 : 0); member++) {
        Turn turn = new Turn(side, member);
        if (turn.gameText().equals(word.text())) {
          return turn;
        }
      }
    }
    throw word.problem(
        "'"
            + word.text()
            + "' has no turn; it is "
            + (team ? "orange/1, orange/2, green/1 or green/2" : "orange or green"));
  }

  private static GameRecord.Move move(SourceLine word) throws NotationProblem {
    boolean agreed = word.text().startsWith("!");
    Optional<Action> action = ActionText.parse(agreed ? word.text().substring(1) : word.text());
    return new GameRecord.Move(
        action.orElseThrow(() -> word.problem("'" + word.text() + "' is no action")), agreed);
  }
}
