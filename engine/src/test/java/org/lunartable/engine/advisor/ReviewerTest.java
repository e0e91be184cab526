package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.notation.GameReader;
import org.lunartable.engine.notation.GameRecord;
import org.lunartable.engine.notation.NotationProblem;

@DisplayName("A game's review")
class ReviewerTest {

  /** Orange could have closed the station with w:c3. */
  private static final String MISSED =
      """
      [Game "Lunar Command"]
      {position
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      }

      1. orange white,white,grey,grey w:f7
      *
      """;

  private static Review review(String text) {
    try {
      GameRecord game =
          new GameReader(
                  json -> {
                    throw new AssertionError(json);
                  },
                  Rules.CLASSIC)
              .read(text);
      return Reviewer.review(game, () -> false);
    } catch (NotationProblem e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void saysWhatWasMissed() {
    Review.Rated turn = review(MISSED).turns().get(0);
    assertThat(turn.advised()).extracting(action -> action.text()).containsExactly("w:c3");
    assertThat(turn.regret()).isGreaterThan(0.03);
  }

  @Test
  void theBestTurnGivesNothingAway() {
    Review.Rated turn = review(MISSED.replace("w:f7", "w:c3")).turns().get(0);
    assertThat(turn.regret()).isZero();
  }

  @Test
  void luckAndRegretMakeTheSwing() {
    Review.Rated turn = review(MISSED).turns().get(0);
    assertThat(turn.luck() - turn.regret()).isCloseTo(turn.swing(), within(1e-12));
  }

  @Test
  void aFaceThatLetsOneCloseAStationIsLucky() {
    String useless = MISSED.replace("white,white,grey,grey w:f7", "red p");
    assertThat(review(MISSED).luck(Side.ORANGE)).isGreaterThan(review(useless).luck(Side.ORANGE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"red p", "yellow p"})
  void aTurnWithoutAChoiceGivesNothingAway(String forced) {
    String noFigures = MISSED.replace("|2|", "|.|").replace("...1", "....");
    Review.Rated turn =
        review(noFigures.replace("white,white,grey,grey w:f7", forced)).turns().get(0);
    assertThat(turn.regret()).isZero();
    assertThat(turn.played()).isEqualTo(turn.best());
  }

  @Test
  void agreedExceptionsAreNotRated() {
    Review review = review(MISSED.replace("w:f7", "!w:f7"));
    assertThat(review.turns()).isEmpty();
    assertThat(review.rates(Side.ORANGE)).isFalse();
  }

  @Test
  void theTurningPointIsTheGreatestSwing() {
    assertThat(review(MISSED).turningPoint()).contains(review(MISSED).turns().get(0));
    assertThat(review(MISSED).turns().get(0).swing()).isNegative();
    assertThat(review(MISSED).bestMoment()).as("a loss is no best moment").isEmpty();
    assertThat(review(MISSED).rates(Side.ORANGE)).isTrue();
    assertThat(review(MISSED).rates(Side.GREEN)).as("it did not move").isFalse();
  }
}
