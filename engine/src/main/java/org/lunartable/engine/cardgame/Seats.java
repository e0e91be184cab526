package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.OptionalInt;

/** The words for the seats, in the order in which they play. */
public final class Seats {

  private static final List<String> WORDS = List.of("orange", "green", "blue", "red", "yellow");

  private Seats() {}

  /** For example {@code orange} for seat 0. */
  public static String word(int seat) {
    return WORDS.get(seat);
  }

  /** The words of so many seats. */
  public static List<String> words(int players) {
    return WORDS.subList(0, players);
  }

  /** The seat with this word, among so many. */
  public static OptionalInt parse(String word, int players) {
    int at = words(players).indexOf(word);
    return at < 0 ? OptionalInt.empty() : OptionalInt.of(at);
  }
}
