package org.lunartable.engine.spacelab.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.AdvisedGame;
import org.lunartable.engine.cardgame.GameLab;
import org.lunartable.engine.cardgame.Level;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.rules.SetUp;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;

@DisplayName("The advisor of Space Lab")
class AdviserTest {

  private static final int LONGEST = 2000;

  @Test
  void winsAgainstEvenlyDrawnActions() {
    assertThat(wins(6)).isGreaterThanOrEqualTo(5);
  }

  @Test
  @Tag("bars")
  void wins95OfAHundredGamesAgainstEvenlyDrawnActions() {
    assertThat(wins(100)).isGreaterThanOrEqualTo(95);
  }

  /** Of so many games against one other player; who starts goes round. */
  private static double wins(int games) {
    List<Level> levels = List.of(Level.GREEDY, Level.RANDOM);
    GameLab.Findings findings = new GameLab<>(HouseCards.RULES, levels).play(games, 7, () -> false);
    assertThat(findings.unfinished()).isZero();
    return findings.wins().get(0);
  }

  @Test
  void choosesTheSameWhateverTheHiddenCardsAre() {
    State state = SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 3, 0, 5);
    for (int i = 0; i < 30 && !state.over(); i++) {
      State other = Guess.of(state, OptionalInt.of(state.turn().seat()), 100 + i);
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
    for (int i = 0; i < LONGEST && !state.over(); i++) {
      state = Referee.apply(state, HouseCards.RULES.advise(state), event -> {});
    }
    assertThat(state.over()).isTrue();
  }
}
