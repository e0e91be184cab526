package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.advisor.Simulation;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.advisor.Statistics;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.kiosk.games.AllGames;
import org.lunartable.kiosk.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The house-rule lab: plays many games by some rules and tells what came of them. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays many games and prints how long they last, how they end, what the first turn",
      "and the colour are worth, and how often each option is used.",
      "Levels: random, gentle, greedy, steady, keen, strong."
    },
    footer = {
      "",
      "Example: lunar simulate --rules house.json --games 10000 --players greedy,greedy"
    })
final class SimulateCommand implements Callable<Integer> {

  private static final int MOST_GAMES = 1_000_000;
  private static final long NODES = 5_000;

  @Option(
      names = "--game",
      paramLabel = "NAME",
      defaultValue = "lunar-command",
      description = {
        "lunar-command, home-on-lagrange or space-lab; the last two know the levels random and",
        "greedy and take one for each player (default: ${DEFAULT-VALUE})."
      })
  private String game;

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = {
        "A house rules file (JSON); of card games, the readings of points that their rules leave",
        "open, such as {\"empty-deck\": \"ends-the-game\"}."
      })
  private Path rulesFile;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games, 1 to 1000000 (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--players",
      paramLabel = "LEVEL,LEVEL",
      defaultValue = "greedy,greedy",
      description = "Who plays (default: ${DEFAULT-VALUE}).")
  private String players;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = {
        "Positions that the level strong of lunar-command judges in a turn, about",
        "(default: " + NODES + ")."
      })
  private Long nodes;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "The same seed plays the same games (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  private final Console console;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    checkRange("--games", games, MOST_GAMES);
    checkRange("--nodes", limit(), Question.MOST_NODES);
    if (CardLab.games().contains(game)) {
      return cards();
    } else if (!game.equals("lunar-command")) {
      throw CliProblem.badInput(
          "--game has no game \"%s\"; known are %s."
              .formatted(game, String.join(", ", AllGames.GAMES.ids())));
    }
    List<Skill> skills = skills();
    SimulationReport report = new SimulationReport(play(skills), skills);
    if (json) {
      console.out().println(Json.write(report.tree()));
    } else {
      report.lines().forEach(console.out()::println);
    }
    return 0;
  }

  private long limit() {
    return nodes == null ? NODES : nodes;
  }

  /** Every core plays a part of the games, the same as one after the other. */
  private Statistics play(List<Skill> skills) {
    Rules rules = PositionFiles.rules(rulesFile);
    int parts = Runtime.getRuntime().availableProcessors();
    return IntStream.range(0, parts)
        .parallel()
        .mapToObj(
            part ->
                new Simulation(rules, skills.get(0), skills.get(1), limit())
                    .play(start(part, parts), start(part + 1, parts), seed, console::broken))
        .collect(Statistics::new, Statistics::add, Statistics::add);
  }

  /** Games that share their dice stay in one part. */
  private int start(int part, int parts) {
    int groups = (games + Simulation.GROUP - 1) / Simulation.GROUP;
    return Math.min(games, (int) ((long) groups * part / parts) * Simulation.GROUP);
  }

  private int cards() {
    if (nodes != null) {
      throw CliProblem.badInput(
          "--nodes is for lunar-command only: no level of %s looks ahead.".formatted(game));
    }
    CardLab lab =
        CardLab.play(CardLab.rules(game, rulesFile), players, games, seed, console::broken);
    if (json) {
      console.out().println(Json.write(lab.tree()));
    } else {
      lab.lines().forEach(console.out()::println);
    }
    return 0;
  }

  private static void checkRange(String option, long value, long most) {
    if (value < 1 || value > most) {
      throw CliProblem.badInput("%s takes 1 to %d, not %d.".formatted(option, most, value));
    }
  }

  private List<Skill> skills() {
    List<Skill> skills = new ArrayList<>();
    for (String name : players.split(",", -1)) {
      skills.add(
          Skill.parse(name)
              .orElseThrow(
                  () ->
                      CliProblem.badInput(
                          "--players has no level \"%s\"; known are %s."
                              .formatted(name, known()))));
    }
    if (skills.size() != 2) {
      throw CliProblem.badInput("--players takes two levels, such as greedy,steady.");
    }
    return skills;
  }

  private static String known() {
    return Arrays.stream(Skill.values()).map(Skill::text).collect(Collectors.joining(", "));
  }
}
