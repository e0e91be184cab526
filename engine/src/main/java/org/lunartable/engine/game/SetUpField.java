package org.lunartable.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.screen.Text;

/**
 * One thing to choose before a game starts, so that a page can ask for it without knowing the game.
 * Its name is the key in the set-up; the texts are {@code set-up.<id>} and, for words, {@code
 * set-up.<id>.<word>}.
 */
public sealed interface SetUpField {

  /** The key in the set-up. */
  String id();

  /** One of some words; the first one is taken when nobody chooses. */
  record Word(String id, List<String> words) implements SetUpField {}

  /** A whole number. */
  record Count(String id, int least, int most, int byDefault) implements SetUpField {}

  /**
   * Who plays: an object with the players' names by seat.
   *
   * @param count the id of the number field that says how many of the seats play
   */
  record Names(String id, List<String> seats, String count) implements SetUpField {}

  /**
   * A text that people keep in a file, for example a table of cards: the page can give it out and
   * take another one in. Left out of the set-up, the usual one holds.
   *
   * @param file what to call the file that is given out
   * @param usual the text that holds when nobody has brought another one
   * @param signs what lines of a table may have in a column, by {@code kind.column}, where that is
   *     more than what stands in the table
   */
  record Document(String id, String file, String usual, Map<String, List<Sign>> signs)
      implements SetUpField {}

  /**
   * A word that a cell of a table may hold.
   *
   * @param label what it means; empty where its parts say it
   */
  record Sign(String word, Optional<Text> label) {}

  /**
   * How points are read that the rules leave open: an object with a word by the id of each point
   * that is not read in the usual way. The texts are {@code reading.<game>.<point>}, the same with
   * {@code .help}, and with the word of each reading.
   */
  record Readings(String id, List<Open> points) implements SetUpField {}

  /**
   * Such a point.
   *
   * @param rule the number of its rule, for example {@code HL-21}
   * @param words its readings, the usual one first
   */
  record Open(String id, String rule, List<String> words) {}

  /** Who begins: one of the seats that play. */
  record Seat(String id, List<String> seats, String count) implements SetUpField {}
}
