package org.lunartable.engine.lunarcommand.fast;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** Brings boards into a {@link Field} and out again. */
public final class Loader {

  private final FastRules rules;
  private final Layout layout;
  private final Mover mover;

  public Loader(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.mover = new Mover(rules);
  }

  /**
   * The numbers of a position.
   *
   * @param shown see {@link FastRules}; 0 before the roll
   * @param steps steps left of a spacewalk under way, else 0
   * @param scoredNow whether this turn brought points already
   */
  public record Turn(int side, int member, int quiet, int shown, int steps, boolean scoredNow) {}

  /** One side's pieces: in stock, points, coloured pieces built. */
  public record Sides(int domes, int airlocks, int antennae, int score, int built) {}

  /** What is on the board and off it. */
  public record Things(
      Board board,
      SortedMap<Place, Side> start,
      Map<Place, Integer> owners,
      int straight,
      int square) {}

  /**
   * Makes the field this position.
   *
   * @param things the owner of each space of a scored station is 0 orange, 1 green, 2 nobody
   */
  public void load(Field f, Things things, Turn turn, Sides orange, Sides green) {
    f.reset();
    f.side = turn.side();
    f.member = turn.member();
    f.quiet = turn.quiet();
    f.shown = turn.shown();
    f.steps = turn.steps();
    f.scoredNow = turn.scoredNow();
    f.straight = things.straight();
    f.square = things.square();
    side(f, 0, orange);
    side(f, 1, green);
    Board board = things.board();
    for (int i = 0; i < board.lattice().size(); i++) {
      Content content = board.at(i);
      if (content != Content.EMPTY) {
        put(f, board.lattice().place(i), content);
      }
    }
    things
        .owners()
        .forEach((space, owner) -> f.set(Field.OWNED + owner * Words.STRIDE, layout.bit(space)));
    starts(f, things);
    mover.complete(f);
  }

  private static void side(Field f, int side, Sides of) {
    f.domes[side] = of.domes();
    f.airlocks[side] = of.airlocks();
    f.antennae[side] = of.antennae();
    f.score[side] = of.score();
    f.built[side] = of.built();
  }

  private void put(Field f, Place place, Content content) {
    int bit = layout.bit(place);
    int own = content.isColouredPieceOf(Side.GREEN) ? Words.STRIDE : 0;
    switch (place.kind()) {
      case CORNER -> corner(f, bit, content, own);
      case EDGE -> edge(f, bit, content, own, place.isHorizontalEdge());
      case SPACE -> space(f, bit, content);
    }
  }

  private static void corner(Field f, int bit, Content content, int own) {
    if (content == Content.BLOCKED) {
      f.set(Field.BLOCKED_CORNERS, bit);
      return;
    }
    f.set(Field.CORNERS, bit);
    if (content != Content.SQUARE_WALL) {
      f.set(Field.COLOURED_CORNERS + own, bit);
      if (!content.isDome()) {
        f.set(Field.ANTENNAE, bit);
      }
    }
  }

  private static void edge(Field f, int bit, Content content, int own, boolean horizontal) {
    if (content == Content.BLOCKED) {
      f.set(horizontal ? Field.BLOCKED_HORIZONTAL : Field.BLOCKED_VERTICAL, bit);
      return;
    }
    f.set(horizontal ? Field.HORIZONTAL : Field.VERTICAL, bit);
    if (content.isAirlock()) {
      f.set((horizontal ? Field.HORIZONTAL_AIRLOCKS : Field.VERTICAL_AIRLOCKS) + own, bit);
    }
  }

  private static void space(Field f, int bit, Content content) {
    if (content == Content.BLOCKED) {
      f.set(Field.BLOCKED_SPACES, bit);
      return;
    }
    if (content.hasUfo()) {
      f.set(Field.UFOS, bit);
    }
    if (content.hasFigure()) {
      f.set(content.figure() == Content.ROBOT ? Field.ROBOTS : Field.ASTRONAUTS, bit);
    }
  }

  /** Where each network starts: a side's domes, or one player's (LC-39), that still stand. */
  private void starts(Field f, Things things) {
    f.networks = f.member > 0 && rules.ownCorner() ? 4 : 2;
    for (Side side : Side.values()) {
      int number = side == Side.ORANGE ? 0 : 1;
      var domes =
          things.start().entrySet().stream()
              .filter(dome -> dome.getValue() == side)
              .map(Map.Entry::getKey)
              .filter(slot -> things.board().at(slot) == Content.dome(side))
              .toList();
      for (int i = 0; i < domes.size(); i++) {
        int bit = layout.bit(domes.get(i));
        if (f.networks == 2) {
          f.set(Field.STARTS + number * Words.STRIDE, bit);
        } else {
          boolean shared = domes.size() < 2;
          if (shared || i == 0) {
            f.set(Field.STARTS + 2 * number * Words.STRIDE, bit);
          }
          if (shared || i > 0) {
            f.set(Field.STARTS + (2 * number + 1) * Words.STRIDE, bit);
          }
        }
      }
    }
  }

  /** The content of every place, as a board. */
  public Board board(Field f) {
    return Board.of(layout.lattice(), place -> content(f, place));
  }

  private Content content(Field f, Place place) {
    int bit = layout.bit(place);
    return switch (place.kind()) {
      case CORNER -> cornerContent(f, bit);
      case EDGE ->
          place.isHorizontalEdge()
              ? edgeContent(
                  f, bit, Field.HORIZONTAL, Field.HORIZONTAL_AIRLOCKS, Field.BLOCKED_HORIZONTAL)
              : edgeContent(
                  f, bit, Field.VERTICAL, Field.VERTICAL_AIRLOCKS, Field.BLOCKED_VERTICAL);
      case SPACE -> spaceContent(f, bit);
    };
  }

  private static Content cornerContent(Field f, int bit) {
    if (!f.has(Field.CORNERS, bit)) {
      return f.has(Field.BLOCKED_CORNERS, bit) ? Content.BLOCKED : Content.EMPTY;
    }
    return colour(f, Field.COLOURED_CORNERS, bit)
        .map(side -> f.has(Field.ANTENNAE, bit) ? Content.antenna(side) : Content.dome(side))
        .orElse(Content.SQUARE_WALL);
  }

  private static Content edgeContent(Field f, int bit, int edges, int airlocks, int blocked) {
    if (!f.has(edges, bit)) {
      return f.has(blocked, bit) ? Content.BLOCKED : Content.EMPTY;
    }
    return colour(f, airlocks, bit).map(Content::airlock).orElse(Content.STRAIGHT_WALL);
  }

  private static Optional<Side> colour(Field f, int sets, int bit) {
    return f.has(sets, bit)
        ? Optional.of(Side.ORANGE)
        : f.has(sets + Words.STRIDE, bit) ? Optional.of(Side.GREEN) : Optional.empty();
  }

  private static Content spaceContent(Field f, int bit) {
    if (f.has(Field.BLOCKED_SPACES, bit)) {
      return Content.BLOCKED;
    }
    Content figure =
        f.has(Field.ROBOTS, bit)
            ? Content.ROBOT
            : f.has(Field.ASTRONAUTS, bit) ? Content.ASTRONAUT : Content.EMPTY;
    return Content.onSpace(figure, f.has(Field.UFOS, bit));
  }

  /** The owner of the scored station of this space: 0, 1, 2 for nobody, -1 when it is in none. */
  public int owner(Field f, Place space) {
    return f.owner(layout.bit(space));
  }
}
