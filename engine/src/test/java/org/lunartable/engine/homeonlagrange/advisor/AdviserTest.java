package org.lunartable.engine.homeonlagrange.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.AdvisedGame;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("The advisor of Home on Lagrange")
class AdviserTest {

  private static final int LONGEST = 5000;

  @Test
  void winsAgainstEvenlyDrawnActions() {
    assertThat(wins(6)).isGreaterThanOrEqualTo(5);
  }

  @Test
  @Tag("bars")
  void wins95OfAHundredGamesAgainstEvenlyDrawnActions() {
    assertThat(wins(100)).isGreaterThanOrEqualTo(95);
  }

  /** Of so many games; the advisor sits on each seat in turn. */
  private static int wins(int games) {
    int wins = 0;
    for (int game = 0; game < games; game++) {
      int seat = game % 2;
      State end = play(game, seat);
      Standing standing =
          Standing.of(end.admirals().stream().map(Admiral::station).toList(), Readings.USUAL);
      wins += standing.winners().equals(List.of(seat)) ? 1 : 0;
    }
    return wins;
  }

  private static State play(long seed, int adviser) {
    SplittableRandom random = new SplittableRandom(seed);
    State state = SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 2, 0, seed);
    for (int i = 0; !state.over(); i++) {
      assertThat(i).isLessThan(LONGEST);
      List<Action> options = Referee.options(state);
      Action action =
          state.decider() == adviser
              ? HouseCards.RULES.advise(state)
              : options.get(random.nextInt(options.size()));
      assertThat(options).contains(action);
      state = Referee.apply(state, action, event -> {});
    }
    return state;
  }

  @Test
  void choosesTheSameWhateverTheHiddenCardsAre() {
    State state = SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 3, 0, 5);
    for (int i = 0; i < 30 && !state.over(); i++) {
      State other = Guess.of(state, OptionalInt.of(state.decider()), 100 + i);
      assertThat(HouseCards.RULES.advise(other)).isEqualTo(HouseCards.RULES.advise(state));
      state = Referee.apply(state, HouseCards.RULES.advise(state), event -> {});
    }
  }

  /** However the rules are read, what it does is allowed, and its games end. */
  @Test
  void keepsToEveryReadingOfTheRules() {
    for (int seed = 0; seed < 6; seed++) {
      AdvisedGame.play(
          HouseCards.rules(RandomGame.drawn(Readings.OPEN, seed)), LONGEST, 2 + seed % 3, seed);
    }
  }

  @Test
  void finishesGamesAgainstItself() {
    State state = SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 4, 0, 9);
    int turns = 0;
    while (!state.over() && turns++ < LONGEST) {
      state = Referee.apply(state, HouseCards.RULES.advise(state), event -> {});
    }
    assertThat(state.over()).isTrue();
  }
}
