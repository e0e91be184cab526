package org.lunartable.engine.lunarcommand;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * What stands on the board when a game starts (LC-8, LC-42).
 *
 * @param start the starting domes and their colours, by row, then column
 */
public record SetUp(
    SortedMap<Place, Side> start, List<Place> robots, List<Place> astronauts, List<Place> ufos) {

  public SetUp {
    start = Collections.unmodifiableSortedMap(new TreeMap<>(start));
    robots = List.copyOf(robots);
    astronauts = List.copyOf(astronauts);
    ufos = List.copyOf(ufos);
  }

  /** The default set-up: LC-8 on 9 x 9, elsewhere four corner domes and no figures. */
  public static SetUp standard(Lattice lattice) {
    if (lattice.width() != 9 || lattice.height() != 9) {
      return new SetUp(cornerDomes(lattice), List.of(), List.of(), List.of());
    }
    return new SetUp(
        cornerDomes(lattice),
        places("f6", "n6", "f14", "n14", "j2", "b10", "r10", "j18"),
        places("j6", "j14", "f10", "n10"),
        places("j8", "j12"));
  }

  /** Orange at the top left and bottom right corners, green at the other two. */
  public static SortedMap<Place, Side> cornerDomes(Lattice lattice) {
    int right = lattice.columns() - 1;
    int bottom = lattice.rows() - 1;
    return new TreeMap<>(
        Map.of(
            new Place(0, 0), Side.ORANGE,
            new Place(right, 0), Side.GREEN,
            new Place(0, bottom), Side.GREEN,
            new Place(right, bottom), Side.ORANGE));
  }

  /** The board before the first turn. */
  Board board(Lattice lattice, Set<Place> blocked) {
    Board board = Board.empty(lattice);
    for (Place place : blocked) {
      board = board.with(place, Content.BLOCKED);
    }
    for (Map.Entry<Place, Side> dome : start.entrySet()) {
      board = board.with(dome.getKey(), Content.dome(dome.getValue()));
    }
    for (Place robot : robots) {
      board = board.with(robot, Content.ROBOT);
    }
    for (Place astronaut : astronauts) {
      board = board.with(astronaut, Content.ASTRONAUT);
    }
    for (Place ufo : ufos) {
      board = board.with(ufo, Content.onSpace(board.at(ufo).figure(), true));
    }
    return board;
  }

  private static List<Place> places(String... names) {
    return List.of(names).stream().map(Place::of).toList();
  }
}
