package org.lunartable.engine.lunarcommand.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.lunarcommand.Turn;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;

/**
 * Lunar Command at the table. Its set-up may hold {@code rules} (a house-rules object), {@code
 * names} (by {@code orange}, {@code green}), {@code starts} (the side that begins, LC-9), {@code
 * companion} (the {@code seat} that the companion plays, its {@code level}, a {@code seed}, and
 * whether it waits for {@code bricks}) and {@code position} (a position to go on from, in the
 * notation; it then also says whose turn it is).
 */
public final class LunarCommandGame implements Game {

  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_POSITION = 10_000;

  @Override
  public String id() {
    return "lunar-command";
  }

  @Override
  public Play start(Map<String, Object> setup) throws BadSetup {
    Tree tree = Tree.root(setup);
    Rules rules = tree.has("rules") ? rules(tree) : Rules.CLASSIC;
    Map<Side, String> names = names(tree.child("names"));
    Optional<Companion> companion =
        tree.has("companion") ? Optional.of(Companion.read(tree)) : Optional.empty();
    Side first = tree.word("starts", Side.values(), Side.ORANGE);
    String text = tree.text("position", LONGEST_POSITION, "");
    Position start = text.isEmpty() ? rules.start(first) : position(text, rules, first);
    tree.refuseOtherKeys();
    return LunarCommandPlay.begin(rules, new Seats(names, companion), start);
  }

  private static Rules rules(Tree tree) throws BadSetup {
    if (!(tree.raw("rules") instanceof Map<?, ?> map)) {
      throw tree.problem("rules", "must be an object");
    }
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(String.valueOf(key), value));
    return RulesReader.read(copy);
  }

  private static Map<Side, String> names(Tree names) throws BadSetup {
    Map<Side, String> found = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      String name = names.text(side.text(), LONGEST_NAME, "").strip();
      if (!name.isEmpty()) {
        found.put(side, name);
      }
    }
    return found;
  }

  /** A position that does not say whose turn it is is one that this side begins. */
  private static Position position(String text, Rules rules, Side first) throws BadSetup {
    try {
      Position read = PositionReader.read(text, rules);
      boolean saysTurn = text.lines().anyMatch(line -> line.strip().startsWith("turn:"));
      Turn opening = Turn.first(first, rules.variants().team());
      return saysTurn ? read : read.withTurn(opening).withRoll(read.roll());
    } catch (NotationProblem e) {
      throw new BadSetup("position", "position, " + e.where() + ": " + e.getMessage());
    }
  }
}
