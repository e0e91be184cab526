package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.Picture;

class SeamsTest {
  private static final int SIDE = 160;
  private static final int MIDDLE = SIDE / 2;

  /** Sharpness on a face seen from above, 2 pixels a millimetre, grey as a function of u. */
  private static double sharpness(IntUnaryOperator grey) {
    byte[] bgr = new byte[SIDE * SIDE * 3];
    for (int i = 0; i < bgr.length; i++) {
      bgr[i] = (byte) grey.applyAsInt(i / 3 % SIDE);
    }
    try (Picture picture = Picture.ofBgr(SIDE, SIDE, bgr)) {
      CubePose pose =
          CubePose.facing(Lens.typical(SIDE, SIDE), MIDDLE - 0.5, MIDDLE - 0.5, 2, 0, 0, 0);
      return Seams.sharpness(picture.crop(0, 0, SIDE, SIDE), pose);
    }
  }

  @Test
  void tilesOfTwoColoursMeetAtAStep() {
    assertThat(sharpness(u -> u < MIDDLE ? 60 : 200)).isBetween(0.9, 1.1);
  }

  @Test
  void onePlainThingUnderAShadowsEdgeAwayFromTheMiddleHasNoSeam() {
    assertThat(sharpness(u -> u < MIDDLE - 7 ? 60 : 200)).isLessThan(Seams.BARELY_SHARP);
  }

  @Test
  void nothingChangesOnAPlainThing() {
    assertThat(sharpness(u -> 120)).isZero();
  }
}
