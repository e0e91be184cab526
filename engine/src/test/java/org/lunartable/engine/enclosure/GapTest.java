package org.lunartable.engine.enclosure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

@Label("The gap around a space")
class GapTest {

  /** With so many slots that are free, all sets of one piece less than the answer are tried. */
  private static final int MOST_TRIED = 3;

  @Test
  @Label("a single missing corner is found (LC-27)")
  void aMissingCorner() {
    Gap gap =
        gap("b2", "+-+....", "|.|....", "+-.....", ".......", ".......", ".......", ".......");

    assertThat(gap.closing()).containsExactly(Place.of("c3"));
    assertThat(gap.missing()).containsExactly(Place.of("c3"));
    assertThat(gap.spaces()).containsExactly(Place.of("b2"));
    assertThat(gap.wayOut()).startsWith(Place.of("b2"), Place.of("c3"));
  }

  @Test
  @Label("any slot of a narrow passage closes it")
  void aPassage() {
    Gap gap =
        gap("b2", "+-+-+..", "|......", "+-+-+..", ".......", ".......", ".......", ".......");
    assertThat(gap.closing()).containsExactly(Place.of("c2"), Place.of("e2"));
  }

  @Test
  @Label("a blocked edge that leads out cannot be closed (LC-4)")
  void aBlockedEdge() {
    Gap gap =
        gap("b2", "+x+....", "|.|....", "+-+....", ".......", ".......", ".......", ".......");

    assertThat(gap.missing()).isEmpty();
    assertThat(gap.closing()).isEmpty();
    assertThat(gap.wayOut()).containsExactly(Place.of("b2"), Place.of("b1"));
  }

  @Test
  @Label("an enclosed space has none")
  void enclosed() {
    assertThat(
            around(
                "b2", "+-+....", "|.|....", "+-+....", ".......", ".......", ".......", "......."))
        .isEmpty();
  }

  @Label("agrees with trying every slot, and with trying all smaller sets of slots")
  @Property(
      tries = 1500,
      seed = "27",
      edgeCases = EdgeCasesMode.NONE,
      shrinking = ShrinkingMode.OFF)
  void agreesWithTrying(@ForAll long seed) {
    Random random = new Random(seed);
    Board board = small(random);
    List<Place> spaces = board.lattice().places(Place.Kind.SPACE);
    Place space = spaces.get(random.nextInt(spaces.size()));
    Optional<Gap> found = Gap.around(space, board);

    assertThat(found.isEmpty()).isEqualTo(isEnclosed(space, board));
    if (found.isPresent()) {
      agrees(found.get(), space, board);
    }
  }

  private static void agrees(Gap gap, Place space, Board board) {
    assertThat(leadsOut(gap.wayOut(), space, board)).as("%s%n%s", gap, board).isTrue();
    List<Place> free = board.lattice().places().stream().filter(at -> isFree(at, board)).toList();
    assertThat(gap.closing())
        .as("%s%n%s", space, board)
        .isEqualTo(
            free.stream().filter(at -> isEnclosed(space, filled(board, List.of(at)))).toList());
    if (gap.missing().isEmpty()) {
      assertThat(isEnclosed(space, filled(board, free))).as("%s%n%s", space, board).isFalse();
      return;
    }
    Board closed = filled(board, gap.missing());
    assertThat(SlowEnclosure.stations(closed))
        .as("%s%n%s", gap, board)
        .anyMatch(
            station -> new ArrayList<>(station).equals(gap.spaces()) && station.contains(space));
    if (gap.missing().size() <= MOST_TRIED) {
      assertThat(sets(free, gap.missing().size() - 1))
          .as("%s%n%s", gap, board)
          .noneMatch(set -> isEnclosed(space, filled(board, set)));
    }
  }

  private static Stream<List<Place>> sets(List<Place> free, int size) {
    if (size == 0) {
      return Stream.of(List.of());
    }
    return sets(free, size - 1)
        .flatMap(
            set ->
                free.stream()
                    .filter(at -> set.isEmpty() || at.compareTo(set.get(set.size() - 1)) > 0)
                    .map(at -> Stream.concat(set.stream(), Stream.of(at)).toList()));
  }

  private static boolean leadsOut(List<Place> way, Place space, Board board) {
    boolean touching = true;
    for (int i = 1; i < way.size(); i++) {
      int dx = Math.abs(way.get(i).x() - way.get(i - 1).x());
      int dy = Math.abs(way.get(i).y() - way.get(i - 1).y());
      touching &= Math.max(dx, dy) == 1;
    }
    return touching
        && way.get(0).equals(space)
        && board.lattice().onRim(way.get(way.size() - 1))
        && way.stream().noneMatch(place -> board.at(place).isPiece());
  }

  private static boolean isFree(Place at, Board board) {
    return !at.isSpace() && board.isEmpty(at);
  }

  private static boolean isEnclosed(Place space, Board board) {
    return SlowEnclosure.stations(board).stream().anyMatch(station -> station.contains(space));
  }

  private static Board filled(Board board, List<Place> slots) {
    Board filled = board;
    for (Place slot : slots) {
      filled = filled.with(slot, slot.isEdge() ? Content.STRAIGHT_WALL : Content.SQUARE_WALL);
    }
    return filled;
  }

  /** A small board with many walls, so that few pieces are missing. */
  private static Board small(Random random) {
    Lattice lattice = new Lattice(3, 3);
    double walls = 0.5 + random.nextDouble() * 0.45;
    return Board.of(
        lattice,
        place -> {
          if (random.nextInt(40) == 0) {
            return Content.BLOCKED;
          }
          if (place.isSpace() || random.nextDouble() > walls) {
            return Content.EMPTY;
          }
          return place.isEdge() ? Content.STRAIGHT_WALL : Content.SQUARE_WALL;
        });
  }

  private static Gap gap(String space, String... rows) {
    return around(space, rows).orElseThrow();
  }

  private static Optional<Gap> around(String space, String... rows) {
    try {
      return Gap.around(Place.of(space), Diagram.read(List.of(rows)));
    } catch (Diagram.NotABoard bad) {
      throw new AssertionError(bad);
    }
  }
}
