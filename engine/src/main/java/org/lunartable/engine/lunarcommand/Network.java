package org.lunartable.engine.lunarcommand;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * Every piece that one player reaches from the starting domes by neighbouring pieces, never
 * entering a piece of the other colour (LC-13).
 */
final class Network {

  private final Board board;
  private final Lattice lattice;
  private final Side side;
  private final BitSet pieces = new BitSet();

  private Network(Board board, Side side) {
    this.board = board;
    this.lattice = board.lattice();
    this.side = side;
  }

  /**
   * The network of the player whose turn it is; in team play perhaps from one dome only (LC-39).
   */
  static Network of(Position position, Rules rules) {
    Network network = new Network(position.board(), position.side());
    network.grow(domes(position, rules));
    return network;
  }

  private static List<Place> domes(Position position, Rules rules) {
    List<Place> all =
        position.start().entrySet().stream()
            .filter(dome -> dome.getValue() == position.side())
            .map(Map.Entry::getKey)
            .filter(slot -> position.board().at(slot) == Content.dome(position.side()))
            .toList();
    int member = position.turn().member();
    if (member == 0 || !rules.variants().ownCorner() || all.size() < 2) {
      return all;
    }
    return member == 1 ? all.subList(0, 1) : all.subList(1, all.size());
  }

  private void grow(List<Place> domes) {
    Deque<Place> open = new ArrayDeque<>();
    domes.forEach(dome -> reach(dome, open));
    while (!open.isEmpty()) {
      lattice.neighbours(open.pop()).forEach(next -> reach(next, open));
    }
  }

  private void reach(Place place, Deque<Place> open) {
    int index = lattice.index(place);
    Content content = board.at(index);
    if (content.isPiece() && !content.isColouredPieceOf(side.other()) && !pieces.get(index)) {
      pieces.set(index);
      open.push(place);
    }
  }

  boolean contains(Place place) {
    return pieces.get(lattice.index(place));
  }

  /** Whether a piece of the network neighbours the place (LC-14). */
  boolean touches(Place place) {
    return lattice.neighbours(place).stream().anyMatch(this::contains);
  }

  /**
   * Whether a coloured piece at this place would be chained to an own coloured piece of the
   * network: directly, or corner to corner through one straight wall (LC-16).
   */
  boolean chains(Place place) {
    for (Place next : lattice.neighbours(place)) {
      if (isOwnColoured(next)) {
        return true;
      }
      if (place.isCorner()
          && board.at(next) == Content.STRAIGHT_WALL
          && ends(next).stream().anyMatch(end -> !end.equals(place) && isOwnColoured(end))) {
        return true;
      }
    }
    return false;
  }

  private boolean isOwnColoured(Place place) {
    return contains(place) && board.at(place).isColouredPieceOf(side);
  }

  private List<Place> ends(Place edge) {
    List<Place> corners = new ArrayList<>(2);
    for (Place next : lattice.neighbours(edge)) {
      if (next.isCorner()) {
        corners.add(next);
      }
    }
    return corners;
  }
}
