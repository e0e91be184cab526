package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A share of games")
class ShareTest {

  @Test
  void hasWilsonsInterval() {
    Share share = new Share(10, 8);
    assertThat(share.mean()).isEqualTo(0.8);
    assertThat(share.low()).isCloseTo(0.4902, within(1e-4));
    assertThat(share.high()).isCloseTo(0.9433, within(1e-4));
  }

  @Test
  void isNotCertainWhenAllGamesAreWon() {
    Share share = new Share(200, 200);
    assertThat(share.low()).isCloseTo(0.9812, within(1e-4));
    assertThat(share.high()).isCloseTo(1, within(1e-12));
  }

  @Test
  void isNotImpossibleWhenNoneIs() {
    assertThat(new Share(200, 0).low()).isCloseTo(0, within(1e-12));
    assertThat(new Share(200, 0).high()).isCloseTo(0.0188, within(1e-4));
  }

  @Test
  void isClearerWithMoreGames() {
    assertThat(new Share(400, 200).margin()).isCloseTo(0.0488, within(1e-4));
    assertThat(new Share(100, 50).margin()).isCloseTo(0.0962, within(1e-4));
  }

  @Test
  void saysNothingWithoutGames() {
    Share share = new Share(0, 0);
    assertThat(share.low()).isZero();
    assertThat(share.high()).isEqualTo(1);
  }

  @Test
  void goesByTheGamesWithDiceOfTheirOwn() {
    assertThat(new Share(400, 200, 100).margin()).isEqualTo(new Share(100, 50).margin());
    assertThat(new Share(400, 200, 100).mean()).isEqualTo(0.5);
  }
}
