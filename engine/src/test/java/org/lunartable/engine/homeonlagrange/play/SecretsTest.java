package org.lunartable.engine.homeonlagrange.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.advisor.Guess;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.screen.Chronicle;

@DisplayName("A screen of Home on Lagrange")
class SecretsTest {

  /** The same for every state of whole games, for the table and for each seat. */
  @Property(tries = 12)
  void isTheSameForTwoStatesThatDifferOnlyInWhatTheViewerMayNotSee(
      @ForAll @IntRange(min = 2, max = 5) int players, @ForAll long seed) {
    Table table = new Table(HouseCards.RULES, new Seating(players, 0, Map.of(), 0), false);
    Random random = new Random(seed);
    List<State> states = new ArrayList<>();
    HouseCards.game(players, seed).play(states::add);
    for (State state : states) {
      if (!state.over()) {
        check(table, state, OptionalInt.empty(), random);
        for (int seat = 0; seat < players; seat++) {
          check(table, state, OptionalInt.of(seat), random);
        }
      }
    }
  }

  private static void check(Table table, State state, OptionalInt seat, Random random) {
    Optional<String> word =
        seat.isPresent() ? Optional.of(Seats.word(seat.getAsInt())) : Optional.empty();
    State other = Guess.of(state, seat, random.nextLong());
    assertThat(screen(table, other, word)).isEqualTo(screen(table, state, word));
  }

  private static Object screen(Table table, State state, Optional<String> seat) {
    return table.screen(state, Chronicle.EMPTY, new Viewer(seat));
  }

  /** What the viewer does see differs: the test above compares more than empty screens. */
  @Property(tries = 20)
  void differsWhenTheViewersOwnHandDiffers(@ForAll long seed) {
    Table table = new Table(HouseCards.RULES, new Seating(2, 0, Map.of(), 0), false);
    State state = HouseCards.game(2, seed).start();
    State other = state.hand(1, hand -> List.of());
    assertThat(screen(table, other, Optional.of("green")))
        .isNotEqualTo(screen(table, state, Optional.of("green")));
  }
}
