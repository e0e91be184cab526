package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.TestPictures;
import org.lunartable.vision.die.DieReading.Read;

class DieReaderTest {
  private static final DieReader READER = new DieReader(Die.CLASSIC);

  @Test
  void theQuartersComeInImageOrderWithTheFacesThatLookSo() throws BadPicture {
    Read read = read("die_dev_000.jpg");
    assertThat(read.quadrants())
        .isEqualTo(
            DieFace.of(TileColour.ORANGE, TileColour.WHITE, TileColour.GREEN, TileColour.WHITE));
    assertThat(read.faces()).containsExactly(1, 2);
    assertThat(read.confidence()).isBetween(0.9, 1.0);
  }

  @Test
  void theCornersRunClockwiseFromTheTopLeftAndLieOnTheFace() throws BadPicture {
    List<PixelPoint> corners = read("die_dev_000.jpg").corners();
    double[][] labelled = {{450.6, 244.1}, {506.1, 264.0}, {478.5, 320.7}, {422.7, 299.6}};
    for (int i = 0; i < 4; i++) {
      assertThat(
              Math.hypot(corners.get(i).u() - labelled[i][0], corners.get(i).v() - labelled[i][1]))
          .isLessThan(6);
    }
  }

  @Test
  void aPlainPictureHoldsNoDie() {
    byte[] grey = new byte[640 * 360 * 3];
    Arrays.fill(grey, (byte) 120);
    try (Picture picture = Picture.ofBgr(640, 360, grey)) {
      assertThat(reason(READER.read(picture))).isEqualTo(Reason.NO_DIE);
    }
  }

  @Test
  void aTinyPictureHoldsNoDieEither() {
    try (Picture picture = Picture.ofBgr(2, 2, new byte[12])) {
      assertThat(reason(READER.read(picture))).isEqualTo(Reason.NO_DIE);
    }
  }

  @Test
  void aDieLeaningOnTheWallOfItsTrayIsCocked() throws BadPicture {
    assertThat(reason(reading("die_dev_127.jpg"))).isIn(Reason.COCKED, Reason.UNCLEAR);
  }

  @Test
  void aDieProppedUpTowardsTheCameraIsCockedThoughItLooksFlat() throws BadPicture {
    assertThat(reason(reading("die_dev_124.jpg"))).isIn(Reason.COCKED, Reason.UNCLEAR);
  }

  @Test
  void aDieIsFoundAmongHundredsOfBrightDots() throws BadPicture {
    assertThat(read("die_dev_hard_015.jpg").faces()).containsExactly(4);
  }

  @Test
  void andHoweverThePictureIsTurned() throws BadPicture {
    try (Picture dots = Picture.load(TestPictures.dice().resolve("die_dev_hard_015.jpg"));
        Picture onItsSide = turned(dots)) {
      assertThat(((Read) READER.read(onItsSide)).faces()).containsExactly(4);
    }
  }

  /** By a quarter. */
  private static Picture turned(Picture picture) {
    int height = picture.height();
    Pixels pixels = picture.crop(0, 0, picture.width(), height);
    byte[] bgr = new byte[picture.width() * height * 3];
    for (int i = 0; i < bgr.length; i++) {
      int u = picture.width() - 1 - i / 3 / height;
      int v = i / 3 % height;
      bgr[i] = (byte) pixels.channel(u, v, i % 3);
    }
    int wide = height;
    return Picture.ofBgr(wide, picture.width(), bgr);
  }

  @Test
  void twoDiceThatCanBothBeReadAreSeveral() throws BadPicture {
    try (Picture one = Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"));
        Picture two = copied(one, 473, 293, 833, 293, 60)) {
      assertThat(reason(READER.read(two))).isEqualTo(Reason.SEVERAL);
    }
  }

  @Test
  void aPieceOfADieBesideItIsNoSecondOne() throws BadPicture {
    try (Picture one = Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"));
        Picture piece = copied(one, 473, 293, 833, 293, 10)) {
      assertThat(reason(READER.read(piece))).isNull();
    }
  }

