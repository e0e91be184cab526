package org.lunartable.engine.lunarcommand;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** LC-13 word for word: add neighbouring pieces until none can be added any more. */
final class SlowNetwork {

  private SlowNetwork() {}

  static NavigableSet<Place> of(Position position, Rules rules) {
    Board board = position.board();
    NavigableSet<Place> network = domes(position, rules);
    int before = 0;
    while (before < network.size()) {
      before = network.size();
      for (Place place : board.lattice().places()) {
        boolean joins = board.lattice().neighbours(place).stream().anyMatch(network::contains);
        if (joins && isOwnOrWhite(board.at(place), position.side())) {
          network.add(place);
        }
      }
    }
    return network;
  }

  /** The starting domes that the network grows from (LC-13, own corner: LC-39). */
  private static NavigableSet<Place> domes(Position position, Rules rules) {
    NavigableSet<Place> domes = new TreeSet<>();
    position
        .start()
        .forEach(
            (place, side) -> {
              if (side == position.side()) {
                domes.add(place);
              }
            });
    if (rules.variants().ownCorner() && position.turn().member() == 1) {
      return new TreeSet<>(domes.headSet(domes.last()));
    } else if (rules.variants().ownCorner() && position.turn().member() == 2) {
      return new TreeSet<>(domes.tailSet(domes.last()));
    }
    return domes;
  }

  private static boolean isOwnOrWhite(Content content, Side side) {
    return switch (content) {
      case SQUARE_WALL, STRAIGHT_WALL -> true;
      case ORANGE_DOME, ORANGE_ANTENNA, ORANGE_AIRLOCK -> side == Side.ORANGE;
      case GREEN_DOME, GREEN_ANTENNA, GREEN_AIRLOCK -> side == Side.GREEN;
      default -> false;
    };
  }
}
