package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.TestPictures;
import org.lunartable.vision.die.DieReading.Read;

/** Pictures whose colours are far weaker than they should be. */
class WeakColoursTest {
  private static final DieReader READER = new DieReader(Die.CLASSIC);

  @ParameterizedTest
  @ValueSource(strings = {"041", "068", "097", "112", "hard_030"})
  void atAQuarterOfItsColourADieIsNotTakenForAnotherFace(String number) throws BadPicture {
    try (Picture whole = load(number);
        Picture faded = faded(whole, 0.25)) {
      List<Integer> told = faces(READER.read(faded));
      assertThat(told).isIn(List.of(), faces(READER.read(whole)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"000", "013"})
  void whatIsClearEvenThenIsRead(String number) throws BadPicture {
    try (Picture whole = load(number);
        Picture faded = faded(whole, 0.25)) {
      assertThat(faces(READER.read(faded))).isNotEmpty().isEqualTo(faces(READER.read(whole)));
    }
  }

  private static Picture load(String number) throws BadPicture {
    return Picture.load(TestPictures.dice().resolve("die_dev_" + number + ".jpg"));
  }

  private static List<Integer> faces(DieReading reading) {
    return reading.match(Read::faces, none -> List.of());
  }

  /** With a share of its colour; grey is as bright as before. */
  private static Picture faded(Picture picture, double share) {
    Pixels pixels = picture.crop(0, 0, picture.width(), picture.height());
    byte[] bgr = new byte[pixels.width() * pixels.height() * 3];
    for (int i = 0; i < bgr.length; i += 3) {
      int u = i / 3 % pixels.width();
      int v = i / 3 / pixels.width();
      int blue = pixels.channel(u, v, 0);
      int green = pixels.channel(u, v, 1);
      int red = pixels.channel(u, v, 2);
      double grey = 0.299 * red + 0.587 * green + 0.114 * blue;
      bgr[i] = between(grey, blue, share);
      bgr[i + 1] = between(grey, green, share);
      bgr[i + 2] = between(grey, red, share);
    }
    return Picture.ofBgr(pixels.width(), pixels.height(), bgr);
  }

  private static byte between(double grey, int channel, double share) {
    return (byte) Math.round(grey + share * (channel - grey));
  }
}
