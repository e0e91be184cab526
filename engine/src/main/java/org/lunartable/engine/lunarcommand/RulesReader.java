package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules.Tie;

/**
 * Reads house rules (LC-44) from the tree of a JSON object. Every key may be left out; an unknown
 * key, a wrong type or a value out of range is refused with the key's path and what is allowed.
 */
public final class RulesReader {

  private RulesReader() {}

  /**
   * The rules of this tree.
   *
   * @throws BadSetup at the first key that is not allowed
   */
  public static Rules read(Map<String, Object> json) throws BadSetup {
    Tree tree = Tree.root(json);
    Rules rules = read(tree);
    tree.refuseOtherKeys();
    return rules;
  }

  private static Rules read(Tree tree) throws BadSetup {
    Rules classic = Rules.CLASSIC;
    Tree board = tree.child("board");
    Lattice lattice = lattice(board);
    Set<Place> blocked =
        new LinkedHashSet<>(board.list("blocked", (path, value) -> place(path, value, lattice)));
    Rules.Ufo ufo = ufo(tree.child("ufo"), classic.ufo());
    Rules.Variants variants = variants(tree.child("variants"), classic.variants());
    return new Rules(
        lattice,
        blocked,
        pieces(tree.child("stock"), classic.pieces()),
        points(tree.child("points"), classic.points()),
        spacewalk(tree.child("spacewalk"), classic.spacewalk()),
        tree.word("tie", Tie.values(), classic.tie()),
        tree.word("owner", Rules.Ownership.values(), classic.ownership()),
        ufo,
        tree.number("quietTurns", 0, 999, classic.quietTurns()),
        variants,
        die(tree, classic.die()),
        tree.has("setup")
            ? SetUpReader.read(tree.child("setup"), lattice, blocked, ufo, variants)
            : standardSetUp(tree, lattice, blocked));
  }

  private static Lattice lattice(Tree board) throws BadSetup {
    int width = board.number("width", Lattice.MIN_SPACES, Lattice.MAX_SPACES, 9);
    return new Lattice(width, board.number("height", Lattice.MIN_SPACES, Lattice.MAX_SPACES, 9));
  }

  private static Rules.Pieces pieces(Tree stock, Rules.Pieces classic) throws BadSetup {
    Rules.Pieces pieces =
        new Rules.Pieces(
            stock.number("straight", 0, 200, classic.straight()),
            stock.number("square", 0, 200, classic.square()),
            stock.number("dome", 0, 50, classic.dome()),
            stock.number("airlock", 0, 50, classic.airlock()),
            stock.number("antenna", 0, 50, classic.antenna()));
    if (pieces.straight() + pieces.square() == 0) {
      throw new BadSetup(
          "stock.straight", "stock.straight and stock.square must be at least 1 together");
    }
    if (pieces.dome() + pieces.airlock() + pieces.antenna() == 0) {
      throw new BadSetup(
          "stock.dome", "stock.dome, stock.airlock and stock.antenna must be at least 1 together");
    }
    return pieces;
  }

  private static Rules.Points points(Tree points, Rules.Points classic) throws BadSetup {
    return new Rules.Points(
        points.number("robot", 0, 9, classic.robot()),
        points.number("astronaut", 0, 9, classic.astronaut()),
        points.number("target", 1, 99, classic.target()));
  }

  private static Rules.Spacewalk spacewalk(Tree walk, Rules.Spacewalk classic) throws BadSetup {
    return new Rules.Spacewalk(
        walk.number("steps", 1, 12, classic.steps()),
        walk.flag("mustUseAll", classic.mustUseAll()));
  }

  private static Rules.Ufo ufo(Tree ufo, Rules.Ufo classic) throws BadSetup {
    return new Rules.Ufo(
        ufo.word("blocks", Rules.UfoBlocks.values(), classic.blocks()),
        ufo.flag("coversRobot", classic.coversRobot()));
  }

  private static Rules.Variants variants(Tree variants, Rules.Variants classic) throws BadSetup {
    return new Rules.Variants(
        variants.flag("team", classic.team()),
        variants.flag("ownCorner", classic.ownCorner()),
        variants.flag("abduction", classic.abduction()));
  }

  private static SetUp standardSetUp(Tree tree, Lattice lattice, Set<Place> blocked)
      throws BadSetup {
    SetUp standard = SetUp.standard(lattice);
    SetUpReader.checkStandard(tree, standard, blocked);
    return standard;
  }

  static Place place(String path, Object value, Lattice lattice) throws BadSetup {
    return Place.parse(value instanceof String name ? name : "")
        .filter(lattice::contains)
        .orElseThrow(
            () -> new BadSetup(path, path + " must be a slot or space of the board, such as b2"));
  }

  private static Die die(Tree tree, Die classic) throws BadSetup {
    if (!tree.has("die")) {
      return classic;
    }
    List<DieFace> faces = tree.list("die", RulesReader::face);
    if (faces.size() != 6) {
      throw tree.problem("die", "must have six faces, not " + faces.size());
    }
    return new Die(faces);
  }

  private static DieFace face(String path, Object value) throws BadSetup {
    List<TileColour> quarters = new ArrayList<>();
    if (value instanceof List<?> rows && rows.size() == 2) {
      for (Object row : rows) {
        if (row instanceof List<?> pair && pair.size() == 2) {
          quarters.add(tile(path, pair.get(0)));
          quarters.add(tile(path, pair.get(1)));
        }
      }
    }
    if (quarters.size() != 4) {
      throw new BadSetup(path, path + " must be two rows of two tiles, [[a, b], [c, d]]");
    }
    if (quarters.stream().allMatch(Objects::isNull)) {
      throw new BadSetup(path, path + " must have at least one tile");
    }
    return new DieFace(quarters);
  }

  private static TileColour tile(String path, Object value) throws BadSetup {
    if (value == null) {
      return null;
    }
    return TileColour.parse(value instanceof String word ? word : "")
        .orElseThrow(
            () ->
                new BadSetup(
                    path,
                    path
                        + " has a tile that is none of white, orange, green, yellow, grey, black,"
                        + " red, blue or null"));
  }
}
