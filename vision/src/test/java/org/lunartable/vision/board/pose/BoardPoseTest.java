package org.lunartable.vision.board.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.PixelPoint;

class BoardPoseTest {
  private static final BoardPose POSE =
      new BoardPose(
          new Lens(960, 639.5, 359.5, -0.03),
          Axes.ABOVE.turned(0, 0, 0.4).turned(0.3, -0.1, 0),
          12,
          -7,
          480);

  @Test
  void theCornerOfTheStandardBoardLies108MillimetresFromTheMiddle() {
    BoardPlan plan = new BoardPlan(new Lattice(9, 9));
    assertThat(plan.width()).isEqualTo(224);
    assertThat(plan.x(new Place(0, 0))).isEqualTo(-108);
    assertThat(plan.y(new Place(0, 0))).isEqualTo(108);
  }

  @Test
  void aPixelIsTracedBackToThePointItShows() {
    PixelPoint pixel = POSE.project(31, -77, 6.4);
    double[] back = POSE.at(pixel.u(), pixel.v(), 6.4);
    assertThat(back[0]).isCloseTo(31, within(1e-3));
    assertThat(back[1]).isCloseTo(-77, within(1e-3));
  }

  @Test
  void whatStandsHighLeansAwayFromThePointBelowTheCamera() {
    double[] eye = POSE.eye();
    PixelPoint nadir = POSE.project(eye[0], eye[1], 0);
    PixelPoint foot = POSE.project(90, 90, 0);
    PixelPoint top = POSE.project(90, 90, 20);
    assertThat(Math.hypot(top.u() - nadir.u(), top.v() - nadir.v()))
        .isGreaterThan(Math.hypot(foot.u() - nadir.u(), foot.v() - nadir.v()));
  }

  @Test
  void fourQuarterTurnsAreNone() {
    BoardPose turned = POSE.quarterTurned(3).quarterTurned(1);
    PixelPoint a = POSE.project(50, 20, 3);
    PixelPoint b = turned.project(50, 20, 3);
    assertThat(b.u()).isCloseTo(a.u(), within(1e-9));
    assertThat(b.v()).isCloseTo(a.v(), within(1e-9));
  }

  @Test
  void aQuarterTurnTakesTheRightToTheTop() {
    PixelPoint top = POSE.project(0, 100, 3);
    PixelPoint right = POSE.quarterTurned(1).project(100, 0, 3);
    assertThat(right.u()).isCloseTo(top.u(), within(1e-9));
    assertThat(right.v()).isCloseTo(top.v(), within(1e-9));
  }
}
