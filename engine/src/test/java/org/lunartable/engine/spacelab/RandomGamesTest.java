package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn.Stage;

@DisplayName("A random game of Space Lab")
class RandomGamesTest {

  private static final List<String> LABS = sorted(HouseCards.CATALOGUE.labs());
  private static final List<String> PROJECTS = sorted(HouseCards.CATALOGUE.projects());
  private static final int BONUSES = 12;

  @Property(tries = 150)
  void endsAndKeepsAllCardsAndStaysLegalAtEveryMoment(
      @ForAll @IntRange(min = 2, max = 4) int players, @ForAll long seed) {
    checked(players, seed);
  }

  @Test
  @Tag("bars")
  void of20000EndsAndKeepsAllCardsAndStaysLegalAtEveryMoment() {
    for (int i = 0; i < 20_000; i++) {
      checked(2 + i % 3, i);
    }
  }

  private static void checked(int players, long seed) {
    RandomGame<State, Action> game = HouseCards.drawnGame(players, seed);
    State[] before = {null};
    State end =
        game.play(
            now -> {
              checkCards(now);
              checkPayment(before[0], now);
              checkForcedPlacement(now);
              before[0] = now;
            });
    Player ender = end.player(end.ender().orElseThrow());
    boolean isDeckUsedUp = !end.isMadeAnew() && end.stock().labs().deck().isEmpty();
    assertThat(
            ender.station().isFull()
                || ender.station().completed() == Capsule.ALL.size()
                || isDeckUsedUp)
        .as("the end has a reason (SL-10)")
        .isTrue();
    assertThat(game.replayed()).isEqualTo(end);
  }

  /** Every card and tile is in exactly one place. */
  private static void checkCards(State now) {
    List<Lab> labs = new ArrayList<>(now.stock().labs().deck());
    labs.addAll(now.stock().labs().discard());
    labs.addAll(now.stock().centre());
    labs.addAll(now.pending().labs());
    List<Project> projects = new ArrayList<>(now.stock().projects());
    projects.addAll(now.pending().projects());
    List<Objective> tiles = new ArrayList<>();
    int bonuses = now.stock().bonuses().stream().mapToInt(List::size).sum();
    for (Player player : now.players()) {
      labs.addAll(player.hand());
      labs.addAll(player.station().labs().values());
      projects.addAll(player.projects());
      tiles.addAll(player.tiles());
      tiles.addAll(player.station().objectives().values());
      bonuses += player.station().bonuses().size();
    }
    assertThat(sorted(labs)).isEqualTo(LABS);
    assertThat(sorted(projects)).isEqualTo(PROJECTS);
    assertThat(tiles).hasSize(3 * now.players().size()).doesNotHaveDuplicates();
    assertThat(bonuses).isEqualTo(BONUSES);
  }

  private static List<String> sorted(List<?> cards) {
    return cards.stream().map(Object::toString).sorted(Comparator.naturalOrder()).toList();
  }

  /** While cards are missing for a lab, each decision discards one or more of the hand (SL-6). */
  private static void checkPayment(State before, State now) {
    if (before != null && before.pending() instanceof Pending.Payment payment) {
      int fewer = now.stock().labs().discard().size() - before.stock().labs().discard().size();
      boolean reshuffled = fewer < 0;
      assertThat(reshuffled || (fewer >= 1 && fewer <= payment.missing())).isTrue();
    }
  }

  /** With five cards at the start of a turn nothing but placing is offered (SL-3). */
  private static void checkForcedPlacement(State now) {
    boolean starts = now.pending() == Pending.Plain.NOTHING && now.turn().stage() == Stage.ACT;
    if (!now.over() && starts && now.active().hand().size() >= State.MUST_PLACE) {
      assertThat(Referee.options(now)).allMatch(Action.Place.class::isInstance);
    }
  }
}
