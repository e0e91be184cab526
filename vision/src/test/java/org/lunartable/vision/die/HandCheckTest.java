package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lunartable.vision.Picture;

/** A die on a grey table under white light, 2 pixels a millimetre, seen from above. */
class HandCheckTest {
  private static final int SIDE = 200;
  private static final int MIDDLE = SIDE / 2;

  /** Half the die, in pixels. */
  private static final int HALF = 32;

  private static final double[] WHITE_LIGHT = {0, 0, 0};

  private static final int[] TABLE = {120, 120, 120};

  /** Blue, green and red. */
  private static final int[] SKIN = {118, 145, 205};

  private interface Fingers {
    boolean at(int u, int v);
  }

  private static boolean touched(Fingers fingers) {
    byte[] bgr = new byte[SIDE * SIDE * 3];
    for (int i = 0; i < bgr.length; i++) {
      int u = i / 3 % SIDE;
      int v = i / 3 / SIDE;
      boolean die = Math.abs(u - MIDDLE) <= HALF && Math.abs(v - MIDDLE) <= HALF;
      bgr[i] = (byte) (die ? 25 : (fingers.at(u, v) ? SKIN : TABLE)[i % 3]);
    }
    try (Picture picture = Picture.ofBgr(SIDE, SIDE, bgr)) {
      CubePose pose =
          CubePose.facing(Lens.typical(SIDE, SIDE), MIDDLE - 0.5, MIDDLE - 0.5, 2, 0, 0, 0);
      return HandCheck.touched(picture.crop(0, 0, SIDE, SIDE), pose, WHITE_LIGHT);
    }
  }

  @Test
  void nothingTouchesADieAloneOnTheTable() {
    assertThat(touched((u, v) -> false)).isFalse();
  }

  @Test
  void aFingerOnEachSideTouchesIt() {
    assertThat(touched((u, v) -> Math.abs(v - MIDDLE) < 14)).isTrue();
  }

  @Test
  void aHandThatIsFartherAwayDoesNot() {
    assertThat(touched((u, v) -> u > MIDDLE + HALF + 30)).isFalse();
  }

  @Test
  void aTableOfTheColourOfSkinAllAroundIsNoHand() {
    assertThat(touched((u, v) -> true)).isFalse();
  }
}
