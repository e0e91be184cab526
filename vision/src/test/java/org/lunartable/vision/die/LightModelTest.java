package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.colour.Patch;

class LightModelTest {
  private static final FaceLooks LOOKS = FaceLooks.of(Die.CLASSIC);

  @Test
  void blackRubberTellsBurntWhiteAndYellowFromWhiteAndGreyUnderAYellowLamp() {
    Patch white = new Patch(0.98, 0.98, 0.97);
    Patch pale = new Patch(0.98, 0.98, 0.2);
    DieFace yellow =
        DieFace.of(TileColour.WHITE, TileColour.WHITE, TileColour.YELLOW, TileColour.YELLOW);
    assertThat(guess(white, white, pale, pale, new Patch(0.06, 0.06, 0.06)).face())
        .isEqualTo(yellow);
  }

  @Test
  void aWarmLampDoesNotTurnWhiteIntoYellow() {
    Patch white = new Patch(0.7, 0.35, 0.12);
    Patch grey = new Patch(0.13, 0.065, 0.024);
    DieFace face = DieFace.of(TileColour.WHITE, TileColour.WHITE, TileColour.GREY, TileColour.GREY);
    assertThat(guess(white, white, grey, grey, new Patch(0.03, 0.015, 0.006)).face())
        .isEqualTo(face);
  }

  @Test
  void onePlainColourIsNoFaceOfTheDie() {
    Patch plain = new Patch(0.3, 0.2, 0.1);
    assertThat(guess(plain, plain, plain, plain, new Patch(0.02, 0.02, 0.02)).clear()).isFalse();
  }

  private static FaceGuess guess(
      Patch topLeft, Patch topRight, Patch bottomRight, Patch bottomLeft, Patch body) {
    return FaceGuess.of(
        LOOKS,
        new FacePatches(
            List.of(), List.of(topLeft, topRight, bottomRight, bottomLeft), body, List.of(), 10));
  }
}
