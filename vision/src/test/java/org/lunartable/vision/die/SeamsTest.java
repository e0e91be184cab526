package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lunartable.vision.Picture;

class SeamsTest {
  private static final int SIDE = 160;
  private static final int MIDDLE = SIDE / 2;

  /** What is painted: 0 to 255. */
  private interface Paint {
    int at(int u, int v, int channel);
  }

  /** Sharpness on a face seen from above, 2 pixels a millimetre; channels are blue, green, red. */
  private static double sharpness(Paint paint) {
    byte[] bgr = new byte[SIDE * SIDE * 3];
    for (int i = 0; i < bgr.length; i++) {
      bgr[i] = (byte) paint.at(i / 3 % SIDE, i / 3 / SIDE, i % 3);
    }
    try (Picture picture = Picture.ofBgr(SIDE, SIDE, bgr)) {
      CubePose pose =
          CubePose.facing(Lens.typical(SIDE, SIDE), MIDDLE - 0.5, MIDDLE - 0.5, 2, 0, 0, 0);
      return Seams.sharpness(picture.crop(0, 0, SIDE, SIDE), pose);
    }
  }

  @Test
  void tilesOfTwoColoursMeetAtAStep() {
    assertThat(sharpness((u, v, c) -> u < MIDDLE ? 60 : 200)).isBetween(0.9, 1.1);
  }

  @Test
  void onePlainThingUnderAShadowsEdgeAwayFromTheMiddleHasNoSeam() {
    assertThat(sharpness((u, v, c) -> u < MIDDLE - 7 ? 60 : 200)).isLessThan(Seams.BARELY_SHARP);
  }

  @Test
  void aLampReflectedInAYellowTileDoesNotHideItsSeamWithAWhiteOne() {
    int[] yellow = {40, 150, 170};
    int[] gleam = {235, 250, 255};
    Paint tiles =
        (u, v, c) -> {
          boolean shines = u < MIDDLE + 8 && v > MIDDLE + 3 && v < MIDDLE + 13;
          return u < MIDDLE ? 190 : (shines ? gleam : yellow)[c];
        };
    assertThat(sharpness(tiles)).isGreaterThan(Seams.BARELY_SHARP);
  }

  @Test
  void nothingChangesOnAPlainThing() {
    assertThat(sharpness((u, v, c) -> 120)).isZero();
  }
}
