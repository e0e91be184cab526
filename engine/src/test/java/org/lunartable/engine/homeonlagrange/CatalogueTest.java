package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.cards.Flaw;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.screen.Text;

/** HL-1 to HL-4. */
@DisplayName("The catalogue")
class CatalogueTest {

  @Test
  void hl1Has46ModulesByType() {
    assertThat(HouseCards.CATALOGUE.modules()).hasSize(46);
    for (ModuleType type : ModuleType.ALL) {
      assertThat(HouseCards.CATALOGUE.modules())
          .filteredOn(card -> card.type() == type)
          .hasSize(type == ModuleType.INFRASTRUCTURE ? 10 : 9);
    }
  }

  @Test
  void hl2Has102ResourceCardsByColour() {
    assertThat(HouseCards.CATALOGUE.resources()).hasSize(102);
    for (Colour colour : Colour.values()) {
      boolean ofType = ModuleType.parse(colour.text()).isPresent();
      assertThat(HouseCards.CATALOGUE.resources())
          .filteredOn(card -> card.colour() == colour)
          .hasSize(ofType ? 12 : 14);
    }
  }

  @Test
  void hl3HasHousePricesThatRiseBy200FromAFirstOneOf700To1400() {
    assertThat(HouseCards.CATALOGUE.modules())
        .allMatch(card -> card.prices().get(0) >= 700 && card.prices().get(0) <= 1400)
        .allMatch(
            card -> card.price(3) - card.price(2) == 200 && card.price(1) - 200 == card.price(0));
  }

  @Test
  void hl3HasHouseValuesOf100To600() {
    assertThat(HouseCards.CATALOGUE.resources())
        .allMatch(card -> card.value() >= 100 && card.value() <= 600);
  }

  @Test
  void hl3SaysWhichFiguresAreItsOwn() {
    assertThat(HouseCards.CATALOGUE.isHouse()).isTrue();
    assertThat(HouseCards.CATALOGUE.resourceEntries())
        .filteredOn(entry -> entry.value() == Source.RULEBOOK)
        .extracting(entry -> entry.card().name())
        .containsExactly("Athlete", "Civilian");
    assertThat(HouseCards.CATALOGUE.moduleEntries())
        .allMatch(entry -> entry.name() == Source.RULEBOOK && entry.prices() == Source.HOUSE);
  }

  @Test
  void hl3OfAnOwnerIsNoHouseCatalogue() throws CatalogueProblem {
    String owned = HouseCards.CSV.replaceAll("(?m),house$", ",owner");
    assertThat(CatalogueCsv.read(owned).isHouse()).isFalse();
  }

  @Test
  void hl4HasTheNamedCards() {
    assertThat(HouseCards.CATALOGUE.resourceEntries())
        .filteredOn(entry -> entry.name() == Source.RULEBOOK)
        .extracting(entry -> entry.card().mechanism())
        .containsExactlyInAnyOrder(
            List.of(Mechanism.values()).stream()
                .filter(mechanism -> mechanism != Mechanism.NONE)
                .toArray(Mechanism[]::new));
    assertThat(HouseCards.CATALOGUE.resources())
        .filteredOn(card -> card.name().equals("Athlete"))
        .hasSize(2);
  }

  @Test
  void isWrittenAsItWasRead() {
    assertThat(CatalogueCsv.write(HouseCards.CATALOGUE)).isEqualTo(HouseCards.CSV);
  }

  @Test
  void isReadFromASpreadsheetThatPartsCellsWithSemicolons() throws CatalogueProblem {
    String other = "\ufeff" + HouseCards.CSV.replace(',', ';').replace("\n", "\r\n");
    assertThat(CatalogueCsv.read(other)).isEqualTo(HouseCards.CATALOGUE);
  }

  /** The house's cards as if all of them were typed in from printed ones, changed. */
  private static Catalogue printed(String from, String to) throws CatalogueProblem {
    String own =
        HouseCards.CSV.replaceAll("(?m),(house|rulebook),(house|rulebook)$", ",owner,owner");
    assertThat(own).contains(from);
    return CatalogueCsv.read(own.replace(from, to));
  }

  @Test
  void hl3OfPrintedCardsMayHaveOtherNumbersOfEachColour() throws CatalogueProblem {
    assertThat(printed("Jukebox,recreation,2", "Jukebox,education,2").resources())
        .filteredOn(card -> card.colour() == Colour.EDUCATION)
        .hasSize(14);
  }

  @Test
  void hl3OfTheHouseKeepsToItsNumbersOfEachColour() {
    assertThat(problems("Jukebox,recreation,2", "Jukebox,education,2")).hasSize(2);
  }

