package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.homeonlagrange.rules.Event;

/** HL-20 to HL-30. */
@DisplayName("The named card")
class NamedCardsTest {

  private static CardTable table(String orange, String green) {
    return CardTable.of(
        "orange "
            + orange
            + "\ngreen "
            + green
            + """

            driver observatory city-hall mall hostel
            deck   thesis film-night roof-garden ice-tanker
            """);
  }

  @Test
  void hl20AlEysiumPutsTheTopThreeBackInAnyOrder() {
    CardTable table = table(": al-eysium jukebox", ": jukebox");
    table.play("play:al-eysium");
    assertThat(table.options())
        .containsExactlyInAnyOrder("top:thesis", "top:film-night", "top:roof-garden");
    table.play("top:roof-garden", "top:thesis", "top:film-night");
    assertThat(table.hand("orange")).as("the draw brings the new top card").contains("roof-garden");
    assertThat(table.deck(3)).containsExactly("thesis", "film-night", "ice-tanker");
  }

  @Test
  void hl20AlEysiumSeesFewerWhenTheDeckHasFewer() {
    CardTable table =
        CardTable.of(
            """
            orange : al-eysium
            green  : jukebox
            driver observatory city-hall mall hostel
            deck-only thesis film-night
            discard   spare-keys
            """);
    table.play("play:al-eysium");
    assertThat(table.options()).containsExactlyInAnyOrder("top:thesis", "top:film-night");
  }

  @Test
  void hl21AlienInvasionLetsTheAttackedPlayerChooseTheModuleWithAllItsCards() {
    CardTable table =
        table(": alien-invasion", "gym[jukebox] bar[film-night!,volunteers] : vault-door");
    table.play("play:alien-invasion@green");
    assertThat(table.decider()).isEqualTo("green");
    assertThat(table.mover()).isEqualTo("orange");
    assertThat(table.options()).containsExactly("lose:gym", "lose:bar");
    table.play("lose:bar");
    assertThat(table.station("green")).isEqualTo("gym[jukebox]");
    assertThat(table.discard()).containsExactly("film-night", "volunteers", "alien-invasion");
    assertThat(table.state().modules().discard()).extracting("slug").startsWith("bar");
  }

