package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spacelab.rules.Event;

/** Each point that the rules leave open, read in the usual way and in the other ones. */
@DisplayName("A point that Space Lab leaves open")
class ReadingsTest {

  private static final String STUCK =
      """
      orange : red-pilot-7-9 red-doctor-7-9 blue-pilot-7-9 blue-doctor-7-9 green-pilot-8-9
      green  :
      centre red-pilot-0-1
      """;

  private static final String ENDING =
      "orange up-left=red-pilot-0-1 up-centre=red-pilot-0-1 up-right=red-pilot-0-1"
          + " far-left=red-pilot-0-1 mid-left=red-pilot-0-1 mid-right=red-pilot-0-1"
          + " far-right=red-pilot-0-1 down-left=red-pilot-0-1 down-centre=red-pilot-0-1"
          + " : blue-doctor-0-0\n"
          + "green left@red-red-blue-doctor-projects far-left=red-pilot-0-1"
          + " mid-left=red-pilot-0-1 : blue-doctor-0-0 yellow-pilot-0-1\n"
          + "projects treaty sun-sail\n";

  @Test
  void sl4TakesCardsAmongTheThreeOrThoseOfTheCentreToo() {
    String text =
        """
        orange :
        green  :
        centre yellow-doctor-0-0 red-pilot-0-1
        deck   yellow-pilot-0-1 blue-doctor-0-0 yellow-doctor-1-1 red-pilot-0-1
        """;
    LabTable usual = LabTable.of(text).play("draw", "take:yellow");
    assertThat(usual.hand("orange")).containsExactly("yellow-pilot-0-1", "yellow-doctor-1-1");
    LabTable other = LabTable.of(text, Map.of("draw-from", "centre-too")).play("draw");
    assertThat(other.options())
        .as("red is not among the three")
        .containsExactly("take:yellow", "take:blue");
    other.play("take:yellow");
    assertThat(other.hand("orange"))
        .containsExactly("yellow-pilot-0-1", "yellow-doctor-1-1", "yellow-doctor-0-0");
    assertThat(other.centre()).containsExactly("red-pilot-0-1", "blue-doctor-0-0");
  }

  @Test
  void sl5PassesOnlyWhoCanDoNothingOrWhoeverNeedNotPlace() {
    String text = "orange : red-pilot-0-1\ngreen :\n";
    Map<String, String> any = Map.of("pass", "any-time");
    assertThat(LabTable.of(text).options()).doesNotContain("pass");
    LabTable other = LabTable.of(text, any);
    assertThat(other.options()).contains("pass", "draw");
    other.play("pass");
    assertThat(other.mover()).isEqualTo("green");
    assertThat(LabTable.of(STUCK.replace("7-9", "0-1"), any).options())
        .as("five cards")
        .allMatch(id -> id.startsWith("place:"));
    assertThat(LabTable.of("orange : red-pilot-2-3\ngreen :\ndeck\n").options())
        .containsExactly("pass");
  }

  @Test
  void sl6WhoCannotPayDiscardsToFourOrPassesOrActsOtherwise() {
    assertThat(LabTable.of(STUCK).options()).hasSize(5).allMatch(id -> id.startsWith("drop:"));
    LabTable passing = LabTable.of(STUCK, Map.of("cannot-pay", "passes"));
    assertThat(passing.options()).containsExactly("pass");
    passing.play("pass");
    assertThat(passing.hand("orange")).hasSize(5);
    LabTable acting = LabTable.of(STUCK, Map.of("cannot-pay", "acts-otherwise"));
    assertThat(acting.options()).containsExactly("draw", "recruit:red");
    acting.play("recruit:red");
    assertThat(acting.hand("orange")).hasSize(6);
  }

  @Test
  void sl6ActsOtherwiseOnlyWhoCannotPay() {
    assertThat(
            LabTable.of(
                    STUCK.replace("green-pilot-8-9", "green-pilot-1-1"),
                    Map.of("cannot-pay", "acts-otherwise"))
                .options())
        .allMatch(id -> id.startsWith("place:green-pilot"));
  }

  @Test
  void sl10LastLabsBringAllOrTheirPointsAlone() {
    LabTable usual = LabTable.of(ENDING);
    usual.play("place:blue-doctor-0-0@down-right", "place:blue-doctor-0-0@down-left");
    assertThat(usual.player("green").station().bonuses()).hasSize(1);
    assertThat(usual.options()).containsExactly("keep:sun-sail", "keep:treaty");
    LabTable other = LabTable.of(ENDING, Map.of("last-placement", "labs-alone"));
    other.play("place:blue-doctor-0-0@down-right", "place:blue-doctor-0-0@down-left");
    assertThat(other.player("green").station().bonuses()).isEmpty();
    assertThat(other.options()).contains("end", "place:yellow-pilot-0-1@up-left");
    other.play("place:yellow-pilot-0-1@up-left");
    assertThat(other.state().over()).isTrue();
    assertThat(other.score("green").total()).as("1 + 1 + 0 + 1").isEqualTo(3);
  }

  @Test
  void sl12AnEmptyDeckIsMadeAnewOrEndsTheGame() {
    String text =
        """
        orange :
        green  : red-pilot-0-1
        deck    yellow-pilot-0-1
        discard red-pilot-0-1 blue-pilot-0-1 green-pilot-0-1
        """;
    LabTable usual = LabTable.of(text).play("draw");
    assertThat(usual.happened()).contains(Event.Kind.RESHUFFLED);
    LabTable other = LabTable.of(text, Map.of("empty-deck", "ends-the-game")).play("draw");
    assertThat(other.happened()).contains(Event.Kind.LAST_ROUND);
    assertThat(other.hand("orange")).containsExactly("yellow-pilot-0-1");
    assertThat(other.discard()).hasSize(3);
    assertThat(other.mover()).isEqualTo("green");
    assertThat(other.options()).contains("end").doesNotContain("draw");
    other.play("end");
    assertThat(other.state().over()).isTrue();
    assertThat(HouseCards.RULES.tallied(other.state())).isEqualTo(List.of("empty-deck"));
  }

  @Test
  void sl12ADeckThatAnEffectEmptiesLetsThePlayerFinishTheAction() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-red-pilot-take-lab : red-pilot-0-1 blue-pilot-0-1
            green  : red-doctor-0-0
            deck   yellow-pilot-0-1
            """,
            Map.of("empty-deck", "ends-the-game"));
    table.play("place:red-pilot-0-1@down-left");
    assertThat(table.happened()).contains(Event.Kind.LAST_ROUND);
    assertThat(table.mover()).isEqualTo("orange");
    table.play("place:yellow-pilot-0-1@up-left", "end");
    assertThat(table.mover()).isEqualTo("green");
  }
}
