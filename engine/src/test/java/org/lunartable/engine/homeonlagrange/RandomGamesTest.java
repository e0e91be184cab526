package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("A random game of Home on Lagrange")
class RandomGamesTest {

  @Property(tries = 150)
  void endsAndKeepsAllCardsAndStaysLegalAtEveryMoment(
      @ForAll @IntRange(min = 2, max = 5) int players, @ForAll long seed) {
    checked(players, seed);
  }

  @Test
  @Tag("bars")
  void of20000EndsAndKeepsAllCardsAndStaysLegalAtEveryMoment() {
    for (int i = 0; i < 20_000; i++) {
      checked(2 + i % 4, i);
    }
  }

  private static void checked(int players, long seed) {
    RandomGame<State, Action> game = HouseCards.drawnGame(players, seed);
    State[] before = {null};
    State end =
        game.play(
            now -> {
              assertThat(CardCensus.isComplete(now)).as("102 + 46 cards").isTrue();
              checkStations(now);
              if (before[0] != null) {
                checkHands(before[0], now);
                checkPayment(before[0], now);
              }
              before[0] = now;
            });
    assertThat(end.admirals()).allMatch(admiral -> admiral.station().isComplete());
    assertThat(game.replayed()).isEqualTo(end);
  }

  private static void checkStations(State now) {
    for (Admiral admiral : now.admirals()) {
      assertThat(admiral.station().size()).isLessThanOrEqualTo(ModuleCard.STATION_SIZE);
    }
  }

  /** Whoever has Recreation at the end of a turn holds four cards at most (HL-11). */
  private static void checkHands(State before, State now) {
    Admiral mover = now.admiral(before.turn().seat());
    if (now.turn().number() == before.turn().number() + 1
        && mover.station().gives(ModuleType.RECREATION)
        && !now.over()) {
      assertThat(mover.hand()).hasSizeLessThanOrEqualTo(4);
    }
  }

  /** A purchase was paid with at least the price for a module of that number (HL-8). */
  private static void checkPayment(State before, State now) {
    if (before.pending() instanceof Pending.Payment payment
        && now.admiral(payment.payer()).station().size()
            > before.admiral(payment.payer()).station().size()) {
      int size = before.admiral(payment.payer()).station().size();
      assertThat(Admiral.worth(payment.chosen()))
          .isGreaterThanOrEqualTo(payment.module().prices().get(size));
    }
  }
}
