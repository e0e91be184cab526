package org.lunartable.engine.cardgame;

import static org.assertj.core.api.Assertions.assertThat;

/** A whole card game in which the adviser decides everything. */
public final class AdvisedGame {

  private AdvisedGame() {}

  /**
   * Plays to the end; everything that is advised must be one of the options.
   *
   * @param longest more decisions than any game has
   */
  public static <S, A> void play(CardRules<S, A> rules, int longest, int players, long seed) {
    S state = rules.deal(players, 0, seed);
    for (int i = 0; !rules.isOver(state); i++) {
      assertThat(i).isLessThan(longest);
      A action = rules.advise(state);
      assertThat(rules.options(state)).contains(action);
      state = rules.apply(state, action);
    }
  }
}
