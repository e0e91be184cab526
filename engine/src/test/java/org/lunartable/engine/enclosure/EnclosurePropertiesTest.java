package org.lunartable.engine.enclosure;

import static org.assertj.core.api.Assertions.fail;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

@Label("The fast enclosure and the rules page word for word")
class EnclosurePropertiesTest {

  private static final int WALLS_CHECKED = 4;

  @Label("LC-27 and LC-30: both find the same stations and the same outer walls")
  @StatisticsReport(onFailureOnly = true)
  @Property(
      tries = 21_000,
      seed = "27",
      edgeCases = EdgeCasesMode.NONE,
      shrinking = ShrinkingMode.OFF)
  void fastIsSlow(@ForAll long seed) {
    Board board = RandomWalls.board(new Random(seed));
    List<Region> fast = Enclosure.stations(board);
    List<NavigableSet<Place>> slow = SlowEnclosure.stations(board);

    if (!fast.stream().map(station -> new TreeSet<>(station.spaces())).toList().equals(slow)) {
      fail("fast finds %s, slow finds %s on%n%s", fast, slow, board);
    }
    for (Region station : largest(fast)) {
      Set<Place> wall = new TreeSet<>(OuterWall.of(station, board.lattice()).places());
      Set<Place> slowWall =
          SlowEnclosure.outerWall(new HashSet<>(station.spaces()), board.lattice());
      if (!wall.equals(slowWall)) {
        fail("station %s: fast wall %s, slow wall %s on%n%s", station, wall, slowWall, board);
      }
    }
    collect(board, fast);
  }

  private static List<Region> largest(List<Region> stations) {
    return stations.stream()
        .sorted(Comparator.comparing(Region::size).reversed())
        .limit(WALLS_CHECKED)
        .toList();
  }

  /** What kinds of boards were tried, so that the property is not vacuous. */
  private static void collect(Board board, List<Region> stations) {
    Statistics.label("stations")
        .collect(stations.isEmpty() ? "none" : stations.size() == 1 ? "one" : "several")
        .coverage(
            coverage -> {
              coverage.check("one").percentage(p -> p > 5);
              coverage.check("several").percentage(p -> p > 25);
              coverage.check("none").percentage(p -> p > 10);
            });
    Statistics.label("blocked inside")
        .collect(
            stations.stream()
                .flatMap(station -> station.spaces().stream())
                .anyMatch(space -> board.at(space) == Content.BLOCKED))
        .coverage(coverage -> coverage.check(true).percentage(p -> p > 5));
    Statistics.label("nested")
        .collect(
            largest(stations).stream().anyMatch(station -> isAroundAHole(station, board.lattice())))
        .coverage(coverage -> coverage.check(true).percentage(p -> p > 1));
    Statistics.label("width")
        .collect(board.lattice().width())
        .coverage(
            coverage -> {
              for (int width = 3; width <= 12; width++) {
                coverage.check(width).percentage(p -> p > 5);
              }
            });
  }

  /**
   * Whether the wall of the station with its holes filled is not the plain border of its spaces.
   */
  private static boolean isAroundAHole(Region station, Lattice lattice) {
    List<Place> wall = OuterWall.of(station, lattice).places();
    return station.spaces().stream()
        .flatMap(space -> lattice.neighbours(space).stream())
        .anyMatch(
            edge ->
                !wall.contains(edge)
                    && lattice.neighbours(edge).stream()
                        .anyMatch(side -> side.isSpace() && !station.contains(side)));
  }
}
