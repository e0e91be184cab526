package org.lunartable.engine.homeonlagrange.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Secrets;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.advisor.Guess;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("A screen of Home on Lagrange")
class SecretsTest {

  private static Secrets<State, Action> secrets(int players) {
    Seating seating = new Seating(players, 0, Map.of(), 0);
    return new Secrets<>(new Table(HouseCards.RULES, seating, false), Guess::of, Set.of());
  }

  /** The same for every state of whole games, for the table and for each seat. */
  @Property(tries = 12)
  void isTheSameForTwoStatesThatDifferOnlyInWhatTheViewerMayNotSee(
      @ForAll @IntRange(min = 2, max = 5) int players, @ForAll long seed) {
    List<State> states = new ArrayList<>();
    HouseCards.drawnGame(players, seed).play(states::add);
    secrets(players).hold(states, seed);
  }

  /** What people are told beside the screen: why not, what the computer would do, the story. */
  @Property(tries = 3)
  void isNotToldByRefusalsHintsOrTheStory(
      @ForAll @IntRange(min = 2, max = 5) int players, @ForAll long seed) {
    List<State> states = new ArrayList<>();
    RandomGame<State, Action> game = HouseCards.drawnGame(players, seed);
    game.play(states::add);
    secrets(players).holdWords(states, game.actions(), seed);
  }

  /** On nobody else's page is anything advised, nor on the table's. */
  @Property(tries = 6)
  void advisesNobodyButWhoDecides(@ForAll long seed) throws BadSetup {
    Secrets.holdHints(new HomeOnLagrangeGame(HouseCards.CATALOGUE), seed);
  }

  /** What the viewer does see differs: the test above compares more than empty screens. */
  @Property(tries = 20)
  void differsWhenTheViewersOwnHandDiffers(@ForAll long seed) {
    State state = HouseCards.game(2, seed).start();
    State other = state.hand(1, hand -> List.of());
    Optional<String> green = Optional.of("green");
    assertThat(secrets(2).screen(other, green)).isNotEqualTo(secrets(2).screen(state, green));
  }
}
