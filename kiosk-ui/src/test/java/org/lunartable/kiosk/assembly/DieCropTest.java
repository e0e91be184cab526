package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/** A die that cannot be cut out costs the evidence, never the roll. */
class DieCropTest {

  @Test
  void theDieIsCutOutWithALittleAroundIt() throws BadPicture {
    try (Picture picture = picture();
        Picture crop = Picture.decode(DieCrop.of(picture, square(100, 80, 20)).get().bytes())) {
      assertThat(crop.width()).isBetween(44, 50);
      assertThat(crop.height()).isEqualTo(crop.width());
    }
  }

  @Test
  void aLargeDieIsMadeSmaller() throws BadPicture {
    try (Picture picture = Picture.ofBgr(1200, 1000, new byte[3 * 1200 * 1000]);
        Picture crop = Picture.decode(DieCrop.of(picture, square(600, 500, 400)).get().bytes())) {
      assertThat(crop.width()).isEqualTo(400);
    }
  }

  @Test
  void aDieOutsideThePictureHasNoCrop() {
    try (Picture picture = picture()) {
      assertThat(DieCrop.of(picture, square(900, 80, 20))).isEmpty();
    }
  }

  @Test
  void anyExceptionMeansNoCrop() {
    try (Picture picture = picture()) {
      assertThat(DieCrop.of(picture, null)).isEmpty();
    }
  }

  private static Picture picture() {
    return Picture.ofBgr(200, 160, new byte[3 * 200 * 160]);
  }

  private static List<PixelPoint> square(double u, double v, double side) {
    double half = side / 2;
    return List.of(
        new PixelPoint(u - half, v - half),
        new PixelPoint(u + half, v - half),
        new PixelPoint(u + half, v + half),
        new PixelPoint(u - half, v + half));
  }
}
