package org.lunartable.engine.spacelab.play;

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
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Secrets;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.SpaceLabGame;
import org.lunartable.engine.spacelab.advisor.Guess;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.state.State;

@DisplayName("A screen of Space Lab")
class SecretsTest {

  private static Secrets<State, Action> secrets(int players) {
    Seating seating = new Seating(players, 0, Map.of(), 0);
    return new Secrets<>(new Table(HouseCards.RULES, seating, false), Guess::of, Set.of("took"));
  }

  /** SL-14. The same for every state of whole games, for the table and for each seat. */
  @Property(tries = 10)
  void sl14IsTheSameForTwoStatesThatDifferOnlyInWhatTheViewerMayNotSee(
      @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    List<State> states = new ArrayList<>();
    HouseCards.drawnGame(players, seed).play(states::add);
    secrets(players).hold(states, seed);
  }

  /**
   * SL-14. What people are told beside the screen: why not, what the computer would do, the story.
   */
  @Property(tries = 4)
  void sl14IsNotToldByRefusalsHintsOrTheStory(
      @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    List<State> states = new ArrayList<>();
    RandomGame<State, Action> game = HouseCards.drawnGame(players, seed);
    game.play(states::add);
    secrets(players).holdWords(states, game.actions(), seed);
  }

  /** On nobody else's page is anything advised, nor on the table's. */
  @Property(tries = 6)
  void sl14AdvisesNobodyButWhoDecides(@ForAll long seed) throws BadSetup {
    Secrets.holdHints(new SpaceLabGame(HouseCards.CATALOGUE), seed);
  }

  /** What the viewer does see differs: the test above compares more than empty screens. */
  @Property(tries = 10)
  void sl14DiffersWhenTheViewersOwnHandDiffers(@ForAll long seed) {
    List<State> states = new ArrayList<>();
    HouseCards.game(2, seed).play(states::add);
    State state = states.get(states.size() / 2);
    State other = state.active(player -> player.holding(HouseCards.CATALOGUE.labs().subList(0, 9)));
    Optional<String> mover = Optional.of(Seats.word(state.turn().seat()));
    assertThat(secrets(2).screen(other, mover)).isNotEqualTo(secrets(2).screen(state, mover));
  }
}
