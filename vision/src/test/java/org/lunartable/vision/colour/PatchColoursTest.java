package org.lunartable.vision.colour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.colour.PatchColours.PatchColour;

class PatchColoursTest {
  private static final int SIDE = 120;

  private static final List<TileColour> SIX =
      List.of(
          TileColour.WHITE,
          TileColour.YELLOW,
          TileColour.ORANGE,
          TileColour.RED,
          TileColour.GREEN,
          TileColour.BLUE);

  private static final int[] HEX = {0xF4F4F4, 0xF2CD37, 0xFE8A18, 0xC91A09, 0x237841, 0x0055BF};

  @Test
  void sixColoursAreToldInPlainLight() {
    assertThat(colours(0.8, 0.8, 0.8)).isEqualTo(SIX);
  }

  @Test
  void sixColoursAreToldUnderALamp() {
    assertThat(colours(0.8, 0.5, 0.25)).isEqualTo(SIX);
  }

  @Test
  void sixColoursAreToldInTheBlueLightOfTheEvening() {
    assertThat(colours(0.3, 0.4, 0.7)).isEqualTo(SIX);
  }

  @Test
  void sixColoursAreToldInLittleLight() {
    assertThat(colours(0.15, 0.13, 0.12)).isEqualTo(SIX);
  }

  @Test
  void confidenceIsAProbability() {
    assertThat(read(0.5, 0.5, 0.5))
        .extracting(PatchColour::confidence)
        .allSatisfy(confidence -> assertThat(confidence).isBetween(1.0 / 8, 1.0 + 1e-9));
  }

  @Test
  void placesOutsideThePictureAndNoPlacesAtAllAreNoFault() {
    try (Picture picture = scene(1, 1, 1)) {
      List<PixelPoint> far = List.of(new PixelPoint(-500, 9000), new PixelPoint(2, 2));
      assertThat(PatchColours.read(picture, far)).hasSize(2);
      assertThat(PatchColours.read(picture, List.of())).isEmpty();
    }
  }

  @Test
  void aBlackPictureIsNoFault() {
    try (Picture picture = Picture.ofBgr(40, 30, new byte[40 * 30 * 3])) {
      assertThat(PatchColours.read(picture, List.of(new PixelPoint(20, 15)))).hasSize(1);
    }
  }

  private static List<TileColour> colours(double red, double green, double blue) {
    return read(red, green, blue).stream().map(PatchColour::colour).toList();
  }

  private static List<PatchColour> read(double red, double green, double blue) {
    try (Picture picture = scene(red, green, blue)) {
      return PatchColours.read(picture, List.of(at(0), at(1), at(2), at(3), at(4), at(5)));
    }
  }

  private static PixelPoint at(int patch) {
    return new PixelPoint(patch * SIDE + SIDE / 2.0, SIDE / 2.0);
  }

  /** Six patches in a row above a strip of grey, in a light of this strength a channel. */
  private static Picture scene(double red, double green, double blue) {
    int width = 6 * SIDE;
    byte[] bgr = new byte[width * 2 * SIDE * 3];
    for (int i = 0; i < width * 2 * SIDE; i++) {
      int hex = i / width < SIDE ? HEX[i % width / SIDE] : 0xA0A0A0;
      bgr[3 * i] = lit(hex & 0xFF, blue);
      bgr[3 * i + 1] = lit(hex >> 8 & 0xFF, green);
      bgr[3 * i + 2] = lit(hex >> 16, red);
    }
    return Picture.ofBgr(width, 2 * SIDE, bgr);
  }

  private static byte lit(int stored, double light) {
    return (byte) Math.round(255 * Math.pow(Math.pow(stored / 255.0, 2.2) * light, 1 / 2.2));
  }
}
