package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.game.Play;

/**
 * Card games as text, dealt ones and told ones, see docs/notation-home-on-lagrange.md. A text has
 * the moves of the computer, too, so that it is played again the same by every version.
 *
 * @param texts every form of its catalogue that holds the same cards becomes the same text
 */
record CardNotation(CardGame of, Texts texts) implements Notation {

  private static final String HOUSE = "house";
  private static final String HOUSE_NUMBER = HOUSE + "-";

  /** Of a move that is refused so much is repeated. */
  private static final int LONGEST_SAID = 60;

  /** The tag of the points that are not read in the usual way. */
  private static final String RULES = "Rules";

  /** The tag of told games in which nothing was taken for granted. */
  private static final String MOVES = "Moves";

  private static final String SEED = "[0-9a-f]{1,16}";

  /** Makes the text of a catalogue the one that the program would write. */
  interface Texts {
    /** The text; that of the usual catalogue for an empty one. */
    String of(String csv) throws CatalogueProblem;
  }

  @Override
  public String game() {
    return of.id();
  }

  @Override
  public Optional<String> write(Map<String, Object> setup, Play end, String date) {
    if (end.result().isEmpty()) {
      return Optional.empty();
    }
    try {
      CardSetUp read = CardSetUp.read(setup, of.rules());
      Map<String, String> tags = new LinkedHashMap<>();
      tags.put("Game", game());
      tags.put("Date", date);
      addSeats(read.seating(), tags);
      if (read.mode().deals()) {
        tags.put("Seed", Long.toHexString(read.seed()));
      } else {
        tags.put("Mode", read.mode().text());
        if (read.isWhole()) {
          tags.put(MOVES, CardSetUp.ALL);
        }
      }
      if (!read.rules().isEmpty()) {
        tags.put(RULES, written(read.rules()));
      }
      tags.put("Catalogue", new Cards(read.csv()).tag());
      tags.put("Result", end.result().get());
      return Optional.of(new GameFile(tags, end.turns()).write());
    } catch (BadSetup | CatalogueProblem bad) {
      throw new IllegalArgumentException("no game could start so", bad);
    }
  }

  /** For example {@code equal-totals=make-up lost-module=attacker}. */
  private static String written(Map<String, String> rules) {
    return rules.entrySet().stream()
        .map(one -> one.getKey() + "=" + one.getValue())
        .collect(Collectors.joining(" "));
  }

  private static Map<String, Object> rules(GameFile file) throws NotAGame {
    Map<String, Object> rules = new LinkedHashMap<>();
    for (String one : file.tag(RULES).orElse("").strip().split(" +", -1)) {
      String[] parts = one.split("=", 2);
      if (parts.length == 2) {
        rules.put(parts[0], parts[1]);
      } else if (!one.isEmpty()) {
        throw new NotAGame(
            "The tag Rules must hold points and their readings, each as point=reading.");
      }
    }
    return rules;
  }

  private static void addSeats(Seating seating, Map<String, String> tags) {
    for (int seat : seating.seats()) {
      seating.name(seat).ifPresent(name -> tags.put(tag(seat), name));
    }
    tags.put("Players", String.valueOf(seating.players()));
    tags.put("Starts", Seats.word(seating.first()));
  }

