package org.lunartable.kiosk.cli.board;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.follow.LikeliestBoard;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.vision.board.read.BoardReading;

/**
 * What a single photo shows, with no game known: the likeliest board.
 *
 * @param unclear places where something else is not much less likely
 */
public record PhotoReading(Position position, List<StationView> stations, List<Place> unclear) {

  /** Below this probability a place is called unclear. */
  private static final double SURE = 0.9;

  /** So few places that look covered are glare: no hand is over a photo of a board. */
  private static final int MOST_GLARE = 12;

  static PhotoReading of(BoardReading seen, Referee referee) {
    boolean glare = seen.coveredPlaces().size() <= MOST_GLARE;
    BoardSighting sighting = glare ? seen.throughGlare() : seen.sighting();
    Board board = LikeliestBoard.of(sighting, referee.rules());
    Position start = referee.rules().start(Side.ORANGE);
    Position position =
        new Position(
            board,
            start.turn(),
            start.score(),
            start.stock(),
            start.built(),
            0,
            start.roll(),
            start.scored(),
            domes(board, start));
    return new PhotoReading(position, referee.stations(position), unclear(seen, sighting, board));
  }

  /** The starting domes that stand where the set-up has them. */
  private static SortedMap<Place, Side> domes(Board board, Position start) {
    SortedMap<Place, Side> domes = new TreeMap<>();
    start
        .start()
        .forEach(
            (place, side) -> {
              if (board.at(place) == Content.dome(side)) {
                domes.put(place, side);
              }
            });
    return domes;
  }

  private static List<Place> unclear(BoardReading seen, BoardSighting sighting, Board board) {
    return sighting.lattice().places().stream()
        .filter(place -> place.isSpace() || !isUnderUfo(place, board))
        .filter(
            place ->
                seen.sighting().at(place).hidden()
                    || Slots.confidence(sighting.at(place), board.at(place)) < SURE)
        .toList();
  }

  /** What stands in the slots around a UFO cannot be seen from above. */
  private static boolean isUnderUfo(Place slot, Board board) {
    return board.places(Content::hasUfo).stream()
        .anyMatch(ufo -> Math.max(Math.abs(ufo.x() - slot.x()), Math.abs(ufo.y() - slot.y())) == 1);
  }
}
