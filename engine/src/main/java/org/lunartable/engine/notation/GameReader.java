package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;

/** Reads games strictly. */
public final class GameReader {

  private final RulesSource rulesSource;
  private final Rules untagged;

  /** A reader for which a game without house rules is played by the classic ones. */
  public GameReader(RulesSource rulesSource) {
    this(rulesSource, Rules.CLASSIC);
  }

  /**
   * A reader with other rules for games that carry none.
   *
   * @param rulesSource reads the tag {@code RulesJson}
   * @param untagged the rules of a game without that tag
   */
  public GameReader(RulesSource rulesSource, Rules untagged) {
    this.rulesSource = rulesSource;
    this.untagged = untagged;
  }

  /**
   * All games of a file; each starts at its tag {@code [Game}.
   *
   * @throws NotationProblem at the first thing that is not as the notation prescribes
   */
  public List<GameRecord> readAll(String text) throws NotationProblem {
    List<GameRecord> games = new ArrayList<>();
    for (List<SourceLine> lines : split(SourceLine.split(text, 1))) {
      games.add(new OneGame(lines).read());
    }
    return games;
  }

  /**
   * The one game of a text.
   *
   * @throws NotationProblem also when there is none or more than one
   */
  public GameRecord read(String text) throws NotationProblem {
    List<List<SourceLine>> games = split(SourceLine.split(text, 1));
    if (games.size() != 1) {
      int line = games.isEmpty() ? 1 : games.get(1).get(0).number();
      throw new NotationProblem(line, 1, "one game is wanted here, not " + games.size());
    }
    return new OneGame(games.get(0)).read();
  }

  private static List<List<SourceLine>> split(List<SourceLine> lines) throws NotationProblem {
    List<List<SourceLine>> games = new ArrayList<>();
    for (SourceLine line : lines) {
      if (line.text().startsWith("[Game ")) {
        games.add(new ArrayList<>());
      }
      if (!games.isEmpty()) {
        games.get(games.size() - 1).add(line);
      } else if (!line.isSilent()) {
        throw line.problem("a game starts with the tag [Game \"Lunar Command\"]");
      }
    }
    return games;
  }

  /** Reads the lines of one game from top to bottom. */
  private final class OneGame {
    private final List<SourceLine> lines;
    private int next;

    OneGame(List<SourceLine> lines) {
      this.lines = lines;
    }

    GameRecord read() throws NotationProblem {
      Map<String, SourceLine> tags = tags();
      Rules rules = rules(tags.get("RulesJson"));
      Optional<Position> setUp = setUp(rules);
      RoundReader reader = new RoundReader(rules);
      List<GameRecord.Round> rounds = new ArrayList<>();
      SourceLine line = loud();
      while (!isResult(line)) {
        rounds.add(reader.read(line, rounds.size() + 1));
        next++;
        line = loud();
      }
      next++;
      SourceLine rest = loudOrNull();
      if (rest != null) {
        throw rest.problem("the result ends a game; only the next game may follow it");
      }
      Map<String, String> values = new LinkedHashMap<>();
      tags.forEach((name, value) -> values.put(name, value.text()));
      Optional<Ending> result = Ending.parse(withoutComment(line).text());
      return new GameRecord(values, rules, setUp, rounds, result, line.number());
    }

    private Map<String, SourceLine> tags() throws NotationProblem {
      Map<String, SourceLine> tags = new LinkedHashMap<>();
      for (SourceLine line = loud(); line.text().startsWith("["); line = loud()) {
        TagReader.read(line, tags);
        next++;
      }
      return tags;
    }

    private Rules rules(SourceLine json) throws NotationProblem {
      if (json == null) {
        return untagged;
      }
      try {
        return rulesSource.read(json.text());
      } catch (BadSetup e) {
        throw json.problem("the house rules cannot be used: " + e.getMessage());
      }
    }

    private Optional<Position> setUp(Rules rules) throws NotationProblem {
      SourceLine open = loud();
      if (!withoutComment(open).text().equals("{position")) {
        return Optional.empty();
      }
      List<SourceLine> position = new ArrayList<>();
      for (next++; next < lines.size(); next++) {
        SourceLine line = lines.get(next);
        if (line.text().strip().equals("}")) {
          next++;
          return Optional.of(PositionReader.read(position, rules));
        }
        position.add(line);
      }
      throw open.problem("the position that starts here lacks its closing line }");
    }

    private boolean isResult(SourceLine line) {
      String text = withoutComment(line).text();
      return text.equals("*") || Ending.parse(text).isPresent();
    }

    private SourceLine loud() throws NotationProblem {
      SourceLine line = loudOrNull();
      if (line == null) {
        throw new NotationProblem(
            lines.get(lines.size() - 1).number(),
            1,
            "a game ends with its result: orange, green, draw or *");
      }
      return line;
    }

    private SourceLine loudOrNull() {
      while (next < lines.size() && lines.get(next).isSilent()) {
        next++;
      }
      return next < lines.size() ? lines.get(next) : null;
    }
  }

  static SourceLine withoutComment(SourceLine line) {
    int comment = line.text().indexOf(';');
    return (comment < 0 ? line : line.to(comment)).trimmed();
  }
}
