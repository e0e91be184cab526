package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.rules.Event;

@DisplayName("A slot of Space Lab")
class SlotRulesTest {

  @Test
  void sl7DrawsAsManyProjectsAboveACapsuleAsTheLabCostsAndKeepsOne() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3 blue-doctor-0-0 yellow-doctor-0-0
            green  :
            projects treaty sun-sail grand-plan moon-library
            """);
    table.play("place:red-pilot-2-3@up-centre");
    assertThat(table.options()).containsExactly("keep:sun-sail", "keep:treaty");
    table.play("keep:sun-sail");
    assertThat(table.projects("orange")).containsExactly("sun-sail");
  }

  @Test
  void sl7PutsTheOtherProjectsUnderTheDeck() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-2-3 blue-doctor-0-0 yellow-doctor-0-0
            green  : red-pilot-2-3 blue-doctor-0-0 yellow-doctor-0-0
            projects treaty sun-sail grand-plan moon-library
            """);
    table.play("place:red-pilot-2-3@up-centre", "keep:sun-sail");
    assertThat(table.state().stock().projects())
        .extracting(Object::toString)
        .containsExactly("treaty", "moon-library", "grand-plan");
  }

  @Test
  void sl7BringsNoProjectForALabThatCostsNothing() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-0-1
            green  :
            """);
    table.play("place:red-pilot-0-1@up-left");
    assertThat(table.projects("orange")).isEmpty();
    assertThat(table.mover()).isEqualTo("green");
  }

  @Test
  void sl7BringsNothingFromAnEmptyProjectDeck() {
    LabTable table =
        LabTable.of(
            """
            orange : red-pilot-1-2 blue-doctor-0-0
            green  :
            projects
            """);
    table.play("place:red-pilot-1-2@up-left");
    assertThat(table.happened()).contains(Event.Kind.NO_PROJECT);
  }

  @Test
  void sl7CountsThePrintedCostAlsoWhenTheLabWasCheaper() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-discount : blue-doctor-0-0 red-pilot-2-3 yellow-doctor-0-0
            green  :
            projects treaty sun-sail
            """);
    table.play("place:blue-doctor-0-0@down-left", "place:red-pilot-2-3@up-left");
    assertThat(table.options()).containsExactly("keep:sun-sail", "keep:treaty");
  }

  @Test
  void sl8TakesALabFromTheDeckByEffectWhenTheSpecialityMatches() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-take-lab : blue-doctor-0-0
            green  :
            deck   green-pilot-3-5
            """);
    table.play("place:blue-doctor-0-0@down-left");
    assertThat(table.hand("orange")).containsExactly("green-pilot-3-5");
  }

  @Test
  void sl8HasNoEffectWithAnotherSpeciality() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-take-lab : blue-pilot-0-1
            green  :
            """);
    table.play("place:blue-pilot-0-1@down-left");
    assertThat(table.hand("orange")).isEmpty();
  }

  @Test
  void sl8HasNoEffectAboveOrBesideACapsule() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-take-lab : blue-doctor-0-0 red-doctor-0-0
            green  :
            """);
    table.play("place:blue-doctor-0-0@up-left", "place:red-doctor-0-0@far-left");
    assertThat(table.hand("orange")).isEmpty();
  }

  @Test
  void sl8RecruitsOneCardByEffect() {
    LabTable table =
        LabTable.of(
            """
            orange right@red-red-red-pilot-recruit-one : blue-pilot-0-1
            green  :
            centre green-pilot-0-1 green-doctor-0-0
            """);
    table.play("place:blue-pilot-0-1@down-right");
    assertThat(table.options())
        .containsExactly("recruit-one:green-pilot-0-1", "recruit-one:green-doctor-0-0");
    table.play("recruit-one:green-doctor-0-0");
    assertThat(table.hand("orange")).containsExactly("green-doctor-0-0");
    assertThat(table.centre()).containsExactly("green-pilot-0-1");
  }

  @Test
  void sl8RecruitsNobodyFromAnEmptyCentre() {
    LabTable table =
        LabTable.of(
            """
            orange right@red-red-red-pilot-recruit-one : blue-pilot-0-1
            green  :
            """);
    table.play("place:blue-pilot-0-1@down-right");
    assertThat(table.happened()).contains(Event.Kind.NO_EFFECT);
  }

  @Test
  void sl8DrawsTwoProjectsAndKeepsOneByEffect() {
    LabTable table =
        LabTable.of(
            """
            orange centre@red-red-red-technician-projects : blue-technician-0-1
            green  :
            projects treaty sun-sail grand-plan
            """);
    table.play("place:blue-technician-0-1@down-centre");
    assertThat(table.options()).containsExactly("keep:sun-sail", "keep:treaty");
  }

  @Test
  void sl8MakesTheNextLabOfTheTurnOneCheaperAndOnlyThat() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-discount : blue-doctor-0-0 red-pilot-1-2 red-doctor-1-1 yellow-pilot-1-2
            green  :
            """);
    table.play("place:blue-doctor-0-0@down-left", "place:red-pilot-1-2@far-left");
    assertThat(table.hand("orange")).as("nothing paid").hasSize(2);
    table.play("place:red-doctor-1-1@mid-left");
    assertThat(table.hand("orange")).as("the other card paid").isEmpty();
  }

  @Test
  void sl8LosesADiscountThatIsNotUsedInTheTurn() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-discount : blue-doctor-0-0 red-pilot-1-2
            green  :
            deck   red-pilot-0-1
            """);
    table.play("place:blue-doctor-0-0@down-left", "end", "draw");
    assertThat(table.mover()).isEqualTo("orange");
    assertThat(table.options()).doesNotContain("place:red-pilot-1-2@far-left");
  }

  @Test
  void sl9GivesTheTopBonusTileWhenTheAgenciesAreCovered() {
    LabTable table =
        LabTable.of(
            """
            orange left@yellow-red-red-doctor-projects up-left=red-pilot-0-1 far-left=yellow-pilot-0-1 : red-pilot-0-1
            green  :
            """);
    table.play("place:red-pilot-0-1@mid-left");
    assertThat(table.happened()).contains(Event.Kind.COMPLETED);
    assertThat(table.player("orange").station().bonus(Capsule.LEFT)).contains(7);
    assertThat(table.state().stock().bonuses(Capsule.LEFT)).containsExactly(5, 4, 3);
  }

  @Test
  void sl9NeedsTwoLabsForAnAgencyNamedTwice() {
    LabTable table =
        LabTable.of(
            """
            orange left@yellow-red-red-doctor-projects up-left=red-pilot-0-1 far-left=yellow-pilot-0-1 : yellow-pilot-0-1
            green  :
            """);
    table.play("place:yellow-pilot-0-1@mid-left");
    assertThat(table.player("orange").station().isComplete(Capsule.LEFT)).isFalse();
  }

  @Test
  void sl9CompletesTwoObjectivesWithOneSharedLab() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-blue-doctor-projects centre@red-blue-blue-doctor-projects up-left=red-pilot-0-1 far-left=red-pilot-0-1 up-centre=red-pilot-0-1 mid-right=blue-pilot-0-1 : blue-pilot-0-1
            green  :
            """);
    table.play("place:blue-pilot-0-1@mid-left");
    assertThat(table.player("orange").station().bonuses())
        .containsEntry(Capsule.LEFT, 7)
        .containsEntry(Capsule.CENTRE, 8);
  }

  @Test
  void sl9GivesNoTileWhenTheStackIsUsedUp() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-doctor-projects up-left=red-pilot-0-1 far-left=red-pilot-0-1 : red-pilot-0-1
            green  :
            left
            """);
    table.play("place:red-pilot-0-1@mid-left");
    assertThat(table.happened()).contains(Event.Kind.COMPLETED_LATE);
    assertThat(table.player("orange").station().bonuses()).isEmpty();
  }
}
