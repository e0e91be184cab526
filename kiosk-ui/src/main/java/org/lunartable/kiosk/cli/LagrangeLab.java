package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.homeonlagrange.advisor.GameLab;
import org.lunartable.engine.homeonlagrange.advisor.Level;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.kiosk.games.HouseCatalogue;

/** Many games of Home on Lagrange, and what came of them. */
final class LagrangeLab {

  private final List<Level> levels;
  private final GameLab.Findings findings;

  private LagrangeLab(List<Level> levels, GameLab.Findings findings) {
    this.levels = levels;
    this.findings = findings;
  }

  static LagrangeLab play(String players, int games, long seed, BooleanSupplier stop) {
    List<Level> levels = levels(players);
    return new LagrangeLab(
        levels, new GameLab(HouseCatalogue.CATALOGUE, levels).play(games, seed, stop));
  }

  private static List<Level> levels(String players) {
    List<Level> levels = new ArrayList<>();
    for (String name : players.split(",", -1)) {
      levels.add(
          Level.parse(name)
              .orElseThrow(
                  () ->
                      CliProblem.badInput(
                          "--players has no level \"%s\" of home-on-lagrange; known are random, greedy."
                              .formatted(name))));
    }
    if (levels.size() < SetUp.FEWEST || levels.size() > SetUp.MOST) {
      throw CliProblem.badInput(
          "--players takes two to five levels for home-on-lagrange, such as greedy,random,random.");
    }
    return levels;
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("game", "home-on-lagrange");
    tree.put("games", findings.games());
    tree.put("unfinished", findings.unfinished());
    tree.put("turns", findings.turns());
    List<Map<String, Object>> seats = new ArrayList<>();
    for (int seat = 0; seat < levels.size(); seat++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("seat", Seats.word(seat));
      one.put("level", levels.get(seat).text());
      one.put("wins", findings.wins().get(seat));
      one.put("points", findings.points().get(seat));
      seats.add(one);
    }
    tree.put("seats", seats);
    tree.put("makeUps", findings.makeUps());
    return tree;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%d games of Home on Lagrange, %.1f turns on average, %d stopped",
            findings.games(),
            findings.turns(),
            findings.unfinished()));
    for (int seat = 0; seat < levels.size(); seat++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "  %-7s %-7s won %.1f, %.0f points on average",
              Seats.word(seat),
              levels.get(seat).text(),
              findings.wins().get(seat),
              findings.points().get(seat)));
    }
    findings.makeUps().forEach((name, count) -> lines.add("  " + name + ": " + count));
    return lines;
  }
}
