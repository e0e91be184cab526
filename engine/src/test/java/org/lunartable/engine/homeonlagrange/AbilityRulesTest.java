package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** HL-11: the Admiral's abilities alone, and every two of them together. */
@DisplayName("An Admiral's ability")
class AbilityRulesTest {

  /** Orange with this line to act, green with one card, and a deck that tells its cards apart. */
  private static CardTable with(String orange) {
    return CardTable.of(
        "orange "
            + orange
            + """

            green : jukebox
            driver observatory city-hall mall armoury
            deck   thesis film-night roof-garden ice-tanker
            """);
  }

  @Test
  void hl11InfrastructureLaysUpToTwoCards() {
    CardTable table = with("farm mine : power-cells cargo-lift reading-lamp");
    table.play("put:power-cells@farm");
    assertThat(table.options())
        .containsExactly("put:cargo-lift@farm", "put:cargo-lift@mine", "end");
    table.play("put:cargo-lift@mine");
    assertThat(table.station("orange")).isEqualTo("farm[power-cells] mine[cargo-lift]");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11InfrastructureLetsTheSecondCardBe() {
    CardTable table = with("farm mine : power-cells cargo-lift");
    table.play("put:power-cells@farm", "end");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11InfrastructureDoesNotMixWithOtherActions() {
    CardTable table = with("farm mine : power-cells asteroid star-architect fusion-core");
    table.play("put:power-cells@farm");
    assertThat(table.options())
        .noneMatch(move -> move.startsWith("play") || move.startsWith("buy"));
  }

  @Test
  void hl11InfrastructureGoesOnToTheDrawWhenNoSecondCardFits() {
    CardTable table = with("farm mine : power-cells reading-lamp");
    table.play("put:power-cells@farm");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11OneInfrastructureModuleIsNotEnough() {
    CardTable table = with("farm gym : power-cells cargo-lift");
    table.play("put:power-cells@farm");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11DefenceGoesOnToTheDrawWhenNoSecondCardCanBePlayed() {
    CardTable table =
        with(
            "armoury cryolab : al-eysium resource-scarcity reading-lamp"
                .replace("armoury", "area-53"));
    table.play("play:al-eysium", "top:thesis", "top:film-night", "top:roof-garden");
    assertThat(table.mover()).as("scarcity has no module to lie on").isEqualTo("green");
  }

  @Test
  void hl11DefencePlaysUpToTwoBlackOrWhiteCards() {
    CardTable table = with("area-53 cryolab : al-eysium asteroid");
    table.play("play:al-eysium", "top:thesis", "top:film-night", "top:roof-garden");
    assertThat(table.options()).containsExactly("play:asteroid", "end");
    table.play("play:asteroid");
    assertThat(table.decider()).as("it hits the only station").isEqualTo("orange");
  }

  @Test
  void hl11DefenceIsLostWithItsModuleInTheMiddleOfTheActionPhase() {
    CardTable table = with("area-53 cryolab : asteroid al-eysium");
    table.play("play:asteroid", "lose:cryolab");
    assertThat(table.mover()).isEqualTo("green");
    assertThat(table.hand("orange")).containsExactly("al-eysium", "thesis");
  }

  @Test
  void hl11AccommodationDrawsFirst() {
    CardTable table = with("hotel loft : reading-lamp");
    assertThat(table.hand("orange")).containsExactly("reading-lamp", "thesis");
    table.play("swap:reading-lamp");
    assertThat(table.hand("orange")).as("no second draw").containsExactly("thesis", "film-night");
  }

  @Test
  void hl11AccommodationGainedInTheTurnStillLeavesOneDrawPhase() {
    CardTable table =
        CardTable.of(
            """
            orange hotel : roof-garden star-architect reading-lamp
            green        : jukebox
            driver hostel farm mall armoury
            deck   thesis film-night
            """);
    table.play("buy:hostel", "pay:roof-garden", "pay:star-architect", "paid");
    assertThat(table.hand("orange")).containsExactly("reading-lamp", "thesis");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11AccommodationLostInTheTurnBringsNoSecondDraw() {
    CardTable table = with("hotel loft : asteroid");
    table.play("play:asteroid", "lose:loft");
    assertThat(table.hand("orange")).containsExactly("thesis");
  }

  @Test
  void hl11EducationDrawsTwoAndDiscardsOneOfThem() {
    CardTable table = with("school library : reading-lamp jukebox");
    table.play("swap:reading-lamp");
    assertThat(table.options()).containsExactly("drop:film-night", "drop:roof-garden");
    table.play("drop:film-night");
    assertThat(table.hand("orange")).containsExactly("jukebox", "thesis", "roof-garden");
    assertThat(table.discard()).contains("film-night");
  }

  @Test
  void hl11EducationDiscardsNothingWhenOnlyOneCardIsLeft() {
    CardTable table =
        CardTable.of(
            """
            orange school library : guest-lecture
            green                 : jukebox
            driver observatory city-hall mall armoury
            deck-only thesis
            """);
    table.play("put:guest-lecture@school");
    assertThat(table.hand("orange")).containsExactly("thesis");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11RecreationDrawsTwo() {
    CardTable table = with("gym bar : reading-lamp");
    table.play("swap:reading-lamp");
    assertThat(table.hand("orange")).containsExactly("thesis", "film-night", "roof-garden");
  }

  @Test
  void hl11RecreationDiscardsDownToFourAtTheEndOfTheTurn() {
    CardTable table = with("gym bar : reading-lamp spare-keys spare-parts postcard-from-earth");
    table.play("swap:reading-lamp");
    assertThat(table.hand("orange")).hasSize(6);
    table.play("drop:spare-keys");
    assertThat(table.mover()).isEqualTo("orange");
    table.play("drop:thesis");
    assertThat(table.hand("orange")).hasSize(4);
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11WithoutRecreationThereIsNoHandLimit() {
    CardTable table = with("gym hotel : reading-lamp spare-keys spare-parts blackout vault-door");
    table.play("swap:reading-lamp");
    assertThat(table.hand("orange")).hasSize(6);
    assertThat(table.mover()).isEqualTo("green");
  }

  // Every two abilities together.

  @Test
  void hl11AccommodationAndDefence() {
    CardTable table = with("hotel loft area-53 cryolab : al-eysium resource-scarcity");
    assertThat(table.hand("orange")).contains("thesis");
    table.play("play:al-eysium", "top:film-night", "top:roof-garden", "top:ice-tanker");
    assertThat(table.mover()).as("scarcity has no target").isEqualTo("green");
    assertThat(table.hand("orange")).containsExactly("resource-scarcity", "thesis");
  }

  @Test
  void hl11AccommodationAndDefencePlayACardDrawnThisTurn() {
    CardTable table =
        CardTable.of(
            """
            orange hotel loft area-53 cryolab : raiders-from-the-belt
            green gym                         : jukebox
            driver observatory city-hall mall armoury
            deck   asteroid thesis
            """);
    table.play("play:raiders-from-the-belt@green");
    assertThat(table.options()).containsExactly("play:asteroid", "end");
  }

  @Test
  void hl11AccommodationAndEducationPickBeforeTheAction() {
    CardTable table = with("hotel loft school library : jukebox");
    assertThat(table.options()).containsExactly("drop:thesis", "drop:film-night");
    table.play("drop:film-night");
    assertThat(table.options()).contains("put:thesis@school", "swap:jukebox");
    table.play("put:thesis@school");
    assertThat(table.mover()).isEqualTo("green");
    assertThat(table.hand("orange")).containsExactly("jukebox");
  }

  @Test
  void hl11AccommodationAndInfrastructureLayACardDrawnThisTurn() {
    CardTable table =
        CardTable.of(
            """
            orange hotel loft farm mine : power-cells
            green                       : jukebox
            driver observatory city-hall mall armoury
            deck   cargo-lift thesis
            """);
    table.play("put:power-cells@farm", "put:cargo-lift@mine");
    assertThat(table.hand("orange")).isEmpty();
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11AccommodationAndRecreationDrawTwoFirstAndKeepFour() {
    CardTable table = with("hotel loft gym bar : reading-lamp spare-parts vault-door");
    assertThat(table.hand("orange")).hasSize(5).contains("thesis", "film-night");
    table.play("put:film-night@gym");
    assertThat(table.hand("orange")).as("four are left: nothing to discard").hasSize(4);
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11DefenceAndEducation() {
    CardTable table = with("area-53 cryolab school library : al-eysium asteroid");
    table.play("play:al-eysium", "top:thesis", "top:film-night", "top:roof-garden", "end");
    assertThat(table.options()).containsExactly("drop:thesis", "drop:film-night");
  }

  @Test
  void hl11DefenceAndInfrastructureDoNotMixCardsOfBothKinds() {
    CardTable table = with("area-53 cryolab farm mine : al-eysium asteroid power-cells");
    table.play("play:al-eysium", "top:thesis", "top:film-night", "top:roof-garden");
    assertThat(table.options()).containsExactly("play:asteroid", "end");
    CardTable other = with("area-53 cryolab farm mine : al-eysium power-cells cargo-lift");
    other.play("put:power-cells@farm");
    assertThat(other.options())
        .containsExactly("put:cargo-lift@farm", "put:cargo-lift@mine", "end");
  }

  @Test
  void hl11DefenceAndRecreation() {
    CardTable table = with("area-53 cryolab gym bar : al-eysium asteroid vault-door blackout");
    table.play("play:al-eysium", "top:thesis", "top:film-night", "top:roof-garden", "end");
    assertThat(table.options()).contains("drop:thesis", "drop:vault-door").hasSize(5);
  }

  @Test
  void hl11EducationAndInfrastructure() {
    CardTable table = with("school library farm mine : power-cells cargo-lift");
    table.play("put:power-cells@farm", "put:cargo-lift@mine");
    assertThat(table.options()).containsExactly("drop:thesis", "drop:film-night");
  }

  @Test
  void hl11EducationAndRecreationDrawTwoDiscardOneAndKeepFour() {
    CardTable table = with("school library gym bar : spare-keys spare-parts blackout vault-door");
    table.play("swap:spare-keys");
    assertThat(table.options()).containsExactly("drop:film-night", "drop:roof-garden");
    table.play("drop:film-night");
    assertThat(table.hand("orange")).hasSize(5);
    table.play("drop:blackout");
    assertThat(table.hand("orange")).hasSize(4);
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void hl11InfrastructureAndRecreation() {
    CardTable table = with("farm mine gym bar : power-cells cargo-lift vault-door blackout");
    table.play("put:power-cells@farm", "put:cargo-lift@mine");
    assertThat(table.hand("orange")).hasSize(4).contains("thesis", "film-night");
    assertThat(table.mover()).isEqualTo("green");
  }
}
