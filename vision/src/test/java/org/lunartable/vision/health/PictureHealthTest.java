package org.lunartable.vision.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.TestPictures;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.health.Check.Level;

class PictureHealthTest {

  private static Picture load() throws BadPicture {
    return Picture.load(TestPictures.dice().resolve("die_dev_000.jpg"));
  }

  /** The picture's bytes with every value changed. */
  private static Picture changed(Picture picture, IntUnaryOperator change) {
    byte[] bytes = bytes(picture, 0, 0);
    for (int i = 0; i < bytes.length; i++) {
      int value = change.applyAsInt(bytes[i] & 0xFF);
      bytes[i] = (byte) Math.max(0, Math.min(255, value));
    }
    return Picture.ofBgr(picture.width(), picture.height(), bytes);
  }

  private static Picture shifted(Picture picture, int du, int dv) {
    return Picture.ofBgr(picture.width(), picture.height(), bytes(picture, du, dv));
  }

  private static byte[] bytes(Picture picture, int du, int dv) {
    int width = picture.width();
    int height = picture.height();
    Pixels pixels = picture.crop(du, dv, width, height);
    byte[] bytes = new byte[3 * width * height];
    for (int v = 0; v < height; v++) {
      for (int u = 0; u < width; u++) {
        for (int c = 0; c < 3; c++) {
          bytes[3 * (v * width + u) + c] = (byte) pixels.channel(u + du, v + dv, c);
        }
      }
    }
    return bytes;
  }

  /** Each pixel the mean of a square around it. */
  private static Picture blurred(Picture picture, int reach) {
    int width = picture.width();
    int height = picture.height();
    byte[] in = bytes(picture, 0, 0);
    byte[] out = in.clone();
    for (int v = reach; v < height - reach; v++) {
      for (int u = reach; u < width - reach; u++) {
        for (int c = 0; c < 3; c++) {
          int sum = 0;
          for (int dv = -reach; dv <= reach; dv++) {
            for (int du = -reach; du <= reach; du++) {
              sum += in[3 * ((v + dv) * width + u + du) + c] & 0xFF;
            }
          }
          out[3 * (v * width + u) + c] = (byte) (sum / ((2 * reach + 1) * (2 * reach + 1)));
        }
      }
    }
    return Picture.ofBgr(width, height, out);
  }

  private static List<PixelPoint> corners(Picture picture) {
    return ((Read) new DieReader(Die.CLASSIC).read(picture)).corners();
  }

  @Test
  void aCameraThatSendsTheVerySamePictureAllTheTimeIsTold() {
    PictureHealth any = new PictureHealth(120, 0, 0, 0, 1, 60);
    assertThat(HealthChecks.of(any, Optional.empty(), 0.1, 6))
        .filteredOn(check -> check.kind().equals("age"))
        .extracting(Check::level, Check::advice)
        .containsExactly(tuple(Level.BAD, "frozen"));
    assertThat(HealthChecks.of(any, Optional.empty(), 0.1, 2))
        .filteredOn(check -> check.kind().equals("age"))
        .allMatch(check -> check.level() == Level.GOOD);
  }

