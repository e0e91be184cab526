package org.lunartable.engine.homeonlagrange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.cards.CatalogueProblem;
import org.lunartable.engine.homeonlagrange.companion.CompanionPlay;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.play.FullPlay;
import org.lunartable.engine.homeonlagrange.play.Table;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.view.Seating;

/**
 * Home on Lagrange at the table. Its set-up may hold {@code mode} (see {@link Mode}), {@code
 * players} (2 to 5), {@code names} (by seat), {@code starts} (the seat that begins, HL-5), {@code
 * computers} (how many of the last seats the computer plays, where the kiosk deals), {@code
 * catalogue} (the cards as comma separated values, else the house catalogue) and {@code seed} (16
 * hexadecimal digits at most).
 */
public final class HomeOnLagrangeGame implements Game {

  /** Its name in addresses and journals. */
  public static final String ID = "home-on-lagrange";

  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_CATALOGUE = 40_000;
  private static final int LONGEST_SEED = 16;

  private final Catalogue house;

  /** The game with the catalogue to use where the set-up has none. */
  public HomeOnLagrangeGame(Catalogue house) {
    this.house = house;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<SetUpField> fields() {
    List<String> seats = Seats.words(SetUp.MOST);
    return List.of(
        new SetUpField.Word("mode", List.of("phones", "one-screen", "companion", "score-pad")),
        new SetUpField.Count("players", SetUp.FEWEST, SetUp.MOST, SetUp.FEWEST),
        new SetUpField.Count("computers", 0, SetUp.MOST - 1, 0),
        new SetUpField.Seat("starts", seats, "players"),
        new SetUpField.Names("names", seats, "players"),
        new SetUpField.Document("catalogue", ID + ".csv", CatalogueCsv.write(house)));
  }

  @Override
  public Map<String, Object> withChance(Map<String, Object> setup, long chance) {
    Map<String, Object> seeded = new LinkedHashMap<>(setup);
    seeded.putIfAbsent("seed", Long.toHexString(chance));
    return seeded;
  }

  @Override
  public Play start(Map<String, Object> setup) throws BadSetup {
    Tree tree = Tree.root(setup);
    Mode mode = tree.word("mode", Mode.values(), Mode.PHONES);
    Seating seating = seating(tree, mode);
    Catalogue catalogue = catalogue(tree);
    long seed = seed(tree);
    tree.refuseOtherKeys();
    return switch (mode) {
      case PHONES -> FullPlay.begin(new Table(ID, catalogue, seating, false), seed);
      case ONE_SCREEN -> FullPlay.begin(new Table(ID, catalogue, seating, true), seed);
      case COMPANION -> CompanionPlay.beside(ID, catalogue, seating);
      case SCORE_PAD -> CompanionPlay.pad(ID, catalogue, seating);
    };
  }

  private static Seating seating(Tree tree, Mode mode) throws BadSetup {
    int players = tree.number("players", SetUp.FEWEST, SetUp.MOST, SetUp.FEWEST);
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

  private Catalogue catalogue(Tree tree) throws BadSetup {
    String csv = tree.text("catalogue", LONGEST_CATALOGUE, "");
    try {
      return csv.isEmpty() ? house : CatalogueCsv.read(csv);
    } catch (CatalogueProblem problem) {
      throw new BadSetup("catalogue", "catalogue: " + problem.getMessage());
    }
  }

  private static long seed(Tree tree) throws BadSetup {
    String digits = tree.text("seed", LONGEST_SEED, "0");
    try {
      return Long.parseUnsignedLong(digits, 16);
    } catch (NumberFormatException bad) {
      throw tree.problem("seed", "must be 1 to " + LONGEST_SEED + " hexadecimal digits");
    }
  }
}
