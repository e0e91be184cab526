package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;

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

  private static List<String> problems(String from, String to) {
    String changed = HouseCards.CSV.replace(from, to);
    assertThat(changed).isNotEqualTo(HouseCards.CSV);
    return catchThrowableOfType(CatalogueProblem.class, () -> CatalogueCsv.read(changed))
        .sentences();
  }

  @Test
  void isRefusedWithTheLineWhenAFigureIsMissing() {
    assertThat(problems("Apartment,accommodation,1,800", "Apartment,accommodation,1,"))
        .containsExactly("Line 3 needs a price 1 from 1 to 9999, not \"\".");
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
            "There are 101 resource cards, counted with their copies, but the game has 102.",
            "There are 11 resource cards of the colour recreation, but the game has 12.");
  }

  @Test
  void isRefusedWhenTwoModulesHaveOneName() {
    assertThat(problems("module,Hotel", "module,Hostel"))
        .containsExactly("Two modules are called Hostel; each needs a name of its own.");
  }

  @Test
  void isRefusedWhenACardsColourDoesNotGoWithWhatItDoes() {
    assertThat(problems("Asteroid,black,1", "Asteroid,white,1"))
        .contains("Asteroid does what asteroid does, so its colour must be black.");
  }

  @Test
  void isRefusedWithoutItsFirstLine() {
    assertThat(problems("kind,name", "name,kind"))
        .containsExactly("The first line of the catalogue must be: " + CatalogueCsv.HEADER);
  }
}