  /** The tag of a seat's name, for example {@code Orange}. */
  private static String tag(int seat) {
    String word = Seats.word(seat);
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  @Override
  public List<Replayed> replay(String text, Optional<String> cards) throws NotAGame {
    Cards given;
    try {
      given = new Cards(cards.orElse(""));
    } catch (CatalogueProblem problem) {
      throw NotAGame.badCards("These cards cannot be played with: " + problem.getMessage());
    }
    List<GameFile> files = GameFile.readAll(text);
    List<Replayed> games = new ArrayList<>();
    for (GameFile file : files) {
      try {
        games.add(replay(file, given));
      } catch (NotAGame problem) {
        throw files.size() == 1 ? problem : problem.of(games.size() + 1);
      }
    }
    return games;
  }

  private Replayed replay(GameFile file, Cards cards) throws NotAGame {
    if (!file.tag("Game").equals(Optional.of(game()))) {
      throw new NotAGame("The tag Game must be \"" + game() + "\".");
    }
    cards.check(file.tag("Catalogue").orElse(HOUSE));
    Play play = start(file, cards.csv);
    for (int turn = 0; turn < file.turns().size(); turn++) {
      for (String move : file.turns().get(turn)) {
        play = step(play, move, turn + 1);
      }
    }
    if (!play.result().equals(file.tag("Result"))) {
      throw NotAGame.wrongResult(
          "The moves lead to the result %s, not to %s."
              .formatted(play.result().orElse("none"), file.tag("Result").orElse("none")));
    }
    return new Replayed(file.tags(), file.turns().size(), play);
  }

  private Play start(GameFile file, String csv) throws NotAGame {
    int players = players(file);
    String mode = file.tag("Mode").orElse(Mode.PHONES.text());
    Map<String, Object> setup = new LinkedHashMap<>();
    setup.put("mode", mode);
    setup.put("players", players);
    file.tag("Starts").ifPresent(seat -> setup.put("starts", seat));
    setup.put("names", names(file, players));
    file.tag(MOVES).ifPresent(moves -> setup.put(CardSetUp.MOVES, moves));
    setup.put("catalogue", csv);
    setup.put(CardSetUp.RULES, rules(file));
    if (isDealt(mode)) {
      String seed = file.tag("Seed").orElse("");
      if (!seed.matches(SEED)) {
        throw new NotAGame("The tag Seed must be 1 to 16 hexadecimal digits.");
      }
      setup.put("seed", seed);
    }
    try {
      return of.start(setup);
    } catch (BadSetup bad) {
      throw new NotAGame("The tags make no game: " + bad.getMessage() + ".");
    }
  }

  private static boolean isDealt(String mode) {
    return Arrays.stream(Mode.values()).anyMatch(one -> one.deals() && one.text().equals(mode));
  }

  private int players(GameFile file) throws NotAGame {
    String players = file.tag("Players").orElse("");
    if (!players.matches("[" + of.rules().fewest() + "-" + of.rules().most() + "]")) {
      throw new NotAGame(
          "The tag Players must be a number from %d to %d."
              .formatted(of.rules().fewest(), of.rules().most()));
    }
    return Integer.parseInt(players);
  }

  private static Map<String, Object> names(GameFile file, int players) {
    Map<String, Object> names = new LinkedHashMap<>();
    for (int seat = 0; seat < players; seat++) {
      String word = Seats.word(seat);
      file.tag(tag(seat)).ifPresent(name -> names.put(word, name));
    }
    return names;
  }

  private static Play step(Play play, String move, int turn) throws NotAGame {
    if (play.take(move) instanceof Play.Taken taken) {
      return taken.next();
    }
    String said = move.length() > LONGEST_SAID ? move.substring(0, LONGEST_SAID) + "..." : move;
    throw new NotAGame("Turn " + turn + ": " + said + " is not possible by the rules.");
  }

  /** The cards that games are played with, and what tells them from others. */
  private final class Cards {
    private final String csv;
    private final boolean isHouse;
    private final String number;

    /**
     * @param csv an owner's cards; empty for those of the house
     */
    Cards(String csv) throws CatalogueProblem {
      String text = texts.of(csv);
      this.csv = csv;
      this.isHouse = text.equals(texts.of(""));
      this.number = Integer.toHexString(text.hashCode());
    }

    /** A number that any change of the cards changes; that of the house's says so. */
    String tag() {
      return isHouse ? HOUSE_NUMBER + number : number;
    }

    /** Older texts have the word {@code house} alone, whatever its cards were then. */
    void check(String wanted) throws NotAGame {
      boolean same =
          wanted.equals(HOUSE) ? isHouse : wanted.replace(HOUSE_NUMBER, "").equals(number);
      if (same) {
        return;
      }
      throw new NotAGame(
          wanted.startsWith(HOUSE_NUMBER) && isHouse
              ? "The game was played with the program's own cards of another version (%s), and those of this one are %s; give the old ones, or replay it with the version that wrote it."
                  .formatted(wanted, tag())
              : "The game was played with the catalogue %s, but this one is %s; give the one it was played with."
                  .formatted(wanted, tag()));
    }
  }
}
