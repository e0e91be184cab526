package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Games that share their dice in groups")
class TallyTest {

  /** Results as digits: won 1, lost 0, drawn 5. A blank ends a group. */
  private static Tally tally(String games) {
    Tally tally = new Tally();
    for (String group : games.split(" ", -1)) {
      group.chars().mapToDouble(c -> c == '5' ? 0.5 : c - '0').forEach(tally::add);
      tally.endGroup();
    }
    return tally;
  }

  @Test
  void sayNoMoreThanOneWhenTheDiceDecideAlone() {
    Share share = tally("1111 0000 1111 0000 1111 0000 1111 0000 1111 0000").share();
    assertThat(share.games()).isEqualTo(40);
    assertThat(share.mean()).isEqualTo(0.5);
    // Ten throws of a coin, less one for not knowing the mean.
    assertThat(share.independent()).isCloseTo(9, within(1e-9));
  }

  @Test
  void sayAsMuchAsTheyAreWhenTheDiceDecideNothing() {
    assertThat(tally("1010 0101 1100 0011").share().independent()).isEqualTo(16);
  }

  @Test
  void areNotCountedForMoreThanTheyAre() {
    assertThat(tally("1100 1100 1110 1000").share().independent()).isEqualTo(16);
  }

  @Test
  void keepTheirIntervalWhenAllAreWon() {
    assertThat(tally("1111 1111").share()).isEqualTo(new Share(8, 8));
  }

  @Test
  void countHalfWhenDrawn() {
    assertThat(tally("5555 1010").share().times()).isEqualTo(4);
  }

  @Test
  void addUpFromParts() {
    Tally whole = tally("1111 0000 1010 55");
    Tally parts = tally("1111 0000");
    parts.add(tally("1010 55"));
    assertThat(parts.share()).isEqualTo(whole.share());
  }

  @Test
  void sayNothingWhenThereIsNone() {
    assertThat(new Tally().share()).isEqualTo(new Share(0, 0));
  }
}