  @Test
  void hl3OfPrintedCardsMayHaveCardsWithoutValue() throws CatalogueProblem {
    assertThat(printed("Jukebox,recreation,2,,,,,200", "Jukebox,recreation,2,,,,,0").resources())
        .filteredOn(card -> card.value() == 0)
        .hasSize(2);
  }

  @Test
  void hl4OfPrintedCardsMayGiveANamedCardAnotherBackground() throws CatalogueProblem {
    assertThat(printed("Asteroid,black", "Asteroid,white").resource("asteroid"))
        .get()
        .returns(Colour.WHITE, ResourceCard::colour);
    assertThat(printed("Laser Turret,defence", "Laser Turret,multi").resource("laser-turret"))
        .get()
        .returns(Colour.MULTI, ResourceCard::colour);
  }

  @Test
  void hl2OfPrintedCardsHas102ResourceCardsToo() {
    assertThatThrownBy(() -> printed("Jukebox,recreation,2", "Jukebox,recreation,3"))
        .isInstanceOf(CatalogueProblem.class)
        .hasMessageContaining("There are 103 resource cards");
  }

  @Test
  void hl1IsRefusedWithoutOneOfItsModules() {
    assertThat(
            problems(
                "module,Hotel,accommodation,1,1200,1400,1600,1800,,,rulebook,rulebook,house\n", ""))
        .containsExactly(
            "There are 45 module cards, but the game has 46.",
            "There are 8 module cards of the type accommodation, but the game has 9.");
  }

  @Test
  void hl1IsRefusedWhenAModuleIsOfAnotherType() {
    assertThat(problems("module,Hotel,accommodation", "module,Hotel,defence"))
        .containsExactly(
            "There are 8 module cards of the type accommodation, but the game has 9.",
            "There are 10 module cards of the type defence, but the game has 9.");
  }

  private static List<String> problems(String from, String to) {
    String changed = HouseCards.CSV.replace(from, to);
    assertThat(changed).isNotEqualTo(HouseCards.CSV);
    return catchThrowableOfType(CatalogueProblem.class, () -> CatalogueCsv.read(changed))
        .flaws()
        .stream()
        .map(Flaw::english)
        .toList();
  }

  @Test
  void isRefusedWithTheLineWhenAFigureIsMissing() {
    assertThat(problems("Apartment,accommodation,1,800", "Apartment,accommodation,1,"))
        .containsExactly("Line 3: price1 must be a whole number from 1 to 9999, not \"\".");
  }

  @Test
  void isRefusedWhenPricesDoNotRise() {
    assertThat(problems("Apartment,accommodation,1,800,1000", "Apartment,accommodation,1,800,800"))
        .containsExactly("The prices of Apartment must rise from the first to the fourth.");
  }

  @Test
  void isRefusedWhenCardsAreMissing() {
    assertThat(problems("resource,Jukebox,recreation,2", "resource,Jukebox,recreation,1"))
        .containsExactly(
            "There are 101 resource cards with all copies, but the game has 102.",
            "There are 11 resource cards of the colour recreation, but the house's catalogue has"
                + " 12; write owner as the source of the colours of printed cards.");
  }

  @Test
  void isRefusedWhenTwoModulesHaveOneName() {
    assertThat(problems("module,Hotel", "module,Hostel"))
        .containsExactly("Two modules are called Hostel; each needs a name of its own.");
  }

  @Test
  void isRefusedWhenACardsColourDoesNotGoWithWhatItDoes() {
    assertThat(problems("Asteroid,black,1", "Asteroid,defence,1"))
        .contains("Asteroid does what asteroid does, so its colour must be black or white.");
    assertThat(problems("Laser Turret,defence,1", "Laser Turret,white,1"))
        .contains(
            "Laser Turret does what laser-turret does, so its colour must not be black or white.");
  }

  @Test
  void isRefusedWithoutItsFirstLine() {
    assertThat(problems("kind,name", "name,kind"))
        .containsExactly("The first line of the catalogue must be: " + CatalogueCsv.HEADER);
  }

  /** Beside printed cards everybody reads what is printed on them; our own names are not. */
  @Test
  void hl3CallsPrintedCardsAsTheyArePrinted() throws Exception {
    Catalogue house = HouseCards.CATALOGUE;
    assertThat(house.module("hotel").orElseThrow().title()).isEqualTo(Text.card("hotel", "Hotel"));
    Catalogue printed = house.asPrinted();
    assertThat(printed.module("hotel").orElseThrow().title()).isEqualTo(Text.plain("Hotel"));
    assertThat(printed.resource("thesis").orElseThrow().title())
        .isEqualTo(Text.card("thesis", "Thesis"));
    String owned =
        HouseCards.CSV.replaceAll("(?m)(Thesis,.*),house,house,house$", "$1,owner,house,house");
    assertThat(CatalogueCsv.read(owned).resource("thesis").orElseThrow().title())
        .isEqualTo(Text.plain("Thesis"));
  }
}