  /** With a square of the picture, twice the half wide, once more in another place. */
  private static Picture copied(Picture picture, int fromU, int fromV, int toU, int toV, int half) {
    Pixels pixels = picture.crop(0, 0, picture.width(), picture.height());
    byte[] bgr = new byte[pixels.width() * pixels.height() * 3];
    for (int i = 0; i < bgr.length; i++) {
      int u = i / 3 % pixels.width();
      int v = i / 3 / pixels.width();
      boolean inside = Math.abs(u - toU) < half && Math.abs(v - toV) < half;
      int du = inside ? fromU - toU : 0;
      int dv = inside ? fromV - toV : 0;
      bgr[i] = (byte) pixels.channel(u + du, v + dv, i % 3);
    }
    return Picture.ofBgr(pixels.width(), pixels.height(), bgr);
  }

  @Test
  void aReadingStandsOnlyIfTheSecondOpinionAgrees() throws BadPicture {
    DieReader doubted =
        new DieReader(Die.CLASSIC, opinion(DieReading.NotRead.because(Reason.UNCLEAR)));
    assertThat(reason(reading(doubted, "die_dev_000.jpg"))).isEqualTo(Reason.UNCLEAR);
  }

  @Test
  void whereTheColoursAreUnclearTheSecondOpinionDecides() throws BadPicture {
    DieReading other = DieReading.NotRead.because(Reason.SEVERAL);
    try (Picture coloured = Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"));
        Picture grey = withoutColour(coloured)) {
      assertThat(reason(READER.read(grey))).isEqualTo(Reason.UNCLEAR);
      assertThat(new DieReader(Die.CLASSIC, opinion(other)).read(grey)).isEqualTo(other);
    }
  }

  @Test
  void aPictureWithoutAnyColourIsNotRead() throws BadPicture {
    for (String file : List.of("die_dev_000.jpg", "die_dev_033.jpg", "die_dev_055.jpg")) {
      try (Picture coloured = Picture.load(TestPictures.dice().resolve(file));
          Picture grey = evenly(coloured)) {
        assertThat(reason(READER.read(grey))).as(file).isEqualTo(Reason.UNCLEAR);
      }
    }
  }

  /** As a camera for the night shows it: every channel is the brightness. */
  private static Picture evenly(Picture picture) {
    Pixels pixels = picture.crop(0, 0, picture.width(), picture.height());
    byte[] bgr = new byte[pixels.width() * pixels.height() * 3];
    for (int i = 0; i < bgr.length; i++) {
      int u = i / 3 % pixels.width();
      int v = i / 3 / pixels.width();
      double light =
          0.11 * pixels.channel(u, v, 0)
              + 0.59 * pixels.channel(u, v, 1)
              + 0.3 * pixels.channel(u, v, 2);
      bgr[i] = (byte) Math.round(light);
    }
    return Picture.ofBgr(pixels.width(), pixels.height(), bgr);
  }

  private static SecondOpinion opinion(DieReading always) {
    return new SecondOpinion() {
      @Override
      public DieReading check(Read read, Picture picture) {
        return always;
      }

      @Override
      public DieReading decide(List<PixelPoint> corners, Picture picture) {
        return always;
      }
    };
  }

  private static Picture withoutColour(Picture picture) {
    Pixels pixels = picture.crop(0, 0, picture.width(), picture.height());
    byte[] bgr = new byte[pixels.width() * pixels.height() * 3];
    for (int i = 0; i < bgr.length; i++) {
      int at = i / 3;
      bgr[i] = (byte) Math.max(4, pixels.channel(at % pixels.width(), at / pixels.width(), 2));
    }
    return Picture.ofBgr(pixels.width(), pixels.height(), bgr);
  }

  @Test
  void everyReasonHasAKeyAndASentence() {
    for (Reason reason : Reason.values()) {
      assertThat(DieReading.NotRead.because(reason).messageKey()).isEqualTo("die." + reason.text());
      assertThat(reason.sentence()).endsWith(".");
    }
  }

  private static Reason reason(DieReading reading) {
    return reading.match(read -> null, DieReading.NotRead::reason);
  }

  private static Read read(String name) throws BadPicture {
    return (Read) reading(name);
  }

  private static DieReading reading(String name) throws BadPicture {
    return reading(READER, name);
  }

  private static DieReading reading(DieReader reader, String name) throws BadPicture {
    try (Picture picture = Picture.load(TestPictures.dice().resolve(name))) {
      return reader.read(picture);
    }
  }
}
