package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;

/** A reader of boards that can be made as unsure and as wrong as a test needs. */
final class Eye {

  /** How much worse than the truth other contents look. */
  private static final double CONTRAST = 14;

  private final Board board;
  private final Map<Place, BoardSighting.Sight> sights = new HashMap<>();

  private Eye(Board board) {
    this.board = board;
  }

  /** A reader that sees the board exactly as it is. */
  static Eye of(Board board) {
    Eye sight = new Eye(board);
    board.lattice().places().forEach(at -> sight.sights.put(at, plain(at, board.at(at), CONTRAST)));
    return sight;
  }

  /** The same with the board's rows, as the notation writes them. */
  static Eye of(String rows) {
    try {
      return of(Diagram.read(rows.lines().toList()));
    } catch (Diagram.NotABoard e) {
      throw new AssertionError(e);
    }
  }

  /** The place looks like this. */
  Eye seen(String at, Content content) {
    sights.put(Place.of(at), plain(Place.of(at), content, CONTRAST));
    return this;
  }

  /** The place looks like one of two things, the second this much worse than the first. */
  Eye between(String at, Content one, Content other, double worse) {
    Place place = Place.of(at);
    Map<Content, Double> weights = new EnumMap<>(plain(place, one, CONTRAST).weights());
    weights.put(other, -worse);
    sights.put(place, new BoardSighting.Sight(false, weights));
    return this;
  }

  Eye hidden(String... places) {
    for (String at : places) {
      sights.put(Place.of(at), BoardSighting.Sight.HIDDEN);
    }
    return this;
  }

  /** Every weight is off by so much, normally distributed. */
  Eye noisy(Random random, double deviation) {
    board
        .lattice()
        .places()
        .forEach(at -> sights.computeIfPresent(at, (p, sight) -> shaken(sight, random, deviation)));
    return this;
  }

  BoardSighting sighting() {
    List<BoardSighting.Sight> all = new ArrayList<>();
    board.lattice().places().forEach(at -> all.add(sights.get(at)));
    return new BoardSighting(board.lattice(), all);
  }

  private static BoardSighting.Sight plain(Place at, Content truth, double contrast) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (Content content : Content.values()) {
      if (content != Content.BLOCKED && content.fits(at.kind())) {
        weights.put(content, content == truth ? 0.0 : -contrast);
      }
    }
    return new BoardSighting.Sight(false, weights);
  }

  private static BoardSighting.Sight shaken(
      BoardSighting.Sight sight, Random random, double deviation) {
    if (sight.hidden()) {
      return sight;
    }
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    sight
        .weights()
        .forEach((what, weight) -> weights.put(what, weight + deviation * random.nextGaussian()));
    return new BoardSighting.Sight(false, weights);
  }
}
