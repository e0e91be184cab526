package org.lunartable.vision.board.locate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;

class BoardLocatorTest {
  private static final BoardPlan PLAN = new BoardPlan(new Lattice(9, 9));
  private static final List<Integer> ALL = List.of(0, 1, 2, 3);
  private final BoardLocator locator = new BoardLocator(PLAN.lattice());

  @ParameterizedTest
  @CsvSource({"0,0", "10,12", "-25,25", "90,10", "178,18", "-100,5"})
  void findsABoardWithFourMarkersHoweverItLies(double turn, double tilt) {
    BoardPose pose = PaintedTable.pose(turn, tilt);
    FoundBoard found = locate(new PaintedTable(PLAN, pose).withMarkers(4, ALL)).orElseThrow();
    assertThat(found.orientationKnown()).isTrue();
    assertThat(farthest(found.pose(), pose)).isLessThan(1.5);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void oneMarkerIsEnough(int id) {
    BoardPose pose = PaintedTable.pose(7, 5);
    FoundBoard found =
        locate(new PaintedTable(PLAN, pose).withMarkers(5, List.of(id))).orElseThrow();
    assertThat(found.orientationKnown()).isTrue();
    assertThat(farthest(found.pose(), pose)).isLessThan(1.5);
  }

  @Test
  void withoutMarkersTheLatticeIsFoundButNotTheSideThatIsUp() {
    BoardPose pose = PaintedTable.pose(100, 15);
    FoundBoard found = locate(new PaintedTable(PLAN, pose)).orElseThrow();
    assertThat(found.orientationKnown()).isFalse();
    double best = 1e9;
    for (int quarters = 0; quarters < 4; quarters++) {
      best = Math.min(best, farthest(found.pose().quarterTurned(quarters), pose));
    }
    assertThat(best).isLessThan(1.5);
  }

  @Test
  void aThirdOfTheBoardMayBeCovered() {
    BoardPose pose = PaintedTable.pose(3, 10);
    FoundBoard found =
        locate(new PaintedTable(PLAN, pose).withMarkers(4, ALL).coveredUpTo(-40)).orElseThrow();
    assertThat(farthest(found.pose(), pose)).isLessThan(3);
  }

  @Test
  void aSmallerBoardIsFound() {
    BoardPlan plan = new BoardPlan(new Lattice(5, 5));
    BoardPose pose = PaintedTable.pose(3, 10);
    try (PaintedTable table = new PaintedTable(plan, pose).withMarkers(4, ALL);
        Picture picture = table.picture()) {
      FoundBoard found = new BoardLocator(plan.lattice()).locate(picture).orElseThrow();
      assertThat(distance(found.pose(), pose, new Place(13, 13))).isLessThan(1.5);
    }
  }

  @Test
  void aTableWithoutABoardHasNone() {
    byte[] pixels = new byte[PaintedTable.WIDTH * PaintedTable.HEIGHT * 3];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (120 + ((i * 7919L) >> 7) % 20);
    }
    try (Picture picture = Picture.ofBgr(PaintedTable.WIDTH, PaintedTable.HEIGHT, pixels)) {
      assertThat(locator.locate(picture)).isEmpty();
    }
  }

  @Test
  void aNudgedBoardIsFollowed() {
    BoardPose before = PaintedTable.pose(3, 10);
    BoardPose after = before.shifted(1.2, -1.5);
    FoundBoard known = new FoundBoard(before, 1, true);
    try (PaintedTable table = new PaintedTable(PLAN, after);
        Picture picture = table.picture()) {
      FoundBoard found = locator.follow(picture, known).orElseThrow();
      assertThat(farthest(found.pose(), after)).isLessThan(1.5);
    }
  }

  @Test
  void aMarkerThatComesIntoSightTellsTheSideOfABoardThatIsFollowed() {
    BoardPose pose = PaintedTable.pose(3, 10);
    FoundBoard guessed = new FoundBoard(pose.quarterTurned(2), 1, false);
    try (PaintedTable table = new PaintedTable(PLAN, pose).withMarkers(5, List.of(2));
        Picture picture = table.picture()) {
      FoundBoard found = locator.follow(picture, guessed).orElseThrow();
      assertThat(found.orientationKnown()).isTrue();
      assertThat(farthest(found.pose(), pose)).isLessThan(1.5);
    }
  }

  @Test
  void aBoardThatWasTakenAwayIsNotFollowed() {
    FoundBoard known = new FoundBoard(PaintedTable.pose(3, 10), 1, true);
    try (PaintedTable table = new PaintedTable(PLAN, known.pose()).coveredUpTo(400);
        Picture picture = table.picture()) {
      assertThat(locator.follow(picture, known)).isEmpty();
    }
  }

  @Test
  void fourCornersPointedAtRoughlyAreEnough() {
    BoardPose pose = PaintedTable.pose(10, 20);
    double[][] corners = {{-112, 112}, {112, 112}, {112, -112}, {-112, -112}};
    List<PixelPoint> tapped = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      PixelPoint exact = pose.project(corners[i][0], corners[i][1], BoardPlan.BASE);
      tapped.add(new PixelPoint(exact.u() + 3 - 2 * i, exact.v() - 4 + 2 * i));
    }
    try (PaintedTable table = new PaintedTable(PLAN, pose);
        Picture picture = table.picture()) {
      assertThat(farthest(locator.fromCorners(picture, tapped).pose(), pose)).isLessThan(1.5);
    }
  }

  @Test
  void threeCornersAreRefused() {
    try (PaintedTable table = new PaintedTable(PLAN, PaintedTable.pose(0, 0));
        Picture picture = table.picture()) {
      assertThatThrownBy(() -> locator.fromCorners(picture, List.of()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("four corners");
    }
  }

  private Optional<FoundBoard> locate(PaintedTable painted) {
    try (PaintedTable table = painted;
        Picture picture = table.picture()) {
      return locator.locate(picture);
    }
  }

  /** The greatest distance in pixels between where two poses see the feet of the places. */
  private static double farthest(BoardPose one, BoardPose other) {
    return PLAN.lattice().places().stream()
        .mapToDouble(place -> distance(one, other, place))
        .max()
        .orElseThrow();
  }

  private static double distance(BoardPose one, BoardPose other, Place place) {
    PixelPoint a = one.project(PLAN.x(place), PLAN.y(place), PLAN.foot(place));
    PixelPoint b = other.project(PLAN.x(place), PLAN.y(place), PLAN.foot(place));
    return Math.hypot(a.u() - b.u(), a.v() - b.v());
  }
}
