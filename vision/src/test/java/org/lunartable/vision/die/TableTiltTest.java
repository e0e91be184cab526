package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.Line;

class TableTiltTest {
  private static final Lens LENS = Lens.typical(1280, 720);

  /** A die in the middle, on squared paper, seen by a camera tilted by 20 degrees. */
  private static final double TILT = Math.toRadians(20);

  private static final double[] UP = {0, -Math.sin(TILT), -Math.cos(TILT)};
  private static final double[] STRAIGHT = {0, 0, -1};

  @Test
  void aSquaredTableTellsAFlatDieFromACockedOne() {
    TableTilt table = new TableTilt(new TableLines(LENS, squares(), 640, 360, 60));
    double[] cocked = {0, Math.sin(Math.toRadians(10)), -Math.cos(Math.toRadians(10))};
    assertThat(table.oddsOfFlat(UP)).isGreaterThan(1);
    assertThat(table.oddsOfFlat(cocked)).isLessThan(-1);
  }

  @Test
  void theVerticalIsTheOneThatMakesTheSquaresSquare() {
    double[] up = new TableTilt(new TableLines(LENS, squares(), 640, 360, 60)).up();
    assertThat(up[0] * UP[0] + up[1] * UP[1] + up[2] * UP[2])
        .isGreaterThan(Math.cos(Math.toRadians(6)));
  }

  @Test
  void withoutLinesNothingIsSaid() {
    TableTilt table = new TableTilt(new TableLines(LENS, List.of(), 640, 360, 60));
    assertThat(table.oddsOfFlat(STRAIGHT)).isCloseTo(0, within(1e-6));
  }

  private static List<Line> squares() {
    List<Line> lines = new ArrayList<>();
    for (int i = -4; i <= 4; i++) {
      for (int j = -4; j < 4; j++) {
        lines.add(line(0.08 * i, 0.08 * j, 0.08 * i, 0.08 * (j + 1)));
        lines.add(line(0.08 * j, 0.08 * i, 0.08 * (j + 1), 0.08 * i));
      }
    }
    return lines;
  }

  /** The picture of a line on the table, in parts of the camera's height, turned by 30 degrees. */
  private static Line line(double x0, double y0, double x1, double y1) {
    double[] a = place(x0, y0);
    double[] b = place(x1, y1);
    double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return new Line(
        (a[0] + b[0]) / 2,
        (a[1] + b[1]) / 2,
        -(b[1] - a[1]) / length,
        (b[0] - a[0]) / length,
        length);
  }

  private static double[] place(double x, double y) {
    double turn = Math.toRadians(30);
    double right = x * Math.cos(turn) - y * Math.sin(turn);
    double away = x * Math.sin(turn) + y * Math.cos(turn);
    // The table's own axes before the camera: right, and down the picture, square to the vertical.
    double v = away * Math.cos(TILT);
    double depth = 1 - away * Math.sin(TILT);
    return new double[] {
      LENS.centreU() + LENS.focal() * right / depth, LENS.centreV() + LENS.focal() * v / depth
    };
  }
}
