package org.lunartable.engine.cardgame;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.screen.Text;

/**
 * The set-up of a card game. It may hold {@code mode} (see {@link Mode}), {@code players}, {@code
 * names} (by seat), {@code starts} (the seat that begins), {@code computers} (how many of the last
 * seats the computer plays, where the kiosk deals), {@code catalogue} (the cards as comma separated
 * values, else the house catalogue), {@code rules} (see {@link OpenRules}), {@code seed} (16
 * hexadecimal digits at most) and {@code moves} (see {@link #isWhole}).
 *
 * @param rules the words of those open points that are not read in the usual way
 * @param csv the owner's catalogue; empty for the house catalogue
 * @param seed decides all chance of the game
 * @param moves which moves the record of the game holds
 */
public record CardSetUp(
    Mode mode, Seating seating, String csv, Map<String, String> rules, long seed, Moves moves) {

  /** Which moves the record of a game holds. */
  enum Moves {
    /** Those of people alone, as in games that were begun before there was a choice. */
    PEOPLES,
    /** All of them. */
    ALL
  }

  /**
   * Whether the record holds all that was decided: the moves of the computer, too, so that the game
   * is read again without asking it; and beside printed cards what older versions took for granted.
   * It is {@code "moves": "all"} in every game that begins now; a set-up without it is an older
   * game's.
   */
  public boolean isWhole() {
    return moves == Moves.ALL;
  }

  /** Which moves the record holds, and that it holds all of them. */
  static final String MOVES = "moves";

  static final String ALL = "all";

  /** What the open points stand under. */
  static final String RULES = "rules";

  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_CATALOGUE = 40_000;
  private static final int LONGEST_SEED = 16;

  /** Reads a catalogue. */
  public interface CatalogueReader<C> {
    C read(String csv) throws CatalogueProblem;
  }

  /**
   * What there is to choose.
   *
   * @param usual the house catalogue as text
   * @param signs what its lines may have besides, see {@link SetUpField.Document}
   */
  public static List<SetUpField> fields(
      CardRules<?, ?> rules, String usual, Map<String, List<SetUpField.Sign>> signs) {
    List<String> seats = Seats.words(rules.most());
    return List.of(
        new SetUpField.Word("mode", Arrays.stream(Mode.values()).map(Mode::text).toList()),
        new SetUpField.Count("players", rules.fewest(), rules.most(), rules.fewest()),
        new SetUpField.Count("computers", 0, rules.most() - 1, 0),
        new SetUpField.Seat("starts", seats, "players"),
        new SetUpField.Names("names", seats, "players"),
        new SetUpField.Document("catalogue", rules.game() + ".csv", usual, signs),
        new SetUpField.Readings(RULES, rules.open().points()));
  }

  /**
   * The set-up of a game that begins now: with a seed of its own, whatever whoever sent it had in
   * it (who knew the seed would know all hidden cards), and a whole record.
   */
  public static Map<String, Object> withSeed(Map<String, Object> setup, long chance) {
    Map<String, Object> seeded = new LinkedHashMap<>(setup);
    seeded.put("seed", Long.toHexString(chance));
    seeded.put(MOVES, ALL);
    return seeded;
  }

  /** Reads a set-up strictly. */
  public static CardSetUp read(Map<String, Object> setup, CardRules<?, ?> rules) throws BadSetup {
    Tree tree = Tree.root(setup);
    Mode mode = tree.word("mode", Mode.values(), Mode.PHONES);
    Seating seating = seating(tree, rules, mode);
    String csv = tree.text("catalogue", LONGEST_CATALOGUE, "");
    Map<String, String> readings = rules.open().read(tree.child(RULES));
    long seed = seed(tree);
    Moves moves = tree.word(MOVES, Moves.values(), Moves.PEOPLES);
    tree.refuseOtherKeys();
    return new CardSetUp(mode, seating, csv, readings, seed, moves);
  }

  private static Seating seating(Tree tree, CardRules<?, ?> rules, Mode mode) throws BadSetup {
    int players = tree.number("players", rules.fewest(), rules.most(), rules.fewest());
    int asked = tree.number("computers", 0, players - 1, 0);
    int computers = mode.deals() ? asked : 0;
    Map<String, String> names = new LinkedHashMap<>();
    Tree given = tree.child("names");
    for (String seat : Seats.words(players)) {
      String name = given.text(seat, LONGEST_NAME, "").strip();
      if (!name.isEmpty()) {
        names.put(seat, name);
      }
    }
    String starts = tree.text("starts", LONGEST_NAME, Seats.word(0));
    int first =
        Seats.parse(starts, players)
            .orElseThrow(
                () ->
                    tree.problem(
                        "starts", "must be one of " + String.join(", ", Seats.words(players))));
    return new Seating(players, first, names, computers);
  }

  private static long seed(Tree tree) throws BadSetup {
    String digits = tree.text("seed", LONGEST_SEED, "0");
    try {
      return Long.parseUnsignedLong(digits, 16);
    } catch (NumberFormatException bad) {
      throw tree.problem("seed", "must be 1 to " + LONGEST_SEED + " hexadecimal digits");
    }
  }

  /** The catalogue to play with. */
  public <C> C catalogue(CatalogueReader<C> reader, C house) throws BadSetup {
    try {
      return csv.isEmpty() ? house : reader.read(csv);
    } catch (CatalogueProblem problem) {
      List<Text> said =
          problem.flaws().stream().map(flaw -> new Text(flaw.fault().key(), flaw.args())).toList();
      throw new BadSetup("catalogue", "catalogue: " + problem.getMessage(), said);
    }
  }
}
