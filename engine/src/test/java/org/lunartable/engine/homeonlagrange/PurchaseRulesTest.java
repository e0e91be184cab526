package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** HL-8 to HL-10. */
@DisplayName("Buying and laying in Home on Lagrange")
class PurchaseRulesTest {

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
  void hl12APurchaseBringsTwoNewModules() {
    CardTable table = buying().play("pay:fusion-core", "pay:jukebox", "paid");
    assertThat(table.driver()).hasSize(4).startsWith("hotel", "park");
  }
}
