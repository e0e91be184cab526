package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Fruits;
import org.lunartable.engine.lunarcommand.fast.Loader;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Options;

/**
 * Between the readable records and the same things on bits. Immutable rules are shared; everything
 * else belongs to one thread.
 */
public final class Bits {

  /** Enough for the 625 places of the largest lattice. */
  private static final int PLACE_BITS = 10;

  private final FastRules rules;
  private final Layout layout;
  private final Loader loader;

  /** For boards of the size that the rules have. */
  public Bits(Rules rules) {
    this(rules, rules.lattice());
  }

  /** For boards of this size: a position brings its own, whatever the rules say. */
  public Bits(Rules rules, Lattice lattice) {
    this(fast(rules, lattice));
  }

  Bits(FastRules rules) {
    this.rules = rules;
    this.layout = rules.layout();
    this.loader = new Loader(rules);
  }

  public FastRules rules() {
    return rules;
  }

  /** The rules as plain numbers and switches. */
  static FastRules fast(Rules rules, Lattice lattice) {
    Rules.UfoBlocks blocks = rules.ufo().blocks();
    return new FastRules(
        new Layout(lattice),
        rules.die().faces().stream().map(DieFace::colours).map(Bits::shown).toList(),
        new FastRules.Points(
            rules.points().robot(), rules.points().astronaut(), rules.points().target()),
        new FastRules.Ownership(
            rules.tie() == Rules.Tie.HALF,
            rules.tie() == Rules.Tie.BUILDER,
            rules.ownership() == Rules.Ownership.MAJORITY),
        new FastRules.Walk(rules.spacewalk().steps(), rules.spacewalk().mustUseAll()),
        new FastRules.Ufos(
            blocks != Rules.UfoBlocks.SPACE,
            blocks == Rules.UfoBlocks.EDGES_AND_CORNERS,
            rules.ufo().coversRobot(),
            rules.variants().abduction()),
        rules.quietTurns(),
        rules.variants().ownCorner());
  }

  private static int shown(List<TileColour> colours) {
    return shown(Roll.of(colours));
  }

  private static int shown(Roll roll) {
    return (roll.isRolled() ? FastRules.ROLLED : 0)
        | (roll.allowsWall() ? FastRules.WALLS : 0)
        | (roll.allowsColoured(Side.ORANGE) ? FastRules.ORANGE_PIECES : 0)
        | (roll.allowsColoured(Side.GREEN) ? FastRules.GREEN_PIECES : 0)
        | (roll.allowsWalk() ? FastRules.WALK : 0)
        | (roll.allowsUfo() ? FastRules.UFOS : 0);
  }

  /** The same position on bits. */
  public Field field(Position position) {
    Field field = new Field();
    Stock stock = position.stock();
    Map<Place, Integer> owners = new HashMap<>();
    position.scored().owners().forEach((space, owner) -> owners.put(space, number(owner)));
    loader.load(
        field,
        new Loader.Things(
            position.board(), position.start(), owners, stock.straight(), stock.square()),
        new Loader.Turn(
            number(position.side()),
            position.turn().member(),
            position.quiet(),
            shown(position.roll()),
            position.roll().stepsLeft(),
            position.roll().scored()),
        sides(position, Side.ORANGE),
        sides(position, Side.GREEN));
    return field;
  }

  private static Loader.Sides sides(Position position, Side side) {
    Stock.Coloured stock = position.stock().of(side);
    return new Loader.Sides(
        stock.dome(),
        stock.airlock(),
        stock.antenna(),
        position.score().of(side),
        position.built().of(side));
  }

  private static int number(Side side) {
    return side == Side.ORANGE ? 0 : 1;
  }

  private static int number(Owner owner) {
    return owner == Owner.NONE ? 2 : owner == Owner.ORANGE ? 0 : 1;
  }

  /**
   * The same position as records.
   *
   * @param colours the top face's tiles; not used before the roll
   * @param start the starting domes
   */
  public Position position(Field f, List<TileColour> colours, SortedMap<Place, Side> start) {
    Map<Place, Owner> owners = new HashMap<>();
    for (Place space : layout.lattice().places(Place.Kind.SPACE)) {
      int owner = loader.owner(f, space);
      if (owner >= 0) {
        owners.put(space, owner == 2 ? Owner.NONE : Owner.of(side(owner)));
      }
    }
    return new Position(
        loader.board(f),
        new Turn(side(f.side()), f.member()),
        new Tally(f.score(0), f.score(1)),
        new Stock(f.straight(), f.square(), stock(f, 0), stock(f, 1)),
        new Tally(f.built(0), f.built(1)),
        f.quiet(),
        f.shown() == 0 ? Roll.NONE : new Roll(colours, f.steps(), f.scoredNow()),
        new Scored(owners),
        start);
  }

