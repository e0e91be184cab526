package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules;

/**
 * The pieces that a picture shows most likely, when no game is known: those that look likeliest
 * together with what the rules say about how they can have come there. Begins with what every slot
 * looks like, and puts one slot right, or two near each other, as long as that makes the whole
 * likelier. All costs are natural logarithms, as the weights. For one thread.
 */
final class LikeliestPieces {

  /** What looks so much worse than the best at a slot is not thought of. */
  private static final double REACH = 7;

  /** What a piece costs that cannot have been built there: players and house rules do err. */
  private static final double IMPOSSIBLE = 4;

  /** What a piece at the end of a wall costs: most slots at the end of one are empty. */
  private static final double END = 0.8;

  /** What a piece costs of which the stock has no more (LC-5). */
  private static final double TOO_MANY = 6;

  /** What a starting dome costs that is not there (LC-8, LC-35). */
  private static final double NO_DOME = 3;

  /** How far apart the slots are at most that are put right together, in lattice steps. */
  private static final int NEAR = 2;

  private static final double LEAST_GAIN = 1e-6;

  private record Option(int slot, Content content) {}

  private final Lattice lattice;
  private final Weights weights;
  private final Growth growth;
  private final Map<Content, Integer> stock = new EnumMap<>(Content.class);
  private final Map<Content, Integer> used = new EnumMap<>(Content.class);
  private final Content[] contents;
  private final List<Option> options = new ArrayList<>();
  private int impossible;

  /**
   * @param hidden places that something covers, by index: nothing is known of them
   */
  LikeliestPieces(Weights weights, Set<Integer> hidden, Rules rules) {
    this.lattice = rules.lattice();
    this.weights = weights;
    this.growth = new Growth(rules);
    this.contents = new Content[lattice.size()];
    stock(rules.pieces());
    for (Place place : lattice.places()) {
      int index = lattice.index(place);
      if (place.isSpace() || rules.blocked().contains(place)) {
        contents[index] = Content.EMPTY;
      } else if (!hidden.contains(index)) {
        begin(place, index);
      }
    }
  }

  private void stock(Rules.Pieces pieces) {
    stock.put(Content.STRAIGHT_WALL, pieces.straight());
    stock.put(Content.SQUARE_WALL, pieces.square());
    for (Content content : Content.values()) {
      if (content.side().isPresent()) {
        int most = content.isAirlock() ? pieces.airlock() : pieces.antenna();
        stock.put(content, content.isDome() ? pieces.dome() : most);
      }
    }
  }

  private void begin(Place place, int index) {
    contents[index] = weights.best(place).get(0);
    count(index, contents[index], 1);
    for (Content content : Content.values()) {
      boolean fits = content != Content.BLOCKED && content.fits(place.kind());
      if (fits && weights.of(index, content) > -REACH) {
        options.add(new Option(index, content));
      }
    }
  }

  /** What lies in every slot, by its index; null where it is hidden. */
  Content[] find() {
    impossible = growth.impossible(contents);
    while (isBetterByOne() || isBetterByTwo()) {
      impossible = growth.impossible(contents);
    }
    return contents.clone();
  }

  private boolean isBetterByOne() {
    Option best = null;
    double most = LEAST_GAIN;
    for (Option option : options) {
      double gain = gain(option, most);
      if (gain > most) {
        most = gain;
        best = option;
      }
    }
    if (best != null) {
      put(best);
    }
    return best != null;
  }

  /** Two gaps in a row can keep a whole network from its dome. */
  private boolean isBetterByTwo() {
    if (impossible == 0) {
      return false;
    }
    Option first = null;
    Option second = null;
    double most = LEAST_GAIN;
    for (Option one : options) {
      if (!canLink(one)) {
        continue;
      }
      Content was = contents[one.slot()];
      double alone = local(one);
      put(one);
      for (Option two : options) {
        if (two.slot() > one.slot() && canLink(two) && isNear(one.slot(), two.slot())) {
          double gain = alone + gain(two, most - alone);
          if (gain > most) {
            most = gain;
            first = one;
            second = two;
          }
        }
      }
      put(new Option(one.slot(), was));
    }
    if (first != null) {
      put(first);
      put(second);
    }
    return first != null;
  }

  private boolean canLink(Option option) {
    return option.content().isPiece() && contents[option.slot()] != option.content();
  }

  private boolean isNear(int one, int other) {
    Place a = lattice.place(one);
    Place b = lattice.place(other);
    return Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())) <= NEAR;
  }

  /** What the option gains over the pieces as they are; anything less when it is not enough. */
  private double gain(Option option, double enough) {
    Content was = contents[option.slot()];
    if (was == option.content()) {
      return 0;
    }
    double gain = local(option);
    if (gain + IMPOSSIBLE * impossible <= enough) {
      return gain;
    }
    contents[option.slot()] = option.content();
    gain += IMPOSSIBLE * (impossible - growth.impossible(contents));
    contents[option.slot()] = was;
    return gain;
  }

  /** The same, as far as it does not matter what can have been built. */
  private double local(Option option) {
    int slot = option.slot();
    Content was = contents[slot];
    count(slot, was, -1);
    double gain = worth(slot, option.content()) - worth(slot, was);
    count(slot, was, 1);
    return gain;
  }

  /** What the content counts for in this slot, with the others as they are. */
  private double worth(int slot, Content content) {
    double worth = weights.of(slot, content);
    Content start = growth.start(slot);
    if (start != null && content != start) {
      worth -= NO_DOME;
    }
    if (content.isPiece()) {
      // In a tree of walls each piece brings one neighbour, so this is END for every piece.
      worth += END * (growth.neighbours(slot, contents) - 2);
      if (content != start && used.getOrDefault(content, 0) >= stock.get(content)) {
        worth -= TOO_MANY;
      }
    }
    return worth;
  }

  private void put(Option option) {
    count(option.slot(), contents[option.slot()], -1);
    contents[option.slot()] = option.content();
    count(option.slot(), option.content(), 1);
  }

  private void count(int slot, Content content, int more) {
    if (content != growth.start(slot)) {
      used.merge(content, more, Integer::sum);
    }
  }
}
