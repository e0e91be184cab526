package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;

/** What the sighting gives reason to try from a position, the most hopeful first. */
final class Hopes {

  /** Tries that lose more weight than this are not worth their time. */
  private static final double WORST_LOSS = -6;

  private static final int MOST_BUILDS = 40;
  private static final int MOST_ENDS = 10;

  private final Weights weights;
  private final List<Candidate> slots = new ArrayList<>();

  /** A content that a slot may well have. */
  private record Candidate(int index, Place at, Content content) {}

  /** A figure or UFO that may have gone from one space to another. */
  record Trip(Place from, Place to, double gain) {}

  /** A piece that may have been built. */
  record Built(Action.Build build, double gain) {}

  Hopes(Weights weights) {
    this.weights = weights;
    for (Place place : weights.lattice().places()) {
      int index = weights.lattice().index(place);
      for (Content content : Content.values()) {
        if (content.isPiece()
            && content.fits(place.kind())
            && weights.of(index, content) > WORST_LOSS) {
          slots.add(new Candidate(index, place, content));
        }
      }
    }
  }

  /** The builds worth trying on this board, whoever may do them. */
  List<Built> builds(Board board) {
    List<Built> found = new ArrayList<>();
    for (Candidate candidate : slots) {
      Content there = board.at(candidate.index());
      piece(candidate.content(), there)
          .ifPresent(
              piece ->
                  found.add(
                      new Built(
                          new Action.Build(piece, candidate.at()),
                          weights.of(candidate.index(), candidate.content())
                              - weights.of(candidate.index(), there))));
    }
    return found.stream()
        .filter(built -> built.gain() > WORST_LOSS)
        .sorted(Comparator.comparingDouble(Built::gain).reversed())
        .limit(MOST_BUILDS)
        .toList();
  }

  /** Whether nothing but one kind of piece may have been built there. */
  boolean isOnlyHope(Place at) {
    return slots.stream()
            .filter(slot -> slot.at().equals(at) && slot.content() != Content.SQUARE_WALL)
            .count()
        <= (at.isCorner() ? 0 : 1);
  }

  /** A dome needs its square wall first, so a dome that is seen gives reason to try that too. */
  private static Optional<Piece> piece(Content wanted, Content there) {
    if (wanted.isDome()) {
      return there == Content.SQUARE_WALL
          ? Optional.of(Piece.DOME)
          : there == Content.EMPTY ? Optional.of(Piece.WALL) : Optional.empty();
    }
    return there == Content.EMPTY
        ? Arrays.stream(Piece.values()).filter(piece -> makes(piece, wanted)).findFirst()
        : Optional.empty();
  }

  private static boolean makes(Piece piece, Content wanted) {
    return switch (piece) {
      case WALL -> wanted == Content.STRAIGHT_WALL || wanted == Content.SQUARE_WALL;
      case DOME -> wanted.isDome();
      case AIRLOCK -> wanted.isAirlock();
      case ANTENNA -> wanted == Content.ORANGE_ANTENNA || wanted == Content.GREEN_ANTENNA;
    };
  }

  /**
   * Walks of this kind of figure worth trying.
   *
   * @param mayVanish whether it may be scored on arrival and so be seen at neither end
   */
  List<Trip> walks(Content figure, Board board, Map<Place, Content> standing, boolean mayVanish) {
    List<End> from =
        ends(board.places(figure::equals), board, standing, at -> Content.EMPTY, false);
    List<Place> free = spaces(board, there -> there == Content.EMPTY);
    return trips(from, ends(free, board, standing, at -> figure, mayVanish));
  }

  /** UFO moves worth trying. */
  List<Trip> ufoMoves(Board board, Map<Place, Content> standing) {
    List<Place> ufos = board.places(Content::hasUfo);
    List<End> from = ends(ufos, board, standing, at -> board.at(at).figure(), false);
    List<Place> free = spaces(board, there -> there == Content.EMPTY || there == Content.ROBOT);
    return trips(from, ends(free, board, standing, at -> Content.UFO, false));
  }

  /** A space where something may have gone from, or come to. */
  private record End(Place at, double gain) {}

  private static List<Place> spaces(Board board, Predicate<Content> free) {
    return board.lattice().places(Place.Kind.SPACE).stream()
        .filter(space -> free.test(board.at(space)))
        .toList();
  }

  /** Those spaces that may well have changed so, the most hopeful first. */
  private List<End> ends(
      List<Place> spaces,
      Board board,
      Map<Place, Content> standing,
      Function<Place, Content> then,
      boolean mayVanish) {
    return spaces.stream()
        .map(
            at -> {
              double now = weights.of(weights.lattice().index(at), board, standing);
              double gain = weights.of(at, then.apply(at)) - now;
              return new End(at, mayVanish ? Math.max(0, gain) : gain);
            })
        .filter(end -> end.gain() > WORST_LOSS)
        .sorted(Comparator.comparingDouble(End::gain).reversed())
        .limit(MOST_ENDS)
        .toList();
  }

  /** From each start in turn to each end in turn. */
  private static List<Trip> trips(List<End> from, List<End> to) {
    return from.stream()
        .flatMap(
            start ->
                to.stream().map(end -> new Trip(start.at(), end.at(), start.gain() + end.gain())))
        .filter(trip -> trip.gain() > WORST_LOSS)
        .toList();
  }
}