  private static Check check(String kind, PictureHealth health) {
    return HealthChecks.of(health, Optional.empty(), 0, 0).stream()
        .filter(check -> check.kind().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anOrdinaryPictureIsWell() throws BadPicture {
    try (Picture picture = load()) {
      PictureHealth health = PictureHealth.of(picture, corners(picture));
      assertThat(health.dieSide()).isBetween(55.0, 70.0);
      assertThat(HealthChecks.of(health, Optional.empty(), 0.1, 0))
          .filteredOn(check -> !check.kind().equals("place"))
          .as(health.toString())
          .allMatch(check -> check.level() == Level.GOOD);
    }
  }

  @Test
  void everyTestPictureIsMeasuredAndMostAreInFocus() throws BadPicture {
    int sharp = 0;
    int all = 0;
    for (var file : TestPictures.files()) {
      try (Picture picture = Picture.load(file)) {
        PictureHealth health = PictureHealth.of(picture, List.of());
        assertThat(health.brightness()).as(file.toString()).isBetween(10.0, 250.0);
        sharp += check("blur", health).level() == Level.GOOD ? 1 : 0;
        all++;
      }
    }
    assertThat(sharp).isGreaterThan(all / 2);
  }

  @Test
  void darkAndBurntPicturesAreTold() throws BadPicture {
    try (Picture picture = load();
        Picture dark = changed(picture, value -> value / 6);
        Picture burnt = changed(picture, value -> value * 3)) {
      assertThat(check("light", PictureHealth.of(dark, List.of())))
          .extracting(Check::level, Check::advice)
          .containsExactly(Level.BAD, "dark");
      PictureHealth white = PictureHealth.of(burnt, corners(picture));
      assertThat(check("light", white).level()).isNotEqualTo(Level.GOOD);
      assertThat(check("glare", white).level()).isEqualTo(Level.BAD);
    }
  }

  @Test
  void blurGrowsWithTheSmearAndNotWithTheContrast() throws BadPicture {
    try (Picture picture = load();
        Picture pale = changed(picture, value -> 64 + value / 2);
        Picture soft = blurred(picture, 2);
        Picture softer = blurred(picture, 6)) {
      List<PixelPoint> corners = corners(picture);
      double sharp = PictureHealth.of(picture, corners).blur();
      assertThat(PictureHealth.of(pale, corners).blur()).isCloseTo(sharp, within(0.3));
      assertThat(PictureHealth.of(soft, corners).blur()).isGreaterThan(sharp + 0.3);
      assertThat(check("blur", PictureHealth.of(softer, corners)).level()).isEqualTo(Level.BAD);
    }
  }

  @Test
  void aPlainPictureTellsNothingOfBlurOrDie() {
    try (Picture grey = Picture.ofBgr(320, 240, filled(320 * 240 * 3, 120))) {
      PictureHealth health = PictureHealth.of(grey, List.of());
      assertThat(health.brightness()).isCloseTo(120, within(1.0));
      assertThat(HealthChecks.of(health, Optional.empty(), 0, 0))
          .filteredOn(check -> List.of("glare", "blur", "size").contains(check.kind()))
          .allMatch(check -> check.level() == Level.UNKNOWN);
    }
  }

  @Test
  void aSmallDieAndAnOldPictureAreTold() {
    PictureHealth far = new PictureHealth(120, 0, 0, 0, 1, 20);
    assertThat(check("size", far).level()).isEqualTo(Level.BAD);
    assertThat(HealthChecks.of(far, Optional.empty(), 5, 0))
        .anyMatch(check -> check.kind().equals("age") && check.level() == Level.BAD);
  }

  @Test
  void aMovedCameraIsToldAndADimmedLampIsNot() throws BadPicture {
    try (Picture picture = load();
        Picture moved = shifted(picture, 32, 16);
        Picture dim = changed(picture, value -> value * 6 / 10)) {
      EdgeMap before = EdgeMap.mean(List.of(EdgeMap.of(picture), EdgeMap.of(picture)));
      assertThat(EdgeMap.of(picture).since(before).pixels()).isZero();
      assertThat(EdgeMap.of(dim).since(before).pixels()).isZero();
      assertThat(EdgeMap.of(dim).since(before).likeness()).isGreaterThan(0.7);
      EdgeMap.Shift shift = EdgeMap.of(moved).since(before);
      assertThat(shift.pixels()).isCloseTo(Math.hypot(32, 16), within(10.0));
      assertThat(place(shift).level()).isEqualTo(Level.FAIR);
    }
  }

  @Test
  void anotherSceneIsAnotherView() throws BadPicture {
    try (Picture picture = load();
        Picture other = Picture.load(TestPictures.dice().resolve("die_dev_041.jpg"))) {
      EdgeMap.Shift shift = EdgeMap.of(other).since(EdgeMap.of(picture));
      assertThat(place(shift).level()).as(shift.toString()).isEqualTo(Level.BAD);
    }
  }

  private static Check place(EdgeMap.Shift shift) {
    PictureHealth any = new PictureHealth(120, 0, 0, 0, 1, 60);
    return HealthChecks.of(any, Optional.of(shift), 0, 0).stream()
        .filter(check -> check.kind().equals("place"))
        .findFirst()
        .orElseThrow();
  }

  private static byte[] filled(int length, int value) {
    byte[] bytes = new byte[length];
    java.util.Arrays.fill(bytes, (byte) value);
    return bytes;
  }
}
