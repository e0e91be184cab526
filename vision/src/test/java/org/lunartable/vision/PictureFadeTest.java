package org.lunartable.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

/** Looking only where the tray is. */
class PictureFadeTest {

  private final DieReader reader = new DieReader(Die.CLASSIC);

  @Test
  void aDieInTheTrayIsReadAtItsPlaceAndOneElsewhereIsNotSeen() throws BadPicture {
    try (Picture picture = Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"));
        Picture around = picture.only(300, 150, 340, 260);
        Picture elsewhere = picture.only(800, 400, 300, 250)) {
      Read whole = (Read) reader.read(picture);
      Read part = (Read) reader.read(around);
      assertThat(part.quadrants()).isEqualTo(whole.quadrants());
      for (int i = 0; i < 4; i++) {
        PixelPoint a = part.corners().get(i);
        PixelPoint b = whole.corners().get(i);
        assertThat(Math.hypot(a.u() - b.u(), a.v() - b.v())).isLessThan(4);
      }
      assertThat(around.width()).isEqualTo(picture.width());
      assertThat(reader.read(elsewhere)).isInstanceOf(NotRead.class);
    }
  }

  @Test
  void aTrayAtTheRimOfThePictureAndAnyOddOneAreFine() throws BadPicture {
    try (Picture picture = Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"))) {
      int[][] trays = {
        {-50, -50, 200, 200}, {1200, 600, 500, 500}, {0, 0, 9999, 9999}, {5, 5, 1, 1}
      };
      for (int[] tray : trays) {
        try (Picture part = picture.only(tray[0], tray[1], tray[2], tray[3])) {
          assertThat(part.height()).isEqualTo(picture.height());
        }
      }
      assertThatThrownBy(() -> picture.only(2000, 0, 10, 10))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
