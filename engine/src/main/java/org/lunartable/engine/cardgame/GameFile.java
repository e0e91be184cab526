package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.TagLine;

/**
 * A card game as text: tags, then a line for each turn. What the tags and moves mean is for {@link
 * CardNotation}. See docs/notation-home-on-lagrange.md.
 *
 * @param tags by name, in the order written
 * @param turns the moves of each turn; none in a turn in which nobody had to decide
 */
record GameFile(Map<String, String> tags, List<List<String>> turns) {

  private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"((?:[^\"\\\\]|\\\\.)*)\"]");
  private static final Pattern TURN = Pattern.compile("(\\d+)\\. (\\S.*)");
  private static final String BEGIN = "[Game ";
  private static final String NO_MOVE = "-";

  GameFile {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    turns = turns.stream().map(List::copyOf).toList();
  }

  Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name));
  }

  /** The text, lines ended by newlines. */
  String write() {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) -> text.append(TagLine.of(name, value)));
    text.append('\n');
    for (int i = 0; i < turns.size(); i++) {
      List<String> moves = turns.get(i);
      String line = moves.isEmpty() ? NO_MOVE : String.join(" ", moves);
      text.append(i + 1).append(". ").append(line).append('\n');
    }
    return text.toString();
  }

  /**
   * Reads what {@link #write} writes, one game after the other; each begins with the tag {@code
   * Game}.
   *
   * @throws NotAGame with the line that is anything else
   */
  static List<GameFile> readAll(String text) throws NotAGame {
    List<GameFile> games = new ArrayList<>();
    Reading reading = new Reading();
    int number = 0;
    for (String line : text.lines().map(String::strip).toList()) {
      number++;
      if (line.startsWith(BEGIN) && reading.tags.containsKey("Game")) {
        games.add(reading.done());
        reading = new Reading();
      }
      reading.line(number, line);
    }
    games.add(reading.done());
    return games;
  }

  /** One game while its lines are read. */
  private static final class Reading {
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<List<String>> turns = new ArrayList<>();

    void line(int number, String line) throws NotAGame {
      Matcher tag = TAG.matcher(line);
      Matcher turn = TURN.matcher(line);
      if (tag.matches() && turns.isEmpty()) {
        String value = tag.group(2).replaceAll("\\\\(.)", "$1");
        if (tags.put(tag.group(1), value) != null) {
          throw new NotAGame("Line " + number + ": the tag " + tag.group(1) + " comes twice.");
        }
      } else if (turn.matches() && turn.group(1).equals(String.valueOf(turns.size() + 1))) {
        String moves = turn.group(2);
        turns.add(moves.equals(NO_MOVE) ? List.of() : List.of(moves.split(" +", -1)));
      } else if (!line.isEmpty()) {
        throw new NotAGame(
            "Line "
                + number
                + " is neither a tag nor turn "
                + (turns.size() + 1)
                + ": "
                + line
                + ".");
      }
    }

    GameFile done() {
      return new GameFile(tags, turns);
    }
  }
}
