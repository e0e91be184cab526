package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Event;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;

/** HL-12, HL-13. */
@DisplayName("A deck of Home on Lagrange")
class DeckRulesTest {

  @Test
  void hl12TheFurthestModuleLeavesAndTheRowIsFilled() {
    CardTable table =
        CardTable.of(
            """
            orange : jukebox
            green  : jukebox
            driver hotel farm bar mine
            """);
    table.play("swap:jukebox");
    assertThat(table.driver()).hasSize(4).startsWith("farm", "bar", "mine");
    assertThat(table.state().modules().discard()).extracting("slug").containsExactly("hotel");
  }

  @Test
  void hl13AnEmptyDeckIsMadeAnewFromTheDiscardPile() {
    CardTable table =
        CardTable.of(
            """
            orange    : jukebox
            green     : jukebox
            driver    hotel farm bar mine
            deck-only thesis
            discard   film-night film-night
            """);
    table.play("swap:jukebox");
    assertThat(table.happened()).contains(Event.Kind.RESHUFFLED);
    assertThat(table.discard()).isEmpty();
    assertThat(table.hand("orange")).hasSize(2).contains("thesis");
  }

  @Test
  void hl13AnEmptyModuleDeckIsMadeAnewAndToldOf() {
    State state =
        CardTable.of(
                """
                orange : jukebox
                green  : jukebox
                driver hotel farm bar mine
                """)
            .state();
    State empty = state.modules(new Piles<>(List.of(), state.modules().deck()));
    Action swap = MoveText.read("swap:jukebox", HouseCards.CATALOGUE, 2).orElseThrow();
    List<Event.Kind> told = new ArrayList<>();
    State after = Referee.apply(empty, swap, event -> told.add(event.kind()));
    assertThat(told).contains(Event.Kind.MODULES_RESHUFFLED);
    assertThat(after.driver()).hasSize(4);
    assertThat(after.modules().discard()).isEmpty();
  }

  @Test
  void hl13NothingIsDrawnWhenDeckAndDiscardPileAreEmpty() {
    CardTable table =
        CardTable.of(
            """
            orange    hotel : bunk-beds
            green           : jukebox
            driver    loft farm bar mine
            deck-only
            """);
    table.play("put:bunk-beds@hotel");
    assertThat(table.hand("orange")).isEmpty();
    assertThat(table.mover()).isEqualTo("green");
  }
}
