package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Text;

/**
 * Who plays.
 *
 * @param players how many
 * @param first the seat that begins, from 0
 * @param names by the seats' words, where given
 * @param computers how many of the last seats the computer plays
 */
public record Seating(int players, int first, Map<String, String> names, int computers) {

  public Seating {
    names = Map.copyOf(names);
  }

  /** The seats' numbers. */
  public List<Integer> seats() {
    return IntStream.range(0, players).boxed().toList();
  }

  public boolean isComputer(int seat) {
    return seat >= players - computers;
  }

  /**
   * Whose secrets a viewer sees. On the one screen that all look at it is whoever decides; while
   * the computer does, the only person there is, and nobody where there are several.
   *
   * @param oneScreen whether all look at the same screen
   * @param decider the seat that has to decide
   */
  public OptionalInt shownTo(Viewer viewer, boolean oneScreen, int decider) {
    if (!oneScreen) {
      return viewer.seat().stream()
          .flatMapToInt(word -> Seats.parse(word, players).stream())
          .findFirst();
    } else if (!isComputer(decider)) {
      return OptionalInt.of(decider);
    }
    return players - computers == 1 ? OptionalInt.of(0) : OptionalInt.empty();
  }

  /** The player's name, where one was given. */
  public Optional<String> name(int seat) {
    return Optional.ofNullable(names.get(Seats.word(seat)));
  }

  /** The seat in sentences: the player's name, or the colour. */
  public Object said(int seat) {
    return name(seat)
        .<Object>map(name -> name)
        .orElseGet(() -> Text.of("seat." + Seats.word(seat)));
  }
}
