package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.lunartable.engine.advisor.Share;
import org.lunartable.engine.cardgame.CardGame;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.GameLab;
import org.lunartable.engine.cardgame.GameTally;
import org.lunartable.engine.cardgame.Level;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.kiosk.games.AllGames;

/** Many games of a card game, and what came of them. */
final class CardLab {

  /** Games take unequally long. */
  private static final int PARTS_PER_CORE = 4;

  private final CardRules<?, ?> rules;
  private final List<Level> levels;
  private final GameLab.Findings findings;

  private CardLab(CardRules<?, ?> rules, List<Level> levels, GameLab.Findings findings) {
    this.rules = rules;
    this.levels = levels;
    this.findings = findings;
  }

  /** The ids of the games it can play. */
  static List<String> games() {
    return cardGames().stream().map(CardGame::id).toList();
  }

  private static List<CardGame> cardGames() {
    return AllGames.GAMES.all().stream()
        .filter(CardGame.class::isInstance)
        .map(CardGame.class::cast)
        .toList();
  }

  /**
   * The rules of a game that is one of {@link #games}.
   *
   * @param file how points are read that they leave open (JSON); null for the usual way
   */
  static CardRules<?, ?> rules(String id, Path file) {
    CardGame game =
        cardGames().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    return file == null ? game.rules() : HouseRules.read(file, game::rules);
  }

  /** Plays a game on all cores: how many changes no figure. */
  static CardLab play(
      CardRules<?, ?> rules, String players, int games, long seed, BooleanSupplier stop) {
    List<Level> levels = levels(rules, players);
    GameLab<?> lab = new GameLab<>(rules, levels);
    int parts = Math.min(games, PARTS_PER_CORE * Runtime.getRuntime().availableProcessors());
    GameLab.Findings findings =
        IntStream.range(0, parts)
            .parallel()
            .mapToObj(
                part ->
                    lab.play(first(part, parts, games), first(part + 1, parts, games), seed, stop))
            .reduce(GameTally::add)
            .orElseThrow()
            .findings();
    return new CardLab(rules, levels, findings);
  }

  /** The number of the first game of a part. */
  private static int first(int part, int parts, int games) {
    return (int) ((long) games * part / parts);
  }

  private Share share(int seat) {
    return new Share(findings.games(), findings.wins().get(seat));
  }

  /** Half the width of the 95 % confidence interval of a seat's mean points. */
  private double margin(int seat) {
    return Share.Z * findings.spread().get(seat) / Math.sqrt(Math.max(1, findings.games()));
  }

  private static List<Level> levels(CardRules<?, ?> rules, String players) {
    List<Level> levels = new ArrayList<>();
    for (String name : players.split(",", -1)) {
      levels.add(
          Level.parse(name)
              .orElseThrow(
                  () ->
                      CliProblem.badInput(
                          "--players has no level \"%s\" of %s; known are random, greedy."
                              .formatted(name, rules.game()))));
    }
    if (levels.size() < rules.fewest() || levels.size() > rules.most()) {
      throw CliProblem.badInput(
          "--players takes %d to %d levels for %s, such as greedy,random."
              .formatted(rules.fewest(), rules.most(), rules.game()));
    }
    return levels;
  }

  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("game", rules.game());
    tree.put("games", findings.games());
    tree.put("unfinished", findings.unfinished());
    tree.put("turns", findings.turns());
    List<Map<String, Object>> seats = new ArrayList<>();
    for (int seat = 0; seat < levels.size(); seat++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("seat", Seats.word(seat));
      one.put("level", levels.get(seat).text());
      one.put("wins", findings.wins().get(seat));
      one.put("share", SimulationReport.tree(share(seat)));
      one.put("points", findings.points().get(seat));
      one.put("pointsMargin", margin(seat));
      seats.add(one);
    }
    tree.put("seats", seats);
    tree.put(rules.tally(), findings.tallies());
    return tree;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%d games of %s, %.1f turns on average, %d stopped (95 %% confidence intervals below)",
            findings.games(),
            rules.game(),
            findings.turns(),
            findings.unfinished()));
    for (int seat = 0; seat < levels.size(); seat++) {
      lines.add(line(seat));
    }
    findings.tallies().forEach((name, count) -> lines.add("  " + name + ": " + count));
    return lines;
  }

  private String line(int seat) {
    Share share = share(seat);
    return String.format(
        Locale.ROOT,
        "  %-7s %-7s won %.1f: %.1f %% (%.1f to %.1f), %.0f points on average (+/- %.0f)",
        Seats.word(seat),
        levels.get(seat).text(),
        findings.wins().get(seat),
        100 * share.mean(),
        100 * share.low(),
        100 * share.high(),
        findings.points().get(seat),
        margin(seat));
  }
}
