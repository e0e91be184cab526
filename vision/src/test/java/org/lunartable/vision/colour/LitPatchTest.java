package org.lunartable.vision.colour;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LitPatchTest {
  private static final Reflectance CAMERA = new Reflectance(1);

  @Test
  void twoPatchesThatLookTheSameSpeakForOnePigment() {
    assertThat(likeness(new Patch(0.4, 0.3, 0.05), new Patch(0.41, 0.3, 0.051))).isPositive();
  }

  @Test
  void twoPatchesOfDifferentHueSpeakAgainstIt() {
    assertThat(likeness(new Patch(0.4, 0.2, 0.05), new Patch(0.3, 0.4, 0.05))).isNegative();
  }

  @Test
  void channelsThatAreFullInBothSayNothing() {
    assertThat(likeness(new Patch(1, 1, 1), new Patch(1, 1, 1))).isZero();
  }

  @Test
  void aChannelFullInOneOfThemTellsThemApart() {
    assertThat(likeness(new Patch(0.94, 0.99, 0.28), new Patch(0.93, 0.5, 0.19))).isNegative();
  }

  private static double likeness(Patch one, Patch other) {
    return new LitPatch(one, 0.05)
        .likeness(new LitPatch(other, 0.05), Pigment.YELLOW, CAMERA, 0.22);
  }
}
