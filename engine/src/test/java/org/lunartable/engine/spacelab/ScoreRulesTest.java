package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Condition;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.cards.ProjectKind;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.scoring.ScoreLine;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

@DisplayName("The score of Space Lab")
class ScoreRulesTest {

  private static int worth(String condition, String labs, String... others) {
    Project project = Project.of("This one", Condition.parse(condition).orElseThrow(), 1);
    List<Lab> built =
        labs.isEmpty()
            ? List.of()
            : List.of(labs.split(" ")).stream().map(lab -> Lab.parse(lab).orElseThrow()).toList();
    List<Project> all = new ArrayList<>(List.of(project));
    for (String other : others) {
      all.add(Project.of(other + all.size(), Condition.parse(other).orElseThrow(), 1));
    }
    return project.worth(built, all);
  }

  @Test
  void sl11CountsLabsBonusTilesAndProjectsLineByLine() {
    LabTable table =
        LabTable.of(
            """
            orange left@red-red-blue-doctor-projects up-left=red-pilot-0-1 far-left=red-doctor-3-5 : blue-pilot-0-1 blue-doctor-0-0 / dust-rover treaty
            green  :
            """);
    table.play("place:blue-pilot-0-1@mid-left");
    Score score = table.score("orange");
    assertThat(score.lines()).extracting(ScoreLine::points).containsExactly(1, 5, 1, 7, 4, 0);
    assertThat(score.total()).isEqualTo(18);
  }

  @Test
  void sl11GivesPointsForEachLabOfAnAgencyOrSpeciality() {
    assertThat(worth("each:red", "red-pilot-0-1 red-doctor-0-0 blue-doctor-0-0")).isEqualTo(2);
    assertThat(worth("each:doctor", "red-pilot-0-1 red-doctor-0-0 blue-doctor-0-0")).isEqualTo(2);
  }

  @Test
  void sl11GivesPointsForThreeLabsOrMoreOnce() {
    assertThat(worth("enough:red", "red-pilot-0-1 red-doctor-0-0")).isZero();
    assertThat(worth("enough:red", "red-pilot-0-1 red-doctor-0-0 red-pilot-1-2 red-doctor-1-1"))
        .isEqualTo(1);
  }

  @Test
  void sl11GivesPointsForEachSetOfAllFour() {
    String four = "red-pilot-0-1 blue-pilot-0-1 green-pilot-0-1 yellow-pilot-0-1";
    assertThat(worth("sets:agency", four)).isEqualTo(1);
    assertThat(worth("sets:agency", four + " " + four)).isEqualTo(2);
    assertThat(worth("sets:speciality", four)).isZero();
  }

  @Test
  void sl11GivesPointsForPairsOfProjects() {
    assertThat(worth("pairs:agency+agency", "", "each:red")).isZero();
    assertThat(worth("pairs:agency+agency", "", "each:red", "enough:red", "each:blue"))
        .isEqualTo(1);
    assertThat(worth("pairs:agency+speciality", "", "each:red", "each:blue", "each:pilot"))
        .isEqualTo(1);
    assertThat(worth("pairs:pair+pair", "", "pairs:agency+pair")).as("itself counts").isEqualTo(1);
  }

  @Test
  void sl11WritesConditionsAsTheyAreRead() {
    for (String text : List.of("each:red", "enough:pilot", "sets:agency", "pairs:agency+pair")) {
      assertThat(Condition.parse(text)).map(Condition::text).contains(text);
    }
    for (String text : List.of("", "each:", "each:pink", "sets:pair", "pairs:agency", "none:red")) {
      assertThat(Condition.parse(text)).as(text).isEmpty();
    }
    assertThat(new Condition.Each(Agency.RED).kind()).isEqualTo(ProjectKind.AGENCY);
  }

  private static Score score(int points, int projects) {
    Project project = Project.of("P", Condition.parse("each:red").orElseThrow(), points);
    Lab lab = Lab.parse("red-pilot-0-0").orElseThrow();
    Station one = Station.EMPTY.with(Slot.UP_LEFT, lab);
    Score counted = Score.of(one, List.of(project));
    return new Score(counted.lines(), projects);
  }

  @Test
  void sl11LetsMorePointsWinThenMoreProjectsAndElseShares() {
    assertThat(new Standing(List.of(score(5, 1), score(6, 1))).winners()).containsExactly(1);
    assertThat(new Standing(List.of(score(6, 2), score(6, 1))).winners()).containsExactly(0);
    assertThat(new Standing(List.of(score(6, 2), score(5, 9), score(6, 2))).winners())
        .containsExactly(0, 2);
  }
}
