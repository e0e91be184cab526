package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("A game of Home on Lagrange")
class PlayRulesTest {

  private static State deal(int players) {
    return SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, players, 1, 99);
  }

  @Test
  void hl5DealsFiveCardsToEachAndPlayersPlusTwoModulesToTheMassDriver() {
    for (int players = 2; players <= 5; players++) {
      State state = deal(players);
      assertThat(state.admirals()).extracting(Admiral::hand).allMatch(hand -> hand.size() == 5);
      assertThat(state.driver()).hasSize(players + 2);
      assertThat(state.resources().deck()).hasSize(102 - 5 * players);
      assertThat(state.modules().deck()).hasSize(46 - players - 2);
    }
  }

  @Test
  void hl5LetsTheChosenPlayerStart() {
    assertThat(deal(3).turn().seat()).isEqualTo(1);
  }

  @Test
  void hl5ShufflesBySeed() {
    assertThat(SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 2, 0, 1))
        .isEqualTo(SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 2, 0, 1))
        .isNotEqualTo(SetUp.deal(HouseCards.CATALOGUE, Readings.USUAL, 2, 0, 2));
  }

  @Test
  void hl6GoesFromTheActionToTheDrawAndTheRestockAndToTheNextPlayer() {
    CardTable table =
        CardTable.of(
            """
            orange : jukebox
            green  : jukebox
            driver hotel farm bar mine
            deck   thesis film-night
            """);
    table.play("swap:jukebox");
    assertThat(table.hand("orange")).containsExactly("thesis", "film-night");
    assertThat(table.driver()).hasSize(4).startsWith("farm", "bar", "mine");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl6AllowsOneActionOnly() {
    CardTable table =
        CardTable.of(
            """
            orange hotel : bunk-beds hot-shower
            green        : jukebox
            driver farm bar mine park
            """);
    table.play("put:bunk-beds@hotel");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl6GoesStraightToTheDrawWithAnEmptyHand() {
    CardTable table =
        CardTable.of(
            """
            orange :
            green  : jukebox
            driver hotel farm bar mine
            deck   thesis
            """);
    assertThat(table.mover()).isEqualTo("green");
    assertThat(table.hand("orange")).containsExactly("thesis");
  }

  @Test
  void hl7OffersAllFourActions() {
    CardTable table =
        CardTable.of(
            """
            orange mine : star-architect thesis asteroid
            green       : jukebox
            driver farm hotel bar park
            """);
    assertThat(table.options())
        .containsExactly(
            "buy:farm",
            "buy:hotel",
            "buy:bar",
            "buy:park",
            "play:asteroid",
            "put:star-architect@mine",
            "swap:star-architect",
            "swap:thesis",
            "swap:asteroid");
  }

  @Test
  void hl7DiscardsACardAndTakesTheTopOne() {
    CardTable table =
        CardTable.of(
            """
            orange : jukebox
            green  : jukebox
            driver hotel farm bar mine
            deck   thesis
            """);
    table.play("swap:jukebox");
    assertThat(table.hand("orange")).startsWith("thesis");
    assertThat(table.discard()).containsExactly("jukebox");
  }

  @Test
  void hl14EndsAtOnceWhenEveryStationIsComplete() {
    CardTable table =
        CardTable.of(
            """
            orange gym bar mine      : thesis opening-gala fusion-core
            green hotel loft farm school : jukebox
            driver hospital hostel park stadium
            """);
    table.play("buy:park", "pay:thesis", "pay:opening-gala", "pay:fusion-core", "paid");
    assertThat(table.state().over()).isTrue();
    assertThat(table.hand("orange")).as("no draw any more").isEmpty();
    assertThat(table.driver()).as("no restock any more").hasSize(3);
    assertThat(table.options()).isEmpty();
  }

  @Test
  void hl14GoesOnWhileAnyStationLacksAModule() {
    CardTable table =
        CardTable.of(
            """
            orange gym bar mine  : thesis opening-gala fusion-core
            green hotel loft farm : jukebox
            driver hospital hostel park stadium
            """);
    table.play("buy:park", "pay:thesis", "pay:opening-gala", "pay:fusion-core", "paid");
    assertThat(table.state().over()).isFalse();
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl14ACompletePlayerStillTakesTurns() {
    CardTable table =
        CardTable.of(
            """
            orange gym bar mine park : jukebox thesis
            green                    : jukebox
            driver hospital hostel loft stadium
            """);
    assertThat(table.options()).contains("put:jukebox@gym", "swap:thesis");
  }
}
