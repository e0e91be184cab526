package org.lunartable.kiosk.assembly.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.vision.board.read.BoardReading;

/**
 * Sharpens a reading with an earlier one of the same camera: a place that looks as it did then has
 * what it had then, whatever it looks like, and what was misread then is not believed now. Measured
 * on rendered pictures: places that did not change differ by up to 1.2 ({@link
 * BoardReading#change}), a robot that came or went by 2.5 or more, a piece by 3 or more; shadows of
 * what changed nearby reach 5, and a shadow that drifts over the board raises all.
 */
final class Sharpening {

  /** Up to the first change a place is the same, from the second on nothing speaks for it. */
  private record Band(double same, double other) {

    /** How much a change speaks for the same, 1 to 0. */
    double sameness(double change) {
      return Math.min(1, Math.max(0, (other - change) / (other - same)));
    }
  }

  private static final Band SPACE = new Band(1.3, 2.2);
  private static final Band SLOT = new Band(1.8, 2.6);

  /** A UFO that comes or goes changes its space and the slots around; this is their third least. */
  private static final Band UFO = new Band(2.0, 2.6);

  /** How much a change of all that a UFO covers speaks for one; a logarithm. */
  private static final double UFO_BONUS = 4;

  /** Its saucer is so much darker than the board that no shadow comes near it. */
  private static final Band UFO_MIDDLE = new Band(5.5, 7.5);

  /** How much a usual change raises what a UFO must change. */
  private static final double UFO_IN_DRIFT = 0.9;

  /** How much less likely a change is where nothing looks changed; a logarithm. */
  private static final double SAME_WEIGHT = 12;

  /** Up to this many times the usual change, a change speaks for nothing. */
  private static final double USUAL = 5;

  /** The most that a changed look alone speaks for a change; a logarithm. */
  private static final double MOST_BONUS = 2.5;

  private final BoardReading now;
  private final BoardReading then;
  private final Optional<BoardReading> before;
  private final Board board;
  private final Map<Place.Kind, Map<Content, Sight>> unchanged = new EnumMap<>(Place.Kind.class);
  private final Changes changes;

  private Sharpening(
      BoardReading now, BoardReading then, Optional<BoardReading> before, Board board) {
    this.now = now;
    this.then = then;
    this.before = before;
    this.board = board;
    this.changes = new Changes(now, then, board);
  }

  /**
   * The sharper sighting.
   *
   * @param then a reading of a picture in which the board was this one
   * @param before the reading before this one
   */
  static BoardSighting of(
      BoardReading now, BoardReading then, Optional<BoardReading> before, Board board) {
    Sharpening sharpening = new Sharpening(now, then, before, board);
    List<Sight> sights = new ArrayList<>();
    for (Place place : board.lattice().places()) {
      sights.add(sharpening.at(place));
    }
    return new BoardSighting(board.lattice(), sights);
  }

  /**
   * The sighting without an earlier agreed one, but with another picture before it: something that
   * covers the very same places in both is no hand that passes; nothing is known of what is there.
   */
  static BoardSighting of(BoardReading now, Optional<BoardReading> before) {
    Lattice lattice = now.sighting().lattice();
    List<Sight> sights = new ArrayList<>();
    for (Place place : lattice.places()) {
      Sight sight = now.sighting().at(place);
      boolean still =
          before
              .filter(last -> last.sighting().at(place).hidden())
              .map(last -> now.change(place, last) < SPACE.same())
              .orElse(false);
      sights.add(sight.hidden() && still ? Sight.unknown(place) : sight);
    }
    return new BoardSighting(lattice, sights);
  }

  /** From this change on a place may have changed. */
  static double leastChange(Place place) {
    return (place.isSpace() ? SPACE : SLOT).same();
  }

  /** Whether what covers a place did so in the picture before: that is glare, no passing hand. */
  private boolean isStill(Place place) {
    return before
        .filter(last -> last.sighting().at(place).hidden())
        .filter(last -> now.change(place, last) < SPACE.same())
        .isPresent();
  }

  private Sight at(Place place) {
    double change = changes.at(place);
    Band band = place.isSpace() ? SPACE : SLOT;
    Sight sight = now.sighting().at(place);
    if (change < (sight.hidden() ? SPACE.same() : band.same())) {
      return same(place);
    }
    if (sight.hidden()) {
      if (!isStill(place)) {
        return sight;
      }
      sight = now.uncovered(place);
    }
    Map<Content, Double> seen = sight.weights();
    Content was = board.at(place);
    double same = SAME_WEIGHT * band.sameness(change);
    double other = Math.min(MOST_BONUS, Math.max(0, change / changes.usual() - USUAL));
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    seen.forEach(
        (content, weight) ->
            weights.put(
                content,
                looksLike(content, was)
                    ? weight - other
                    : weight
                        - same
                        - misread(place, content, was)
                        + (content.hasUfo() == was.hasUfo() ? 0 : ufo(place, was.hasUfo()))));
    return new Sight(false, weights);
  }

  /**
   * How much the change of all that a UFO covers speaks for its coming or going; while the light
   * changes it must be so much larger than the usual change, and a small one says nothing.
   */
  private double ufo(Place space, boolean leaves) {
    double[] covered =
        IntStream.range(0, 9)
            .mapToDouble(i -> changes.at(new Place(space.x() - 1 + i % 3, space.y() - 1 + i / 3)))
            .sorted()
            .toArray();
    if (changes.drifting() && leaves) {
      return 0; // what is as black as a UFO changes much with little light
    }
    if (changes.drifting()) {
      double around = UFO.sameness(covered[2] / Math.max(1, UFO_IN_DRIFT * changes.usual()));
      double middle = UFO_MIDDLE.sameness(changes.at(space));
      return UFO_BONUS * (1 - Math.max(around, middle));
    }
    double sameness = UFO.sameness(covered[2]);
    return UFO_BONUS * (1 - sameness) - SAME_WEIGHT * sameness;
  }

  /** How much better this content fitted then than what was there. */
  private double misread(Place place, Content content, Content was) {
    Sight before = then.sighting().at(place);
    return before.hidden() ? 0 : Math.max(0, before.weight(content) - before.weight(was));
  }

  /** Nobody can see what stands under a UFO. */
  private static boolean looksLike(Content content, Content was) {
    return content == was || (content.hasUfo() && was.hasUfo());
  }

  /** What was there is there. Places that agree share what is said of them. */
  private Sight same(Place place) {
    return unchanged
        .computeIfAbsent(place.kind(), kind -> new EnumMap<>(Content.class))
        .computeIfAbsent(board.at(place), was -> same(place, was));
  }

  private static Sight same(Place place, Content was) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (Content content : Content.values()) {
      if (content != Content.BLOCKED && content.fits(place.kind())) {
        weights.put(content, looksLike(content, was) ? 0 : -SAME_WEIGHT);
      }
    }
    return new Sight(false, weights);
  }
}
