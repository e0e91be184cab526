package org.lunartable.engine.screen;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Place;

/**
 * What the board on the table seems to have that the game has not: shown until both agree.
 *
 * @param kind {@code question} (choose an answer), {@code differs} (the game waits), {@code set-up}
 *     (before the first move), {@code take-back} (after an undo), {@code take-off} (scored figures
 *     that still stand; nothing waits for it)
 * @param source the input source that saw it, under the name that its events carry: {@code camera},
 *     {@code sensor-board}; empty until it has reached the table
 * @param headline what to do about it
 * @param differences the places that differ, each with the reason
 * @param answers what people can choose; none where only the bricks can be put right
 */
public record Doubt(
    String kind, String source, Text headline, List<Difference> differences, List<Answer> answers) {

  /** The answer that the board is as the game says, whatever a reader made of it. */
  public static final String AS_THE_GAME_SAYS = "board:as-the-game-says";

  /** The answer that the game is to begin with the board as it stands (LC-42). */
  public static final String AS_IT_STANDS = "board:as-it-stands";

  public Doubt {
    differences = List.copyOf(differences);
    answers = List.copyOf(answers);
  }

  /** One on its way to the table, which knows who told it. */
  public Doubt(String kind, Text headline, List<Difference> differences, List<Answer> answers) {
    this(kind, "", headline, differences, answers);
  }

  /** The same, seen by this source. */
  public Doubt seenBy(String device) {
    return new Doubt(kind, device, headline, differences, answers);
  }

  /** The answer with this id, if it is one of these. */
  public Optional<Answer> answer(String id) {
    return answers.stream().filter(one -> one.id().equals(id)).findFirst();
  }

  /**
   * One place that differs.
   *
   * @param expected what the game has there, as the position notation writes it
   * @param seen what the board seems to have there
   * @param why what is wrong with it, or what to do
   */
  public record Difference(Place at, String expected, String seen, Text why) {}

  /**
   * One thing to choose.
   *
   * @param id what to send back to choose it: the moves, with blanks between, or one of {@link
   *     #AS_THE_GAME_SAYS} and {@link #AS_IT_STANDS}
   * @param label the moves in words or in the notation
   * @param rows the board after it, one string a grid row
   */
  public record Answer(String id, Text label, List<String> rows) {
    public Answer {
      rows = List.copyOf(rows);
    }
  }
}
