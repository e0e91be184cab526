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
  void hl8TheFirstModuleCostsTheFirstPrice() {
    assertThat(offered("orange : thesis bunk-beds"))
        .contains("buy:farm")
        .doesNotContain("buy:nightclub");
  }

  @Test
  void hl8TheThirdModuleCostsTheThirdPrice() {
    assertThat(offered("orange hotel gym : thesis opening-gala")).contains("buy:farm");
    assertThat(offered("orange hotel gym : thesis film-night")).doesNotContain("buy:farm");
  }

  @Test
  void hl8AStationHoldsFourModulesAtMost() {
    assertThat(offered("orange hotel gym mine loft : thesis opening-gala fusion-core vault-door"))
        .noneMatch(move -> move.startsWith("buy"));
  }

  /** The farm costs 700, 900, 1100, 1300. */
  private static List<String> offered(String orange) {
    return CardTable.of(orange + "\ngreen : jukebox\ndriver farm park stadium nightclub\n")
        .options();
  }

  private static CardTable buying() {
    return CardTable.of(
            """
            orange : fusion-core volunteers jukebox
            green  : jukebox
            driver farm bar hotel park
            """)
        .play("buy:farm");
  }

  @Test
  void hl8PaysCardByCardAndIsDoneOnceTheValueReachesThePrice() {
    CardTable table = buying();
    assertThat(table.options()).containsExactly("pay:fusion-core", "pay:volunteers", "pay:jukebox");
    table.play("pay:fusion-core");
    assertThat(table.options()).doesNotContain("paid");
    table.play("pay:jukebox");
    assertThat(table.options()).containsExactly("paid", "pay:volunteers");
  }

  @Test
  void hl8LaysMatchingAndMultiColourCardsOntoTheModuleAndDiscardsTheOthers() {
    CardTable table = buying().play("pay:jukebox", "pay:fusion-core", "pay:volunteers", "paid");
    assertThat(table.station("orange")).isEqualTo("farm[fusion-core!,volunteers!]");
    assertThat(table.discard()).containsExactly("jukebox");
  }

  @Test
  void hl8MechanismsOfCardsUsedToPayDoNotAct() {
    CardTable table =
        CardTable.of(
            """
            orange      : asteroid alien-invasion compulsory-purchase-order
            green hotel : thesis
            driver farm bar hostel park
            """);
    table.play(
        "buy:farm", "pay:asteroid", "pay:alien-invasion", "pay:compulsory-purchase-order", "paid");
    assertThat(table.station("green")).isEqualTo("hotel");
    assertThat(table.discard())
        .containsExactly("asteroid", "alien-invasion", "compulsory-purchase-order");
  }

  @Test
  void hl8MayPayMoreThanNeeded() {
    CardTable table = buying().play("pay:fusion-core", "pay:jukebox", "pay:volunteers", "paid");
    assertThat(table.hand("orange")).hasSize(1);
  }

  @Test
  void hl9LaysAMatchingOrMultiColourCardFaceDown() {
    CardTable table =
        CardTable.of(
            """
            orange hotel gym : bunk-beds volunteers
            green            : jukebox
            driver farm bar mine park
            """);
    assertThat(table.options())
        .contains("put:bunk-beds@hotel", "put:volunteers@hotel", "put:volunteers@gym")
        .doesNotContain("put:bunk-beds@gym");
    table.play("put:bunk-beds@hotel");
    assertThat(table.station("orange")).isEqualTo("hotel[bunk-beds] gym");
  }

  @Test
  void hl9BlackAndWhiteCardsDoNotGoOntoOnesOwnModules() {
    CardTable table =
        CardTable.of(
            """
            orange hotel : asteroid al-eysium smuggled-goods solar-dividend
            green        : jukebox
            driver farm bar mine park
            """);
    assertThat(table.options()).noneMatch(move -> move.startsWith("put"));
  }

  @Test
  void hl10DiscardsAPlayedCardAfterItsEffect() {
    CardTable table =
        CardTable.of(
            """
            orange       : al-eysium jukebox
            green        : jukebox
            driver farm bar mine park
            deck   thesis bunk-beds film-night
            """);
    table.play("play:al-eysium");
    assertThat(table.discard()).isEmpty();
    table.play("top:thesis", "top:bunk-beds", "top:film-night");
    assertThat(table.discard()).containsExactly("al-eysium");
  }

  @Test
  void hl10CardsWithoutAnEffectAreOnlyForPaying() {
    CardTable table =
        CardTable.of(
            """
            orange       : smuggled-goods solar-dividend
            green        : jukebox
            driver farm bar mine park
            """);
    assertThat(table.options()).noneMatch(move -> move.startsWith("play"));
  }

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
  void hl12APurchaseBringsTwoNewModules() {
    CardTable table = buying().play("pay:fusion-core", "pay:jukebox", "paid");
    assertThat(table.driver()).hasSize(4).startsWith("hotel", "park");
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
