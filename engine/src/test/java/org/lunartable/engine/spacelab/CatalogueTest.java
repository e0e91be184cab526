package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.cards.Flaw;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.CatalogueCsv;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.ProjectKind;
import org.lunartable.engine.spacelab.cards.Speciality;

/** SL-13. */
@DisplayName("The catalogue of Space Lab")
class CatalogueTest {

  private static final Catalogue HOUSE = HouseCards.CATALOGUE;

  @Test
  void sl13Has60LabsFifteenAnAgencyAndFifteenASpeciality() {
    assertThat(HOUSE.labs()).hasSize(60);
    for (Agency agency : Agency.ALL) {
      assertThat(HOUSE.labs()).filteredOn(agency::of).hasSize(15);
    }
    for (Speciality speciality : Speciality.ALL) {
      assertThat(HOUSE.labs()).filteredOn(speciality::of).hasSize(15);
    }
  }

  @Test
  void sl13HasCostsOf0To3AndPointsOf0To6RisingWithTheCost() {
    assertThat(HOUSE.labs())
        .allMatch(lab -> lab.cost() >= 0 && lab.cost() <= 3)
        .allMatch(lab -> lab.points() >= 0 && lab.points() <= 6);
    double[] means =
        IntStream.rangeClosed(0, 3)
            .mapToDouble(
                cost ->
                    HOUSE.labs().stream()
                        .filter(lab -> lab.cost() == cost)
                        .mapToInt(Lab::points)
                        .average()
                        .orElseThrow())
            .toArray();
    assertThat(means).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void sl13HasBonusTilesWithTheHighestOnTop() {
    assertThat(HOUSE.bonuses(Capsule.CENTRE)).containsExactly(8, 6, 5, 3);
    assertThat(HOUSE.bonuses(Capsule.LEFT)).containsExactly(7, 5, 4, 3);
    assertThat(HOUSE.bonuses(Capsule.RIGHT)).containsExactly(7, 5, 4, 3);
  }

  @Test
  void sl13Has24ProjectsOverAllKindsOfCondition() {
    assertThat(HOUSE.projects()).hasSize(24);
    assertThat(HOUSE.projects())
        .extracting(project -> project.condition().kind())
        .contains(ProjectKind.values());
  }

  @Test
  void sl13Has12ObjectivesWithEachEffectAndSpecialityAndAgencyAsOften() {
    assertThat(HOUSE.objectives()).hasSize(12).doesNotHaveDuplicates();
    for (Effect effect : Effect.values()) {
      assertThat(HOUSE.objectives()).filteredOn(tile -> tile.effect() == effect).hasSize(3);
    }
    for (Speciality one : Speciality.ALL) {
      assertThat(HOUSE.objectives()).filteredOn(tile -> tile.speciality() == one).hasSize(3);
    }
    for (Agency agency : Agency.ALL) {
      long named =
          HOUSE.objectives().stream()
              .flatMap(tile -> tile.agencies().stream())
              .filter(agency::equals)
              .count();
      assertThat(named).isEqualTo(9);
    }
  }

  @Test
  void sl13SaysThatItsFiguresAreItsOwn() throws CatalogueProblem {
    assertThat(HOUSE.isHouse()).isTrue();
    assertThat(HOUSE.labEntries()).allMatch(entry -> entry.source() == Source.HOUSE);
    String owned = HouseCards.CSV.replaceAll("(?m),house$", ",owner");
    assertThat(CatalogueCsv.read(owned).isHouse()).isFalse();
  }

  @Test
  void sl13IsWrittenAsItWasReadAlsoWithSemicolons() throws CatalogueProblem {
    assertThat(CatalogueCsv.write(HOUSE)).isEqualTo(HouseCards.CSV);
    String other = "\ufeff" + HouseCards.CSV.replace(',', ';').replace("\n", "\r\n");
    assertThat(CatalogueCsv.read(other)).isEqualTo(HOUSE);
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
  void sl13IsRefusedWhenLabsAreMissing() {
    assertThat(problems("lab,,red,researcher,,,,3,5,1", "lab,,blue,researcher,,,,3,5,1"))
        .containsExactly(
            "There are 14 red lab cards, but the game has 15.",
            "There are 16 blue lab cards, but the game has 15.");
  }

  @Test
  void sl13IsRefusedWithTheLineWhenAFigureIsOutOfRange() {
    assertThat(problems("lab,,yellow,doctor,,,,0,0,1", "lab,,yellow,doctor,,,,x,0,1"))
        .containsExactly("Line 2: cost must be a whole number from 0 to 9, not \"x\".");
  }

  @Test
  void sl13IsRefusedWhenAnObjectiveNamesNoThreeAgencies() {
    assertThat(problems("objective,,yellow+red+blue", "objective,,yellow+red"))
        .singleElement()
        .asString()
        .contains("agencies must be written like yellow+yellow+red, not \"yellow+red\"");
  }

  @Test
  void sl13IsRefusedWhenTwoProjectsHaveOneName() {
    assertThat(problems("Treaty", "Grand Plan"))
        .containsExactly("Two projects are called Grand Plan; each needs a name of its own.");
  }

  @Test
  void sl13IsRefusedWithAnUnknownKindOrCondition() {
    assertThat(problems("bonus,,,,,left,,,7", "prize,,,,,left,,,7"))
        .contains("Line 98 begins with prize instead of one of lab, project, objective, bonus.");
    assertThat(problems("sets:agency", "sets:pair")).singleElement().asString().contains("Line");
  }
}
