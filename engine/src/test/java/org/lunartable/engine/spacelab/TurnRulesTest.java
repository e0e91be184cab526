package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spacelab.rules.Event;

@DisplayName("A turn of Space Lab")
class TurnRulesTest {

  private static final String FULL =
      "up-left=red-pilot-0-1 up-centre=red-pilot-0-1 up-right=red-pilot-0-1"
          + " far-left=red-pilot-0-1 mid-left=red-pilot-0-1 mid-right=red-pilot-0-1"
          + " far-right=red-pilot-0-1 down-left=red-pilot-0-1 down-centre=red-pilot-0-1";

  @Test
  void sl3IsExactlyOneOfThreeActions() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-0-1
            green  :
            centre blue-doctor-0-0 yellow-doctor-0-0
            """);
    assertThat(table.options())
        .startsWith("draw", "recruit:yellow", "recruit:blue", "place:red-pilot-0-1@up-left")
        .hasSize(3 + 10);
    table.play("recruit:blue");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl3LeavesOnlyPlacingWithFiveCardsAtTheStart() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-0-1 red-doctor-1-2 blue-pilot-2-3 blue-doctor-0-0 green-pilot-3-5
            green  :
            centre blue-doctor-0-0
            """);
    assertThat(table.options()).hasSize(50).allMatch(move -> move.startsWith("place:"));
  }

  @Test
  void sl3LeavesAllThreeActionsWithFourCards() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-0-1 red-doctor-1-2 blue-pilot-2-3 blue-doctor-0-0
            green  :
            centre blue-doctor-0-0
            """);
    assertThat(table.options()).contains("draw", "recruit:blue", "place:red-pilot-0-1@up-left");
  }

  @Test
  void sl4TurnsThreeCardsUpAndGivesAllOfOneAgencyAmongThem() {
    LabTable table =
        LabTable.of(
            """
            orange : yellow-pilot-1-2
            green  :
            centre yellow-doctor-0-0
            deck   yellow-pilot-0-1 blue-doctor-0-0 yellow-doctor-1-1 red-pilot-0-1
            """);
    table.play("draw");
    assertThat(table.options()).containsExactly("take:yellow", "take:blue");
    table.play("take:yellow");
    assertThat(table.hand("orange"))
        .containsExactly("yellow-pilot-1-2", "yellow-pilot-0-1", "yellow-doctor-1-1");
    assertThat(table.centre()).containsExactly("yellow-doctor-0-0", "blue-doctor-0-0");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl4NeedsNoChoiceWhenAllAreOfOneAgency() {
    LabTable table =
        LabTable.of(
            """
            orange :
            green  :
            deck   red-pilot-0-1 red-doctor-0-0 red-doctor-1-1
            """);
    table.play("draw");
    assertThat(table.hand("orange")).hasSize(3);
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl5GivesAllCardsOfOneAgencyInTheRecruitmentCentre() {
    LabTable table =
        LabTable.of(
            """
            orange :
            green  :
            centre red-pilot-0-1 blue-doctor-0-0 red-doctor-1-1
            """);
    table.play("recruit:red");
    assertThat(table.hand("orange")).containsExactly("red-pilot-0-1", "red-doctor-1-1");
    assertThat(table.centre()).containsExactly("blue-doctor-0-0");
  }

  @Test
  void sl5IsNotPossibleWhileTheCentreIsEmpty() {
    LabTable table = LabTable.of("orange :\ngreen :");
    assertThat(table.options()).containsExactly("draw");
  }

  @Test
  void sl5LetsWhoCanDoNothingPass() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3
            green  :
            deck
            """);
    assertThat(table.options()).containsExactly("pass");
    table.play("pass");
    assertThat(table.happened()).contains(Event.Kind.PASSED);
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl6DiscardsAsManyCardsAsTheLabCosts() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3 blue-doctor-0-0 yellow-doctor-0-0 green-pilot-0-1
            green  :
            """);
    table.play("place:red-pilot-2-3@far-left", "pay:yellow-doctor-0-0", "pay:blue-doctor-0-0");
    assertThat(table.discard()).containsExactly("yellow-doctor-0-0", "blue-doctor-0-0");
    assertThat(table.hand("orange")).containsExactly("green-pilot-0-1");
    assertThat(table.player("orange").station().labs()).hasSize(1);
  }

  @Test
  void sl6DiscardsTheWholeHandByItselfWhenAllOfItIsNeeded() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3 blue-doctor-0-0 yellow-doctor-0-0
            green  :
            """);
    table.play("place:red-pilot-2-3@far-left");
    assertThat(table.hand("orange")).isEmpty();
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl6OffersNoLabThatCannotBePaidFor() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3 blue-doctor-1-1
            green  :
            """);
    assertThat(table.options())
        .noneMatch(move -> move.startsWith("place:red"))
        .contains("place:blue-doctor-1-1@up-left");
  }

  @Test
  void sl6OffersEmptySlotsOnly() {
    LabTable table =
        LabTable.of(
            """
            orange far-left=red-pilot-0-1 : blue-doctor-0-0
            green  :
            """);
    assertThat(table.options())
        .contains("place:blue-doctor-0-0@up-left")
        .doesNotContain("place:blue-doctor-0-0@far-left");
  }

  @Test
  void sl6PlacesOneOrMoreLabs() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-0-1 blue-doctor-0-0 yellow-doctor-0-0
            green  :
            centre blue-doctor-0-0
            """);
    table.play("place:red-pilot-0-1@far-left");
    assertThat(table.options())
        .contains("end", "place:blue-doctor-0-0@far-right")
        .doesNotContain("draw", "recruit:blue");
    table.play("place:blue-doctor-0-0@far-right", "end");
    assertThat(table.hand("orange")).containsExactly("yellow-doctor-0-0");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl6DiscardsDownToFourWhenLabsMustBePlacedButNoneCanBePaidFor() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-7-9 red-doctor-7-9 blue-pilot-7-9 blue-doctor-7-9 green-pilot-8-9 green-doctor-7-9
            green  :
            """);
    assertThat(table.options()).hasSize(6).contains("drop:green-pilot-8-9");
    table.play("drop:green-pilot-8-9", "drop:red-pilot-7-9");
    assertThat(table.hand("orange")).hasSize(4);
    assertThat(table.discard()).containsExactly("green-pilot-8-9", "red-pilot-7-9");
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl10LetsEachOtherPlayerPlaceOnceMoreAfterTheTenthLab() {
    LabTable table =
        LabTable.of(
            "orange "
                + FULL
                + " : blue-doctor-0-0 blue-pilot-0-1\n"
                + "green : blue-doctor-0-0 yellow-doctor-1-1 yellow-pilot-0-1\n"
                + "blue : blue-doctor-1-1\n"
                + "red : red-doctor-0-0\n");
    table.play("place:blue-doctor-0-0@down-right");
    assertThat(table.happened()).contains(Event.Kind.LAST_ROUND);
    assertThat(table.mover()).as("a full station places no more").isEqualTo("green");
    assertThat(table.options()).contains("end").doesNotContain("draw");
    table.play("place:blue-doctor-0-0@up-left", "place:yellow-pilot-0-1@far-left");
    assertThat(table.mover()).as("green can pay for no more, blue for nothing").isEqualTo("red");
    table.play("end");
    assertThat(table.state().over()).isTrue();
    assertThat(table.happened()).contains(Event.Kind.ENDED);
  }

  @Test
  void sl10LetsThePlayerFinishTheActionAfterTheThirdObjective() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-projects centre@red-red-red-doctor-projects right@red-red-red-doctor-projects up-left=red-pilot-0-1 far-left=red-pilot-0-1 mid-left=red-pilot-0-1 up-centre=red-pilot-0-1 mid-right=red-pilot-0-1 up-right=red-pilot-0-1 : red-doctor-0-0 blue-pilot-0-1 blue-doctor-0-0
            green :
            """);
    table.play("place:red-doctor-0-0@far-right");
    assertThat(table.happened()).contains(Event.Kind.COMPLETED, Event.Kind.LAST_ROUND);
    assertThat(table.mover()).isEqualTo("orange");
    table.play("place:blue-pilot-0-1@down-right", "end");
    assertThat(table.state().over()).as("green has nothing to place").isTrue();
  }

  @Test
  void sl10GivesBonusesAndObjectivesInTheLastPlacementAsUsual() {
    LabTable table =
        LabTable.of(
            "orange "
                + FULL
                + " : blue-doctor-0-0\n"
                + "green left@red-red-blue-doctor-projects far-left=red-pilot-0-1"
                + " mid-left=red-pilot-0-1 : blue-doctor-0-0 yellow-pilot-0-1\n"
                + "projects treaty sun-sail\n");
    table.play("place:blue-doctor-0-0@down-right", "place:blue-doctor-0-0@down-left");
    assertThat(table.player("green").station().bonuses()).hasSize(1);
    assertThat(table.options()).containsExactly("keep:sun-sail", "keep:treaty");
    table.play("keep:treaty", "end");
    assertThat(table.state().over()).isTrue();
    assertThat(table.projects("green")).containsExactly("treaty");
  }

  @Test
  void sl12MakesAnEmptyDeckAnewFromTheShuffledDiscardPile() {
    LabTable table =
        LabTable.of(
            """
            orange :
            green  :
            deck    yellow-pilot-0-1
            discard red-pilot-0-1 blue-pilot-0-1 green-pilot-0-1
            """);
    table.play("draw");
    assertThat(table.happened()).contains(Event.Kind.RESHUFFLED);
    assertThat(table.options()).hasSize(3).contains("take:yellow");
    assertThat(table.discard()).isEmpty();
    assertThat(table.state().stock().labs().deck()).hasSize(1);
  }

  @Test
  void sl12TurnsUpFewerThanThreeWhenThereAreNoMore() {
    LabTable table =
        LabTable.of(
            """
            orange :
            green  :
            deck   yellow-pilot-0-1 red-pilot-0-1
            """);
    table.play("draw");
    assertThat(table.options()).containsExactly("take:yellow", "take:red");
  }
}
