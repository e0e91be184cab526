package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.homeonlagrange.rules.Event;

/** The same of cards against others and for oneself: HL-21, HL-22, HL-27, HL-28, HL-30. */
@DisplayName("A point that Home on Lagrange leaves open of a named card")
class AttackReadingsTest {

  private static final Map<String, String> USUAL = Map.of();

  @Test
  void hl21TheAttackedPlayerOrTheAttackerChoosesTheModule() {
    CardTable usual = CardTable.two(USUAL, ": alien-invasion", "gym bar : jukebox");
    usual.play("play:alien-invasion@green");
    assertThat(usual.decider()).isEqualTo("green");
    CardTable other =
        CardTable.two(
            Map.of("invaded-module", "attacker"), ": alien-invasion", "gym bar : jukebox");
    other.play("play:alien-invasion@green");
    assertThat(other.decider()).isEqualTo("orange");
    assertThat(other.options()).containsExactly("lose:gym", "lose:bar");
    other.play("lose:gym");
    assertThat(other.station("green")).isEqualTo("bar");
  }

  @Test
  void hl22TheHitPlayerOrTheOneWhoPlayedTheAsteroidChoosesTheModule() {
    CardTable usual = CardTable.two(USUAL, ": asteroid", "gym bar : jukebox");
    usual.play("play:asteroid");
    assertThat(usual.decider()).isEqualTo("green");
    CardTable other =
        CardTable.two(Map.of("hit-module", "attacker"), ": asteroid", "gym bar : jukebox");
    other.play("play:asteroid");
    assertThat(other.decider()).isEqualTo("orange");
    other.play("lose:bar");
    assertThat(other.station("green")).isEqualTo("gym");
  }

  @Test
  void hl27ATrapSpringsAlsoForAStoppedAttackOrNot() {
    String green = "cryolab[laser-turret] bar[booby-trap] : jukebox";
    CardTable usual = CardTable.two(USUAL, ": alien-invasion vault-door", green);
    usual.play("play:alien-invasion@green");
    assertThat(usual.discard()).startsWith("vault-door", "booby-trap", "laser-turret");
    CardTable other =
        CardTable.two(Map.of("trap-springs", "unstopped"), ": alien-invasion vault-door", green);
    other.play("play:alien-invasion@green");
    assertThat(other.station("green")).isEqualTo("cryolab bar[booby-trap]");
    assertThat(other.hand("orange")).contains("vault-door");
  }

  @Test
  void hl27ATrapTakesTheAttackersHandOrTheOwners() {
    String green = "gym[booby-trap] bar : jukebox";
    CardTable usual = CardTable.two(USUAL, ": alien-invasion vault-door", green);
    usual.play("play:alien-invasion@green");
    assertThat(usual.hand("orange")).isEmpty();
    assertThat(usual.hand("green")).containsExactly("jukebox");
    CardTable other =
        CardTable.two(Map.of("trapped-hand", "victims"), ": alien-invasion vault-door", green);
    other.play("play:alien-invasion@green");
    assertThat(other.hand("orange")).containsExactly("vault-door");
    assertThat(other.hand("green")).isEmpty();
  }

  @Test
  void hl28FullerTakesFromTheMassDriverOrFromTheDiscardPileToo() {
    for (String reading : List.of("mass-driver", "discard-pile-too")) {
      CardTable table =
          CardTable.of(
              """
              orange : spare-keys
              green  : buckminster-fuller
              driver loft city-hall mall hostel
              """,
              Map.of("fuller-modules", reading));
      table.play("swap:spare-keys");
      assertThat(table.state().modules().discard()).extracting("slug").containsExactly("loft");
      boolean too = reading.equals("discard-pile-too");
      assertThat(table.options().contains("play:buckminster-fuller@loft")).isEqualTo(too);
      table.play("play:buckminster-fuller@" + (too ? "loft" : "hostel"));
      assertThat(table.station("green"))
          .isEqualTo(too ? "loft[buckminster-fuller!]" : "hostel[buckminster-fuller!]");
      assertThat(CardCensus.isComplete(table.state())).isTrue();
    }
  }

  @Test
  void hl30TheAttackerOrTheBuyerNamesTheModule() {
    String green = ": vault-door opening-gala jukebox";
    CardTable usual = CardTable.two(USUAL, ": compulsory-purchase-order", green);
    assertThat(usual.options())
        .filteredOn(id -> id.startsWith("play"))
        .hasSize(4)
        .contains("play:compulsory-purchase-order@green/hostel");
    CardTable other =
        CardTable.two(Map.of("ordered-module", "by-buyer"), ": compulsory-purchase-order", green);
    other.play("play:compulsory-purchase-order@green");
    assertThat(other.decider()).isEqualTo("green");
    assertThat(other.options())
        .as("for 1400")
        .containsExactly("buy:observatory", "buy:city-hall", "buy:mall", "buy:hostel");
    other.play("buy:hostel", "pay:vault-door", "pay:opening-gala", "paid");
    assertThat(other.station("green")).isEqualTo("hostel");
    assertThat(other.mover()).as("orange's action, then green's turn").isEqualTo("green");
    assertThat(other.discard()).contains("compulsory-purchase-order");
  }

  @Test
  void hl30ABuyerWhoCanPayForNothingNamesNothing() {
    CardTable table =
        CardTable.two(
            Map.of("ordered-module", "by-buyer"), ": compulsory-purchase-order", ": jukebox");
    table.play("play:compulsory-purchase-order@green");
    assertThat(table.happened()).contains(Event.Kind.NO_EFFECT);
  }

  @Test
  void hl30TheBuyerChoosesThePaymentOrItIsDrawnUnseen() {
    String green = ": vault-door opening-gala fusion-core solar-dividend";
    CardTable usual = CardTable.two(USUAL, ": compulsory-purchase-order", green);
    usual.play("play:compulsory-purchase-order@green/hostel");
    assertThat(usual.decider()).isEqualTo("green");
    assertThat(usual.options()).allMatch(id -> id.startsWith("pay:"));
    Set<List<String>> left = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      CardTable other =
          CardTable.two(Map.of("order-payment", "drawn"), ": compulsory-purchase-order", green)
              .seed(seed);
      other.play("play:compulsory-purchase-order@green/hostel");
      assertThat(other.station("green")).isEqualTo("hostel");
      List<String> hand = new ArrayList<>(other.hand("green"));
      assertThat(hand).as("two of four are enough for 700").hasSize(2);
      left.add(hand.stream().sorted().toList());
    }
    assertThat(left).as("every two").hasSize(6);
  }
}
