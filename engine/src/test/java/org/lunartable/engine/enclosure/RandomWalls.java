package org.lunartable.engine.enclosure;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** Random boards with many stations: walls around random blots of spaces, some with a gap. */
final class RandomWalls {

  private static final List<Content> CORNERS =
      List.of(
          Content.SQUARE_WALL,
          Content.SQUARE_WALL,
          Content.ORANGE_DOME,
          Content.GREEN_DOME,
          Content.ORANGE_ANTENNA,
          Content.GREEN_ANTENNA);
  private static final List<Content> EDGES =
      List.of(
          Content.STRAIGHT_WALL,
          Content.STRAIGHT_WALL,
          Content.ORANGE_AIRLOCK,
          Content.GREEN_AIRLOCK);
  private static final List<Content> SPACES =
      List.of(Content.EMPTY, Content.EMPTY, Content.ROBOT, Content.ASTRONAUT, Content.UFO);

  private final Random random;
  private final Lattice lattice;

  private RandomWalls(Random random) {
    this.random = random;
    this.lattice = new Lattice(3 + random.nextInt(10), 3 + random.nextInt(10));
  }

  static Board board(Random random) {
    return new RandomWalls(random).board();
  }

  private Board board() {
    Set<Place> walls = new HashSet<>();
    int blots = random.nextInt(5);
    for (int i = 0; i < blots; i++) {
      Set<Place> area = random.nextBoolean() ? rectangle() : blot();
      walls.addAll(around(area));
      walls.addAll(around(inner(area)));
    }
    removeSome(walls, random.nextInt(3));
    double litter = new double[] {0, 0, 0.02, 0.1, 0.3, 0.6, 0.85}[random.nextInt(7)];
    double blocked = new double[] {0, 0, 0.02, 0.2}[random.nextInt(4)];
    Board board = Board.empty(lattice);
    for (Place place : lattice.places()) {
      boolean piece = !place.isSpace() && (walls.contains(place) || random.nextDouble() < litter);
      if (random.nextDouble() < blocked && !walls.contains(place)) {
        board = board.with(place, Content.BLOCKED);
      } else if (piece || place.isSpace()) {
        board = board.with(place, content(place.kind()));
      }
    }
    return board;
  }

  private Content content(Place.Kind kind) {
    List<Content> choice =
        switch (kind) {
          case CORNER -> CORNERS;
          case EDGE -> EDGES;
          case SPACE -> SPACES;
        };
    return choice.get(random.nextInt(choice.size()));
  }

  private Set<Place> rectangle() {
    int left = random.nextInt(lattice.width());
    int top = random.nextInt(lattice.height());
    int width = 1 + random.nextInt(lattice.width() - left);
    int height = 1 + random.nextInt(lattice.height() - top);
    Set<Place> spaces = new HashSet<>();
    for (int c = left; c < left + width; c++) {
      for (int r = top; r < top + height; r++) {
        spaces.add(new Place(2 * c + 1, 2 * r + 1));
      }
    }
    return spaces;
  }

  private Set<Place> blot() {
    List<Place> all = lattice.places(Place.Kind.SPACE);
    Place at = all.get(random.nextInt(all.size()));
    Set<Place> spaces = new HashSet<>(Set.of(at));
    for (int i = random.nextInt(25); i > 0; i--) {
      List<Place> next = lattice.nextSpaces(at);
      at = next.get(random.nextInt(next.size()));
      spaces.add(at);
    }
    return spaces;
  }

  /** Some spaces all around which the area goes on: a nested station. */
  private Set<Place> inner(Set<Place> area) {
    Set<Place> inner = new HashSet<>();
    for (Place space : area) {
      List<Place> next = lattice.nextSpaces(space);
      if (next.size() == 4 && area.containsAll(next) && random.nextInt(3) > 0) {
        inner.add(space);
      }
    }
    return inner;
  }

  /** The edges between these spaces and all others, with both their ends. */
  private Set<Place> around(Set<Place> spaces) {
    Set<Place> walls = new HashSet<>();
    for (Place edge : lattice.places(Place.Kind.EDGE)) {
      List<Place> beside = lattice.neighbours(edge);
      long inside = beside.stream().filter(spaces::contains).count();
      long sides = beside.stream().filter(Place::isSpace).count();
      if (inside == 1 && (sides == 1 || inside < sides)) {
        walls.add(edge);
        beside.stream().filter(Place::isCorner).forEach(walls::add);
      }
    }
    return walls;
  }

  private void removeSome(Set<Place> walls, int count) {
    List<Place> sorted = walls.stream().sorted().toList();
    for (int i = 0; i < count && !sorted.isEmpty(); i++) {
      walls.remove(sorted.get(random.nextInt(sorted.size())));
    }
  }
}