  @Test
  void hl21AlienInvasionTakesAnOnlyModuleWithoutAsking() {
    CardTable table = table(": alien-invasion", "gym : jukebox");
    table.play("play:alien-invasion@green");
    assertThat(table.station("green")).isEmpty();
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl21AlienInvasionIsNotForOnesOwnStationNorForAnEmptyOne() {
    assertThat(table("hotel : alien-invasion", ": jukebox").options())
        .noneMatch(move -> move.startsWith("play"));
  }

  @Test
  void hl22AsteroidHitsTheStationWithTheMostCardsCounted() {
    CardTable table =
        table(
            "hotel[bunk-beds,spare-keys,hot-shower] : asteroid", "gym[opening-gala] bar : jukebox");
    table.play("play:asteroid");
    assertThat(table.station("orange")).as("four cards against three").isEmpty();
  }

  @Test
  void hl22AsteroidLetsTheHitPlayerChoose() {
    CardTable table = table("hotel : asteroid", "gym[jukebox] bar : spare-keys");
    table.play("play:asteroid");
    assertThat(table.decider()).isEqualTo("green");
    table.play("lose:bar");
    assertThat(table.station("green")).isEqualTo("gym[jukebox]");
  }

  @Test
  void hl22AsteroidSettlesATieOfThreeByAnEvenDraw() {
    Set<String> hit = new HashSet<>();
    int[] times = new int[3];
    for (long seed = 0; seed < 600; seed++) {
      CardTable table =
          CardTable.of(
                  """
                  orange hotel : asteroid
                  green  gym   : jukebox
                  blue   farm  : jukebox
                  driver observatory city-hall mall hostel park
                  """)
              .seed(seed);
      table.play("play:asteroid");
      for (int seat = 0; seat < 3; seat++) {
        if (table.state().admiral(seat).station().size() == 0) {
          times[seat]++;
          hit.add("seat " + seat);
        }
      }
    }
    assertThat(hit).hasSize(3);
    assertThat(times)
        .as("200 expected; four standard deviations are 46")
        .satisfies(
            all -> {
              for (int count : all) {
                assertThat(count).isBetween(154, 246);
              }
            });
  }

  @Test
  void hl22AsteroidDoesNothingWhileThereIsNoStation() {
    CardTable table = table(": asteroid", ": jukebox");
    table.play("play:asteroid");
    assertThat(table.happened()).contains(Event.Kind.NO_EFFECT);
  }

  @Test
  void hl23LaserTurretStopsOneAttackAndIsDiscarded() {
    CardTable table = table(": alien-invasion", "cryolab[laser-turret] gym : jukebox");
    table.play("play:alien-invasion@green");
    assertThat(table.station("green")).isEqualTo("cryolab gym");
    assertThat(table.discard()).containsExactly("laser-turret", "alien-invasion");
  }

  @Test
  void hl23LaserTurretStopsAnAsteroidOnOnesOwnStation() {
    CardTable table = table("cryolab[laser-turret] gym : asteroid", ": jukebox");
    table.play("play:asteroid");
    assertThat(table.station("orange")).isEqualTo("cryolab gym");
    assertThat(table.discard()).containsExactly("laser-turret", "asteroid");
  }

  @Test
  void hl23LaserTurretLaidByAPurchaseCounts() {
    CardTable table = table(": alien-invasion", "cryolab[laser-turret!] gym : jukebox");
    table.play("play:alien-invasion@green");
    assertThat(table.station("green")).isEqualTo("cryolab gym");
  }

  @Test
  void hl24TwoAthletesOnRecreationModulesOfOneStationAreWorth1200() {
    assertThat(table("gym[athlete] bar[athlete] :", ": jukebox").score("orange").total())
        .isEqualTo(700 + 700 + 1200);
  }

  @Test
  void hl24OneAthleteIsWorth300() {
    CardTable table = table("gym[athlete] :", "bar[athlete] : jukebox");
    assertThat(table.score("orange").total()).isEqualTo(700 + 300);
    assertThat(table.score("green").total()).isEqualTo(700 + 300);
  }

  @Test
  void hl24AnAthleteUnderResourceScarcityLeavesTheOtherAt300() {
    assertThat(table("gym[athlete,resource-scarcity!] bar[athlete] :", ":").score("orange").total())
        .isEqualTo(700 + 700 + 300);
  }

  @Test
  void hl25BlueHarvestTakesResourceScarcityAwayAndStaysFaceUp() {
    CardTable table = table("gym[jukebox,resource-scarcity!] : blue-harvest", ": spare-keys");
    table.play("put:blue-harvest@gym");
    assertThat(table.station("orange")).isEqualTo("gym[jukebox,blue-harvest!]");
    assertThat(table.discard()).containsExactly("resource-scarcity");
  }

  @Test
  void hl25BlueHarvestProtectsTheModuleItLiesOn() {
    CardTable table = table(": resource-scarcity", "gym[blue-harvest] bar : jukebox");
    table.play("play:resource-scarcity@green/gym");
    assertThat(table.station("green")).isEqualTo("gym[blue-harvest!] bar");
    assertThat(table.discard()).containsExactly("resource-scarcity");
  }

  @Test
  void hl25BlueHarvestProtectsNoOtherModule() {
    CardTable table = table(": resource-scarcity", "gym[blue-harvest] bar : jukebox");
    table.play("play:resource-scarcity@green/bar");
    assertThat(table.station("green")).isEqualTo("gym[blue-harvest] bar[resource-scarcity!]");
  }

  @Test
  void hl26ResourceScarcityMakesTheCardsOnTheModuleScoreNothing() {
    CardTable table = table(": resource-scarcity", "gym[jukebox] bar[film-night] : jukebox");
    table.play("play:resource-scarcity@green/gym");
    assertThat(table.score("green").total()).isEqualTo(700 + 700 + 300);
    assertThat(table.discard()).as("it stays there").isEmpty();
  }

  @Test
  void hl26ResourceScarcityIsForOthersModules() {
    assertThat(table("hotel : resource-scarcity", "gym bar[supply-strike!] : jukebox").options())
        .filteredOn(move -> move.startsWith("play"))
        .containsExactly("play:resource-scarcity@green/gym");
  }

  @Test
  void hl27BoobyTrapTakesTheAttackersHand() {
    CardTable table =
        table(": alien-invasion vault-door spare-keys", "gym[booby-trap] bar : jukebox");
    table.play("play:alien-invasion@green");
    assertThat(table.hand("orange")).isEmpty();
    table.play("lose:bar");
    assertThat(table.discard())
        .containsExactly("vault-door", "spare-keys", "booby-trap", "alien-invasion");
    assertThat(table.station("green")).isEqualTo("gym");
  }

  @Test
  void hl27BoobyTrapSpringsAlsoWhenALaserTurretStopsTheAttack() {
    CardTable table =
        table(": alien-invasion spare-keys", "cryolab[laser-turret] bar[booby-trap] : jukebox");
    table.play("play:alien-invasion@green");
    assertThat(table.station("green")).isEqualTo("cryolab bar");
    assertThat(table.discard())
        .containsExactly("spare-keys", "booby-trap", "laser-turret", "alien-invasion");
  }

  @Test
  void hl27BoobyTrapLiesStillWhenOnesOwnAsteroidFalls() {
    CardTable table = table("gym[booby-trap] bar : asteroid spare-keys", ": jukebox");
    table.play("play:asteroid", "lose:bar");
    assertThat(table.station("orange")).isEqualTo("gym[booby-trap]");
    assertThat(table.hand("orange")).contains("spare-keys");
  }

  @Test
  void hl27BoobyTrapSpringsForAnAsteroidOfAnother() {
    CardTable table = table(": asteroid spare-keys", "gym[booby-trap] : jukebox");
    table.play("play:asteroid");
    assertThat(table.discard()).startsWith("spare-keys", "booby-trap");
  }

  @Test
  void hl28BuckminsterFullerTakesAnAccommodationModuleAndLiesOnIt() {
    CardTable table = table("gym : buckminster-fuller", ": jukebox");
    assertThat(table.options()).contains("play:buckminster-fuller@hostel").hasSize(2);
    table.play("play:buckminster-fuller@hostel");
    assertThat(table.station("orange")).isEqualTo("gym hostel[buckminster-fuller!]");
    assertThat(table.discard()).isEmpty();
  }

  @Test
  void hl28BuckminsterFullerIsOfNoUseToACompleteStation() {
    assertThat(table("gym bar farm mine : buckminster-fuller", ": jukebox").options())
        .containsExactly("swap:buckminster-fuller");
  }

  @Test
  void hl28BuckminsterFullerCanEndTheGame() {
    CardTable table =
        table("gym bar farm : buckminster-fuller", "loft hotel school area-53 : jukebox");
    table.play("play:buckminster-fuller@hostel");
    assertThat(table.state().over()).isTrue();
  }

  @Test
  void hl29CivilianIsWorth400OnAccommodationAnd300Elsewhere() {
    assertThat(table("loft[civilian] :", ":").score("orange").total()).isEqualTo(1000 + 400);
    assertThat(table("gym[civilian] :", ":").score("orange").total()).isEqualTo(700 + 300);
  }

  @Test
  void hl30CompulsoryPurchaseOrderMakesAnotherBuyWithCardsOfTheirChoice() {
    CardTable table = table(": compulsory-purchase-order", "gym : vault-door opening-gala jukebox");
    table.play("play:compulsory-purchase-order@green/hostel");
    assertThat(table.decider()).isEqualTo("green");
    assertThat(table.options())
        .containsExactly("pay:vault-door", "pay:opening-gala", "pay:jukebox");
    table.play("pay:opening-gala", "pay:vault-door", "paid");
    assertThat(table.station("green")).isEqualTo("gym hostel");
    assertThat(table.hand("green")).containsExactly("jukebox");
    assertThat(table.discard())
        .containsExactly("opening-gala", "vault-door", "compulsory-purchase-order");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl30CompulsoryPurchaseOrderLaysMatchingCardsOntoTheModule() {
    CardTable table =
        table(
            ": compulsory-purchase-order",
            ": roof-garden spare-keys"
                .replace("roof-garden", "hot-shower hot-shower earthrise-window"));
    table.play(
        "play:compulsory-purchase-order@green/hostel",
        "pay:earthrise-window",
        "pay:hot-shower",
        "paid");
    assertThat(table.station("green")).isEqualTo("hostel[earthrise-window!,hot-shower!]");
  }

  @Test
  void hl30CompulsoryPurchaseOrderDoesNothingToWhoCannotPay() {
    CardTable table = table(": compulsory-purchase-order", ": jukebox");
    table.play("play:compulsory-purchase-order@green/hostel");
    assertThat(table.happened()).contains(Event.Kind.NO_EFFECT);
    assertThat(table.hand("green")).containsExactly("jukebox");
  }

  @Test
  void hl30CompulsoryPurchaseOrderDoesNothingToACompleteStation() {
    CardTable table =
        table(
            ": compulsory-purchase-order",
            "gym bar farm mine : vault-door opening-gala fusion-core");
    table.play("play:compulsory-purchase-order@green/hostel");
    assertThat(table.station("green")).isEqualTo("gym bar farm mine");
  }

  @Test
  void hl30CompulsoryPurchaseOrderIsNotForOneself() {
    assertThat(table("gym : compulsory-purchase-order", ":").options())
        .filteredOn(move -> move.startsWith("play"))
        .hasSize(4)
        .allMatch(move -> move.contains("@green/"));
  }

  @Test
  void hl30CompulsoryPurchaseOrderCanEndTheGame() {
    CardTable table =
        table(
            "loft hotel school area-53 : compulsory-purchase-order",
            "gym bar farm : vault-door opening-gala fusion-core");
    table.play(
        "play:compulsory-purchase-order@green/hostel",
        "pay:vault-door",
        "pay:opening-gala",
        "pay:fusion-core",
        "paid");
    assertThat(table.state().over()).isTrue();
  }
}