  private static Side side(int number) {
    return number == 0 ? Side.ORANGE : Side.GREEN;
  }

  private static Stock.Coloured stock(Field f, int side) {
    return new Stock.Coloured(f.domes(side), f.airlocks(side), f.antennae(side));
  }

  /** All legal actions of a position whose game is not over, in the notation's order. */
  public List<Action> options(Field field) {
    Options options = new Options(rules);
    options.find(field);
    long[] keys = new long[options.total()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = key(options.pick(i));
    }
    Arrays.sort(keys);
    List<Action> actions = new ArrayList<>(keys.length);
    for (long key : keys) {
      actions.add(action(key));
    }
    return actions;
  }

  /** An action, and whether it may bring something; if not, it brings nothing for certain. */
  record Marked(Action action, boolean fruitful) {}

  /** The {@link #options} in their order, marked. */
  List<Marked> marked(Field field) {
    Options options = new Options(rules);
    Fruits fruits = new Fruits(rules);
    options.find(field);
    fruits.lookAt(field);
    long[] keys = new long[options.total()];
    for (int i = 0; i < keys.length; i++) {
      int move = options.pick(i);
      keys[i] = key(move) << 1 | (fruits.possible(move) ? 1 : 0);
    }
    Arrays.sort(keys);
    List<Marked> actions = new ArrayList<>(keys.length);
    for (long key : keys) {
      actions.add(new Marked(action(key >>> 1), (key & 1) != 0));
    }
    return actions;
  }

  /** The action that a number stands for. */
  public Action action(int move) {
    return action(key(move));
  }

  /** A number by which actions stand in the notation's order: kind, then places by row. */
  private long key(int move) {
    int first = Move.first(move);
    return switch (Move.kind(move)) {
      case Move.WALL_CORNER -> key(0, layout.corner(first));
      case Move.WALL_HORIZONTAL -> key(0, layout.horizontalEdge(first));
      case Move.WALL_VERTICAL -> key(0, layout.verticalEdge(first));
      case Move.DOME -> key(1, layout.corner(first));
      case Move.AIRLOCK_HORIZONTAL -> key(2, layout.horizontalEdge(first));
      case Move.AIRLOCK_VERTICAL -> key(2, layout.verticalEdge(first));
      case Move.ANTENNA -> key(3, layout.corner(first));
      case Move.UFO -> key(4, layout.space(first)) | second(move);
      case Move.ABDUCT ->
          key(5, layout.space(first)) | second(move) | index(layout.space(Move.third(move)));
      case Move.STEP -> key(6, layout.space(first)) | second(move);
      case Move.END_WALK -> 7L << (3 * PLACE_BITS);
      default -> 8L << (3 * PLACE_BITS);
    };
  }

  private long key(long kind, Place first) {
    return kind << (3 * PLACE_BITS) | index(first) << (2 * PLACE_BITS);
  }

  private long second(int move) {
    return index(layout.space(Move.second(move))) << PLACE_BITS;
  }

  private long index(Place place) {
    return layout.lattice().index(place);
  }

  private Action action(long key) {
    Place first = place(key, 2);
    return switch ((int) (key >>> (3 * PLACE_BITS))) {
      case 0 -> new Action.Build(Piece.WALL, first);
      case 1 -> new Action.Build(Piece.DOME, first);
      case 2 -> new Action.Build(Piece.AIRLOCK, first);
      case 3 -> new Action.Build(Piece.ANTENNA, first);
      case 4 -> new Action.MoveUfo(first, place(key, 1));
      case 5 -> new Action.Abduct(first, place(key, 1), place(key, 0));
      case 6 -> new Action.Step(first, place(key, 1));
      case 7 -> new Action.EndWalk();
      default -> new Action.Pass();
    };
  }

  private Place place(long key, int position) {
    return layout
        .lattice()
        .place((int) (key >>> (position * PLACE_BITS)) & ((1 << PLACE_BITS) - 1));
  }
}
