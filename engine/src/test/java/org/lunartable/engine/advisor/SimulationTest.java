package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.lunarcommand.Rules;

@DisplayName("Simulated games")
class SimulationTest {

  private static Statistics play(Skill one, Skill other, int games, long seed) {
    return new Simulation(Rules.CLASSIC, one, other, 1_000).play(games, seed, () -> false);
  }

  @Test
  void theSameSeedPlaysTheSameGames() {
    Statistics one = play(Skill.RANDOM, Skill.GREEDY, 20, 5);
    Statistics other = play(Skill.RANDOM, Skill.GREEDY, 20, 5);
    assertThat(one).usingRecursiveComparison().isEqualTo(other);
  }

  @Test
  void anotherSeedPlaysOthers() {
    assertThat(play(Skill.RANDOM, Skill.RANDOM, 20, 5).actions())
        .isNotEqualTo(play(Skill.RANDOM, Skill.RANDOM, 20, 6).actions());
  }

  @Test
  void neighbouringSeedsDoNotRollTheSameDiceLater() {
    List<Integer> one = rolls(1);
    List<Integer> two = rolls(2);
    for (int later = 0; later < 20; later++) {
      assertThat(two.subList(0, 40)).isNotEqualTo(one.subList(later, later + 40));
      assertThat(one.subList(0, 40)).isNotEqualTo(two.subList(later, later + 40));
    }
  }

  private static List<Integer> rolls(long seed) {
    return Simulation.dice(seed, 0).ints(60, 0, 6).boxed().toList();
  }

  @Test
  void everyGameHasAnEnd() {
    Statistics statistics = play(Skill.RANDOM, Skill.RANDOM, 40, 1);
    double ends =
        Arrays.stream(Statistics.End.values())
            .mapToDouble(end -> statistics.ends(end).times())
            .sum();
    assertThat(ends).isEqualTo(40);
    assertThat(statistics.games()).isEqualTo(40);
  }

  @Test
  void resultsGoToThePlayerNotToThePlace() {
    Statistics statistics = play(Skill.KEEN, Skill.RANDOM, 8, 1);
    Statistics turned = play(Skill.RANDOM, Skill.KEEN, 8, 1);
    assertThat(statistics.firstPlayer().mean()).isGreaterThan(0.8);
    assertThat(turned.firstPlayer().mean()).isLessThan(0.2);
  }

  @Test
  void stopsWhenAsked() {
    int[] asked = new int[1];
    Statistics statistics =
        new Simulation(Rules.CLASSIC, Skill.RANDOM, Skill.RANDOM, 1)
            .play(1_000, 1, () -> asked[0]++ == 3);
    assertThat(statistics.games()).isEqualTo(3);
  }

  @Test
  void gamesPlayedInPartsAreTheSameGames() {
    Simulation table = new Simulation(Rules.CLASSIC, Skill.RANDOM, Skill.GREEDY, 1);
    Statistics parts = table.play(0, 8, 5, () -> false);
    parts.add(table.play(8, 20, 5, () -> false));
    assertThat(parts).usingRecursiveComparison().isEqualTo(play(Skill.RANDOM, Skill.GREEDY, 20, 5));
  }
}
