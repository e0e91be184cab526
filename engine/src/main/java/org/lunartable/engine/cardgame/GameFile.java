package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A card game as text, see docs/notation-home-on-lagrange.md.
 *
 * @param game the game's id
 * @param first the seat that began
 * @param seed what the decks were shuffled with
 * @param catalogue {@code house} or the catalogue's number
 * @param result the winning seat or {@code draw}; empty for a game that is not over
 * @param turns the moves of each turn
 */
public record GameFile(
    String game,
    int players,
    int first,
    long seed,
    String catalogue,
    Optional<String> result,
    List<List<String>> turns) {

  private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"([^\"]*)\"]");
  private static final Pattern TURN = Pattern.compile("(\\d+)\\. (\\S.*)");

  public GameFile {
    turns = turns.stream().map(List::copyOf).toList();
  }

  /** What is wrong with a text that should be a game; the message is one sentence. */
  public static final class NotAGame extends Exception {
    NotAGame(String message) {
      super(message);
    }
  }

  /** The text, lines ended by newlines. */
  public String write() {
    StringBuilder text = new StringBuilder();
    tag(text, "Game", game);
    tag(text, "Players", String.valueOf(players));
    tag(text, "Starts", Seats.word(first));
    tag(text, "Seed", Long.toHexString(seed));
    tag(text, "Catalogue", catalogue);
    result.ifPresent(word -> tag(text, "Result", word));
    text.append('\n');
    for (int i = 0; i < turns.size(); i++) {
      text.append(i + 1).append(". ").append(String.join(" ", turns.get(i))).append('\n');
    }
    return text.toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"").append(value).append("\"]\n");
  }

  /**
   * Reads what {@link #write} writes, of the game with these rules; whether the moves are legal is
   * for {@link GameReplay}.
   *
   * @throws NotAGame when it is anything else
   */
  public static GameFile read(String text, CardRules<?, ?> rules) throws NotAGame {
    Map<String, String> tags = new LinkedHashMap<>();
    List<List<String>> turns = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().map(String::strip).toList()) {
      number++;
      Matcher tag = TAG.matcher(line);
      Matcher turn = TURN.matcher(line);
      if (tag.matches() && turns.isEmpty()) {
        tags.put(tag.group(1), tag.group(2));
      } else if (turn.matches() && turn.group(1).equals(String.valueOf(turns.size() + 1))) {
        turns.add(List.of(turn.group(2).split(" +", -1)));
      } else if (!line.isEmpty()) {
        throw new NotAGame(
            "Line " + number + " is neither a tag nor turn " + (turns.size() + 1) + ": " + line);
      }
    }
    return of(rules, tags, turns);
  }

  private static GameFile of(
      CardRules<?, ?> rules, Map<String, String> tags, List<List<String>> turns) throws NotAGame {
    if (!rules.game().equals(tags.get("Game"))) {
      throw new NotAGame("The tag Game must be \"" + rules.game() + "\".");
    }
    String players = tags.getOrDefault("Players", "");
    if (!players.matches("[" + rules.fewest() + "-" + rules.most() + "]")) {
      throw new NotAGame(
          "The tag Players must be a number from " + rules.fewest() + " to " + rules.most() + ".");
    }
    int count = Integer.parseInt(players);
    OptionalInt first = Seats.parse(tags.getOrDefault("Starts", ""), count);
    if (first.isEmpty()) {
      throw new NotAGame("The tag Starts must be one of the seats that play.");
    }
    String seed = tags.getOrDefault("Seed", "");
    if (!seed.matches("[0-9a-f]{1,16}")) {
      throw new NotAGame("The tag Seed must be 1 to 16 hexadecimal digits.");
    }
    return new GameFile(
        rules.game(),
        count,
        first.getAsInt(),
        Long.parseUnsignedLong(seed, 16),
        tags.getOrDefault("Catalogue", "house"),
        Optional.ofNullable(tags.get("Result")),
        turns);
  }
}
