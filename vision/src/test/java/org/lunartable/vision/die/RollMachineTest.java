package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

class RollMachineTest {
  private static final long FRAME = 66_666_667L;
  private static final DieReading NONE = NotRead.because(Reason.NO_DIE);
  private static final DieReading BLUR = NotRead.because(Reason.UNCLEAR);
  private static final DieReading TILTED = NotRead.because(Reason.COCKED);

  private final RollMachine machine = new RollMachine();
  private long now;
  private int rolls;

  @BeforeEach
  void anEmptyTable() {
    frames(5, NONE);
    assertThat(machine.state()).isEqualTo(DieState.ABSENT);
  }

  @Test
  void aDieThatTumblesAndComesToRestIsOneRoll() {
    tumble();
    assertThat(machine.state()).isEqualTo(DieState.MOVING);
    frames(20, lying(3, 400));
    assertThat(rolls).isEqualTo(1);
    assertThat(machine.state()).isEqualTo(DieState.STILL);
  }

  @Test
  void aThrowSeenInTwoFramesOfASlowCameraIsARollToo() {
    slowly(BLUR, List.of(dieSized(200)));
    slowly(BLUR, List.of(dieSized(200), dieSized(400)));
    for (int i = 0; i < 4; i++) {
      slowly(lying(3, 400), List.of());
    }
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aGlintThatJumpsBesideALyingDieIsNoRollWithASlowCamera() {
    slowly(lying(3, 400), List.of(dieSized(800)));
    slowly(lying(3, 400), List.of(dieSized(1000)));
    for (int i = 0; i < 4; i++) {
      slowly(lying(3, 400), List.of());
    }
    assertThat(rolls).isZero();
  }

  @Test
  void aRollIsReportedWithinFiveFramesOfLyingStill() {
    tumble();
    frames(5, lying(3, 400));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aDieThatLiesThereFromTheStartIsNoRoll() {
    frames(20, lying(4, 300));
    assertThat(rolls).isZero();
  }

  @Test
  void aDieCarriedWithTheSameFaceUpIsNoRoll() {
    frames(10, lying(4, 300));
    for (int i = 0; i < 12; i++) {
      frame(lying(4, 300 + 30 * i), List.of(dieSized(300 + 30 * i)));
    }
    frames(10, lying(4, 630));
    assertThat(rolls).isZero();
  }

  @Test
  void aDiePutDownByAHandIsNoRoll() {
    for (int i = 0; i < 8; i++) {
      frame(BLUR, List.of(hand(700 - 30 * i)));
    }
    assertThat(machine.state()).isEqualTo(DieState.HELD);
    frames(10, lying(5, 400));
    assertThat(rolls).isZero();
  }

  @Test
  void aDieWithFingersAtItIsHeldHoweverLittleMoves() {
    for (int i = 0; i < 6; i++) {
      frame(NotRead.because(Reason.HIDDEN), List.of(dieSized(200 + 40 * i)));
    }
    assertThat(machine.state()).isEqualTo(DieState.HELD);
    frames(10, lying(5, 440));
    assertThat(rolls).isZero();
  }

  @Test
  void aTumblingDieWhoseSidesLookLikeFingersIsNotInAHand() {
    tumble();
    frame(NotRead.because(Reason.HIDDEN), List.of(dieSized(430)));
    assertThat(machine.state()).isEqualTo(DieState.MOVING);
    frames(5, lying(3, 460));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aCockedDiePushedFlatIsOneRoll() {
    tumble();
    frames(8, TILTED);
    assertThat(machine.state()).isEqualTo(DieState.COCKED);
    assertThat(rolls).isZero();
    frame(BLUR, List.of(dieSized(402)));
    frames(8, lying(6, 404));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aCockedDiePushedFlatByAHandIsOneRollToo() {
    tumble();
    frames(8, TILTED);
    frame(BLUR, List.of(hand(500)));
    frame(BLUR, List.of(hand(450)));
    frame(BLUR, List.of(hand(600)));
    frames(8, lying(6, 410));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aDieThatLeansSoThatNothingCanBeToldIsNudgedIntoOneRollToo() {
    tumble();
    frames(8, BLUR);
    frame(BLUR, List.of(hand(500)));
    frames(2, NONE);
    frame(BLUR, List.of(hand(600)));
    frames(8, lying(6, 410));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void fingertipsThatComeSlowlyDoNotHideWhereTheDieLay() {
    tumble();
    frames(8, TILTED);
    for (int i = 0; i < 4; i++) {
      frame(TILTED, List.of(dieSized(900 - 60 * i)));
    }
    frame(BLUR, List.of(hand(500)));
    frame(BLUR, List.of(hand(600)));
    frames(8, lying(6, 410));
    assertThat(rolls).isEqualTo(1);
  }

  @Test
  void aDieCaughtInTheAirAndPutDownIsNoRoll() {
    tumble();
    frame(BLUR, List.of(hand(430)));
    frame(BLUR, List.of(hand(600)));
    frames(8, lying(6, 410));
    assertThat(rolls).isZero();
  }

  @Test
  void aCockedDieCarriedElsewhereIsNoRoll() {
    tumble();
    frames(8, TILTED);
    frame(BLUR, List.of(hand(500)));
    frame(BLUR, List.of(hand(600)));
    frames(8, lying(6, 800));
    assertThat(rolls).isZero();
  }

  @Test
  void aCockedDieTakenAwayAndPutDownLaterIsNoRoll() {
    tumble();
    frames(8, TILTED);
    frame(BLUR, List.of(hand(500)));
    frames(4, NONE);
    frame(BLUR, List.of(hand(500)));
    frames(8, lying(6, 410));
    assertThat(rolls).isZero();
  }

  @Test
  void theSameFaceRolledAgainIsANewRoll() {
    tumble();
    frames(8, lying(2, 400));
    frame(BLUR, List.of(hand(450)));
    frame(BLUR, List.of(hand(600)));
    frames(4, NONE);
    tumble();
    frames(8, lying(2, 400));
    assertThat(rolls).isEqualTo(2);
  }

  @Test
  void theSameFaceThrownAtOnceIsANewRollWhereItLiesOtherwise() {
    tumble();
    frames(8, lying(2, 400));
    tumble();
    frames(8, lying(2, 420));
    assertThat(rolls).isEqualTo(2);
  }

  @Test
  void aFingerThatPassesSlowlyOverALyingDieIsNoRoll() {
    frames(10, lying(4, 400));
    for (int i = 0; i < 6; i++) {
      frame(BLUR, List.of(dieSized(320 + 20 * i)));
    }
    frames(8, lying(4, 401));
    assertThat(rolls).isZero();
    tumble();
    frames(8, lying(4, 460));
    assertThat(rolls).as("the next throw").isEqualTo(1);
  }

  @Test
  void aClockThatJumpsStartsAnewInsteadOfInventingARoll() {
    tumble();
    now -= 100 * FRAME;
    frames(10, lying(1, 400));
    assertThat(rolls).isZero();
  }

  private void tumble() {
    for (int i = 0; i < 6; i++) {
      frame(BLUR, List.of(dieSized(200 + 40 * i)));
    }
  }

  private void frames(int count, DieReading reading) {
    for (int i = 0; i < count; i++) {
      frame(reading, List.of());
    }
  }

  /** Five frames a second. */
  private void slowly(DieReading reading, List<Movement> movements) {
    now += 2 * FRAME;
    frame(reading, movements);
  }

  private void frame(DieReading reading, List<Movement> movements) {
    now += FRAME;
    if (machine.accept(now, reading, movements).isPresent()) {
      rolls++;
    }
  }

  private static DieReading lying(int face, double u) {
    List<PixelPoint> corners =
        List.of(
            new PixelPoint(u - 28, 272),
            new PixelPoint(u + 28, 272),
            new PixelPoint(u + 28, 328),
            new PixelPoint(u - 28, 328));
    return new Read(Die.CLASSIC.face(face), List.of(face), 0.99, corners);
  }

  private static Movement dieSized(double u) {
    return new Movement(u, 300, 5000, u - 40, 260, u + 40, 340);
  }

  private static Movement hand(double u) {
    return new Movement(u, 300, 60_000, u - 100, 200, u + 300, 500);
  }
}
