package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

/** A die that is much nearer to the camera, or farther from it, than usual. */
class RollJudgeTest {
  private static final long FRAME = 66_666_667L;
  private static final DieReading NONE = NotRead.because(Reason.NO_DIE);
  private static final DieReading BLUR = NotRead.because(Reason.UNCLEAR);

  private static final double LARGE = 140;
  private static final double SMALL = 24;

  private final RollJudge judge = new RollJudge();
  private long now;
  private int rolls;

  @Test
  void theFirstThrowOfALargeDieIsARoll() {
    frames(5, NONE);
    tumble(LARGE, 8);
    frames(5, lying(LARGE, 1000));
    assertThat(rolls).isEqualTo(1);
    assertThat(judge.state()).isEqualTo(DieState.STILL);
  }

  @Test
  void aLargeDieThatAHandPutsDownFirstIsNone() {
    frames(5, NONE);
    for (int i = 0; i < 8; i++) {
      frame(BLUR, List.of(movement(1500 - 60 * i, 4 * LARGE)));
    }
    frames(5, lying(LARGE, 1000));
    assertThat(rolls).isZero();
  }

  @Test
  void aSmallDieThatAHandPutsDownFirstIsNone() {
    frames(5, NONE);
    for (int i = 0; i < 8; i++) {
      frame(BLUR, List.of(movement(500 - 25 * i, 140)));
    }
    frames(5, lying(SMALL, 300));
    assertThat(rolls).isZero();
  }

  @Test
  void onceTheSizeIsKnownTheNextThrowIsSeenWhileItHappens() {
    frames(5, lying(LARGE, 600));
    tumble(LARGE, 4);
    assertThat(judge.state()).isEqualTo(DieState.MOVING);
    frames(5, lying(LARGE, 1000));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aThrowIsToldOnceHoweverLongTheTrayWasEmptyBefore() {
    frames(500, NONE);
    tumble(LARGE, 8);
    frames(20, lying(LARGE, 1000));
    frames(20, lying(LARGE, 1000));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void piecesOfAnArmThatAreFarApartAreNoDieThatJumps() {
    frames(5, lying(LARGE, 600));
    for (int i = 0; i < 6; i++) {
      frame(BLUR, List.of(movement(200 + 1100 * (i % 2), LARGE), movement(900, LARGE)));
    }
    frames(5, lying(LARGE, 900));
    assertThat(rolls).isZero();
  }

  private void tumble(double side, int steps) {
    for (int i = 0; i < steps; i++) {
      frame(BLUR, List.of(movement(900 - side * (steps - i), 1.6 * side)));
    }
  }

  private void frames(int count, DieReading reading) {
    for (int i = 0; i < count; i++) {
      frame(reading, List.of());
    }
  }

  private void frame(DieReading reading, List<Movement> movements) {
    now += FRAME;
    if (judge.accept(now, reading, movements).isPresent()) {
      rolls++;
    }
  }

  private static Movement movement(double u, double size) {
    double half = size / 2;
    return new Movement(u, 300, size * size, u - half, 300 - half, u + half, 300 + half);
  }

  private static DieReading lying(double side, double u) {
    double half = side / 2;
    List<PixelPoint> corners =
        List.of(
            new PixelPoint(u - half, 300 - half),
            new PixelPoint(u + half, 300 - half),
            new PixelPoint(u + half, 300 + half),
            new PixelPoint(u - half, 300 + half));
    return new Read(Die.CLASSIC.face(3), List.of(3), 0.99, corners);
  }
}
