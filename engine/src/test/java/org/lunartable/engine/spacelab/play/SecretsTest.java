package org.lunartable.engine.spacelab.play;

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
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.advisor.Guess;
import org.lunartable.engine.spacelab.state.State;

@DisplayName("A screen of Space Lab")
class SecretsTest {

  private static Table table(int players) {
    return new Table(HouseCards.RULES, new Seating(players, 0, Map.of(), 0), false);
  }

  /** SL-14. The same for every state of whole games, for the table and for each seat. */
  @Property(tries = 10)
  void sl14IsTheSameForTwoStatesThatDifferOnlyInWhatTheViewerMayNotSee(
      @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    Table table = table(players);
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
  @Property(tries = 10)
  void sl14DiffersWhenTheViewersOwnHandDiffers(@ForAll long seed) {
    List<State> states = new ArrayList<>();
    HouseCards.game(2, seed).play(states::add);
    State state = states.get(states.size() / 2);
    State other = state.active(player -> player.holding(HouseCards.CATALOGUE.labs().subList(0, 9)));
    String mover = Seats.word(state.turn().seat());
    assertThat(screen(table(2), other, Optional.of(mover)))
        .isNotEqualTo(screen(table(2), state, Optional.of(mover)));
  }
}
