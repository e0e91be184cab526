package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.lunarcommand.Rules;

/** Long: 200 games for each pair of skills, in fours with the same dice; draws count half. */
@Tag("bars")
@DisplayName("How strong the skills are")
class StrengthBarsTest {

  /**
   * Positions a turn: a fraction of the 40,000 that a Raspberry Pi 4 judges in a second
   * (docs/engine-speed.md), so that all games take minutes. More of them only help the strong one.
   */
  private static final long NODES = 1_000;

  private static final int GAMES = 200;

  private static Statistics.Share play(Skill one, Skill other) throws IOException {
    Statistics.Share share =
        new Simulation(Rules.CLASSIC, one, other, NODES).play(GAMES, 1, () -> false).firstPlayer();
    write(
        String.format(
            Locale.ROOT,
            "%s against %s, %d games | %.1f %% +- %.1f",
            one.text(),
            other.text(),
            GAMES,
            100 * share.mean(),
            100 * share.margin()));
    return share;
  }

  private static void write(String figure) throws IOException {
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("advisor.txt");
    Files.writeString(file, figure + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void strongBeatsGreedy() throws IOException {
    Statistics.Share share = play(Skill.STRONG, Skill.GREEDY);
    assertThat(share.mean() - share.margin()).isGreaterThan(0.8);
  }

  @Test
  void gentleIsWeakerThanGreedy() throws IOException {
    assertThat(play(Skill.GENTLE, Skill.GREEDY).mean()).isLessThanOrEqualTo(0.4);
  }

  @Test
  void steadyBeatsGentle() throws IOException {
    Statistics.Share share = play(Skill.STEADY, Skill.GENTLE);
    assertThat(share.mean() - share.margin()).isGreaterThan(0.5);
  }

  @Test
  void keenBeatsSteady() throws IOException {
    Statistics.Share share = play(Skill.KEEN, Skill.STEADY);
    assertThat(share.mean() - share.margin()).isGreaterThan(0.5);
  }

  @Test
  void strongBeatsKeen() throws IOException {
    Statistics.Share share = play(Skill.STRONG, Skill.KEEN);
    assertThat(share.mean() - share.margin()).isGreaterThan(0.5);
  }

  @Test
  void tenThousandGamesOfTheFastestTakeLessThanTwoMinutes() throws IOException {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    new Simulation(Rules.CLASSIC, Skill.RANDOM, Skill.RANDOM, 1).play(10_000, 1, () -> false);
    double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e9;
    write(
        String.format(
            Locale.ROOT, "10000 games of the fastest level | %.1f s of processor time", seconds));
    assertThat(seconds).isLessThan(120);
  }
}
