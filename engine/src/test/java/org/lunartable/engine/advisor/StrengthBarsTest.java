package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.lunarcommand.Rules;

/**
 * Long: 200 games for each pair of skills, in fours with the same dice; draws count half. The
 * strong level thinks as far as a Raspberry Pi 4 does in a second.
 */
@Tag("bars")
@DisplayName("How strong the skills are")
class StrengthBarsTest {

  private static final int GAMES = 200;

  /** Shares the games among the cores; each four of games is played by one of them. */
  private static Share play(Skill one, Skill other) throws IOException {
    Statistics all =
        IntStream.range(0, GAMES / Simulation.GROUP)
            .parallel()
            .mapToObj(
                four ->
                    new Simulation(Rules.CLASSIC, one, other, Question.NODES_OF_A_PI_SECOND)
                        .play(
                            Simulation.GROUP * four, Simulation.GROUP * (four + 1), 1, () -> false))
            .collect(Statistics::new, Statistics::add, Statistics::add);
    Share share = all.firstPlayer();
    AdvisorFigures.write(
        String.format(
            Locale.ROOT,
            "%s against %s, %d games | %.1f %% (%.1f to %.1f)",
            one.text(),
            other.text(),
            all.games(),
            100 * share.mean(),
            100 * share.low(),
            100 * share.high()));
    return share;
  }

  @Test
  void strongBeatsGreedy() throws IOException {
    assertThat(play(Skill.STRONG, Skill.GREEDY).low()).isGreaterThan(0.8);
  }

  @Test
  void gentleIsWeakerThanGreedy() throws IOException {
    assertThat(play(Skill.GENTLE, Skill.GREEDY).mean()).isLessThanOrEqualTo(0.4);
  }

  @Test
  void steadyBeatsGentle() throws IOException {
    assertThat(play(Skill.STEADY, Skill.GENTLE).low()).isGreaterThan(0.5);
  }

  @Test
  void keenBeatsSteady() throws IOException {
    assertThat(play(Skill.KEEN, Skill.STEADY).low()).isGreaterThan(0.5);
  }

  @Test
  void strongBeatsKeen() throws IOException {
    assertThat(play(Skill.STRONG, Skill.KEEN).low()).isGreaterThan(0.5);
  }

  @Test
  void tenThousandGamesOfTheFastestTakeLessThanTwoMinutes() throws IOException {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    new Simulation(Rules.CLASSIC, Skill.RANDOM, Skill.RANDOM, 1).play(10_000, 1, () -> false);
    double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9;
    AdvisorFigures.write(
        String.format(
            Locale.ROOT, "10000 games of the fastest level | %.1f s of processor time", seconds));
    assertThat(seconds).isLessThan(120);
  }
}
