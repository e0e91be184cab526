package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.lunartable.engine.advisor.Share;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.advisor.Statistics;
import org.lunartable.engine.lunarcommand.fast.Move;

/** Says what came of many games, in lines for people or as a tree for programs. */
final class SimulationReport {

  private final Statistics statistics;
  private final List<Skill> skills;

  SimulationReport(Statistics statistics, List<Skill> skills) {
    this.statistics = statistics;
    this.skills = skills;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        format(
            "%d games, %.1f turns on average (standard deviation %.1f, longest %d)",
            statistics.games(),
            statistics.meanTurns(),
            statistics.spreadOfTurns(),
            statistics.longest()));
    lines.add(
        format(
            "points of both sides: %.2f a game (shares below: 95 %% confidence intervals)",
            statistics.meanPoints()));
    lines.add(count("games without any points", statistics.pointless()));
    lines.add(count("draws", statistics.draws()));
    for (Statistics.End end : Statistics.End.values()) {
      lines.add(count("ended by " + words(end), statistics.ends(end)));
    }
    lines.add(
        share(skills.get(0).text() + " against " + skills.get(1).text(), statistics.firstPlayer()));
    lines.add(share("the side that begins", statistics.firstTurn()));
    lines.add(share("orange", statistics.orange()));
    used().forEach((kind, count) -> lines.add(format("%s: %d actions", kind, count)));
    return lines;
  }

  private static String count(String what, Share share) {
    return format(
        "%s: %.0f, %.1f %% (%.1f to %.1f)",
        what, share.times(), 100 * share.mean(), 100 * share.low(), 100 * share.high());
  }

  private static String share(String who, Share share) {
    return format(
        "%s: %.1f %% (%.1f to %.1f)",
        who, 100 * share.mean(), 100 * share.low(), 100 * share.high());
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("games", statistics.games());
    Map<String, Object> turns = new LinkedHashMap<>();
    turns.put("mean", statistics.meanTurns());
    turns.put("deviation", statistics.spreadOfTurns());
    turns.put("longest", statistics.longest());
    tree.put("turns", turns);
    Map<String, Object> ends = new LinkedHashMap<>();
    Map<String, Object> shares = new LinkedHashMap<>();
    for (Statistics.End end : Statistics.End.values()) {
      ends.put(name(end), (int) statistics.ends(end).times());
      shares.put(name(end), tree(statistics.ends(end)));
    }
    tree.put("ends", ends);
    tree.put("draws", (int) statistics.draws().times());
    tree.put("pointless", (int) statistics.pointless().times());
    shares.put("draw", tree(statistics.draws()));
    shares.put("pointless", tree(statistics.pointless()));
    tree.put("shares", shares);
    tree.put("points", statistics.meanPoints());
    tree.put("players", skills.stream().map(Skill::text).toList());
    tree.put("first_player", tree(statistics.firstPlayer()));
    tree.put("first_turn", tree(statistics.firstTurn()));
    tree.put("orange", tree(statistics.orange()));
    tree.put("actions", used());
    return tree;
  }

  static Map<String, Object> tree(Share share) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("mean", share.mean());
    tree.put("margin", share.margin());
    tree.put("low", share.low());
    tree.put("high", share.high());
    tree.put("independent", share.independent());
    return tree;
  }

  /** Actions by kind, by the words of the rules. */
  private Map<String, Long> used() {
    Map<String, Long> used = new LinkedHashMap<>();
    used.put(
        "wall",
        statistics.actions(Move.WALL_CORNER)
            + statistics.actions(Move.WALL_HORIZONTAL)
            + statistics.actions(Move.WALL_VERTICAL));
    used.put("dome", statistics.actions(Move.DOME));
    used.put(
        "airlock",
        statistics.actions(Move.AIRLOCK_HORIZONTAL) + statistics.actions(Move.AIRLOCK_VERTICAL));
    used.put("antenna", statistics.actions(Move.ANTENNA));
    used.put("ufo", statistics.actions(Move.UFO));
    used.put("abduction", statistics.actions(Move.ABDUCT));
    used.put("step", statistics.actions(Move.STEP));
    used.put("end of a spacewalk", statistics.actions(Move.END_WALK));
    used.put("pass", statistics.actions(Move.PASS));
    return used;
  }

  private static String name(Statistics.End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }

  private static String words(Statistics.End end) {
    return switch (end) {
      case TARGET -> "the target score";
      case WALLS_USED_UP -> "the last wall";
      case COLOUR_USED_UP -> "the last coloured piece of a side";
      case QUIET -> "too many quiet turns";
      case GIVEN_UP -> "nothing (given up: the rules get stuck)";
    };
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
