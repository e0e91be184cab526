package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;

/**
 * Holds a card game's screens against its secrets: two states that differ only in what a viewer may
 * not see must give that viewer the same screen.
 */
public record Secrets<S, A>(DealtTable<S, A> table, Guesser<S> guesser) {

  /** Deals all that a seat, or the table, does not know out anew. */
  public interface Guesser<S> {
    S guess(S state, OptionalInt seat, long seed);
  }

  /** Looks at each of these states as the table and as each seat. */
  public void hold(List<S> states, long seed) {
    Random random = new Random(seed);
    for (S state : states) {
      if (!table.rules().isOver(state)) {
        hold(state, OptionalInt.empty(), random);
        table.seating().seats().forEach(seat -> hold(state, OptionalInt.of(seat), random));
      }
    }
  }

  private void hold(S state, OptionalInt seat, Random random) {
    Optional<String> word =
        seat.isPresent() ? Optional.of(Seats.word(seat.getAsInt())) : Optional.empty();
    S other = guesser.guess(state, seat, random.nextLong());
    assertThat(screen(other, word)).isEqualTo(screen(state, word));
  }

  /** What a seat sees, or the table when none is named. */
  public Screen screen(S state, Optional<String> seat) {
    return table.screen(state, Chronicle.EMPTY, new Viewer(seat));
  }
}
