package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

class LightModelTest {
  private static final FaceLooks LOOKS = FaceLooks.of(Die.CLASSIC);

  @Test
  void blackRubberTellsBurntWhiteAndYellowFromWhiteAndGreyUnderAYellowLamp() {
    Rgb white = new Rgb(0.98, 0.98, 0.97);
    Rgb pale = new Rgb(0.98, 0.98, 0.2);
    DieFace yellow =
        DieFace.of(TileColour.WHITE, TileColour.WHITE, TileColour.YELLOW, TileColour.YELLOW);
    assertThat(guess(white, white, pale, pale, new Rgb(0.06, 0.06, 0.06)).face()).isEqualTo(yellow);
  }

  @Test
  void aWarmLampDoesNotTurnWhiteIntoYellow() {
    Rgb white = new Rgb(0.7, 0.35, 0.12);
    Rgb grey = new Rgb(0.13, 0.065, 0.024);
    DieFace face = DieFace.of(TileColour.WHITE, TileColour.WHITE, TileColour.GREY, TileColour.GREY);
    assertThat(guess(white, white, grey, grey, new Rgb(0.03, 0.015, 0.006)).face()).isEqualTo(face);
  }

  @Test
  void onePlainColourIsNoFaceOfTheDie() {
    Rgb plain = new Rgb(0.3, 0.2, 0.1);
    assertThat(guess(plain, plain, plain, plain, new Rgb(0.02, 0.02, 0.02)).clear()).isFalse();
  }

  private static FaceGuess guess(
      Rgb topLeft, Rgb topRight, Rgb bottomRight, Rgb bottomLeft, Rgb body) {
    return FaceGuess.of(
        LOOKS,
        new FacePatches(List.of(), List.of(topLeft, topRight, bottomRight, bottomLeft), body));
  }
}
