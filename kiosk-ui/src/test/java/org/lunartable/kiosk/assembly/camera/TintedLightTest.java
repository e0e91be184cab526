package org.lunartable.kiosk.assembly.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.simtable.Truth;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.FaceSample;
import org.lunartable.vision.calibration.LogRgb;
import org.lunartable.vision.calibration.ProfiledReader;
import org.lunartable.vision.calibration.TileSampler;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.Reason;

/** Colours learnt under a tinted lamp, and readings checked with them. */
class TintedLightTest {

  private static final long LATER = 5_000_000_000L;
  private static final double[] WARM = {1.0, 0.82, 0.5};
  private static final int THROWS = 14;

  private final SimulatedTable table =
      new SimulatedTable(4, Board.empty(new Lattice(9, 9)), Die.CLASSIC);
  private final DieReader reader = new DieReader(Die.CLASSIC);

  /** The light of a lamp with more red than blue, on values as they are stored. */
  private static Picture tinted(byte[] jpeg, double[] lamp) throws BadPicture {
    try (Picture picture = Picture.decode(jpeg)) {
      int width = picture.width();
      int height = picture.height();
      Pixels pixels = picture.crop(0, 0, width, height);
      byte[] bytes = new byte[3 * width * height];
      for (int i = 0; i < width * height; i++) {
        for (int c = 0; c < 3; c++) {
          double value = pixels.channel(i % width, i / width, c) * lamp[2 - c];
          bytes[3 * i + c] = (byte) Math.min(255, Math.round(value));
        }
      }
      return Picture.ofBgr(width, height, bytes);
    }
  }

  private record Shown(DieFace face, Picture picture, DieReading reading) {}

  private Shown thrown(int seed) throws BadPicture {
    table.throwDie(new Random(seed), 0);
    Picture picture = tinted(table.frame(LATER), WARM);
    return new Shown(Die.CLASSIC.face(Truth.topFace(table)), picture, reader.read(picture));
  }

  private CameraProfile learnt() throws BadPicture {
    List<FaceSample> samples = new ArrayList<>();
    for (int seed = 0; seed < THROWS; seed++) {
      Shown shown = thrown(seed);
      try (Picture picture = shown.picture()) {
        if (shown.reading() instanceof Read read) {
          List<LogRgb> patches = TileSampler.sample(picture, read.corners());
          samples.add(FaceSample.turnedToFit(shown.face(), patches));
        }
      }
    }
    return CameraProfile.of(samples);
  }

  @Test
  void whatWasLearntUnderAWarmLampAgreesWithRightReadingsAndContradictsWrongOnes()
      throws BadPicture {
    CameraProfile profile = learnt();
    assertThat(profile.covers(Die.CLASSIC)).isTrue();
    assertThat(profile.hardToTell()).isEmpty();
    ProfiledReader profiled = new ProfiledReader(Die.CLASSIC, profile);
    int checked = 0;
    for (int seed = 100; seed < 100 + THROWS; seed++) {
      Shown shown = thrown(seed);
      try (Picture picture = shown.picture()) {
        if (shown.reading() instanceof Read read) {
          check(profiled, shown.face(), read, picture);
          checked++;
        }
      }
    }
    assertThat(checked).isGreaterThan(THROWS / 2);
  }

  private static void check(ProfiledReader profiled, DieFace face, Read read, Picture picture) {
    Read right = new Read(face, Die.CLASSIC.facesLike(face), read.confidence(), read.corners());
    assertThat(profiled.check(right, picture)).isEqualTo(right);
    for (DieFace other : Die.CLASSIC.faces()) {
      if (!other.looksLike(face)) {
        Read wrong = new Read(other, Die.CLASSIC.facesLike(other), 0.95, read.corners());
        assertThat(profiled.check(wrong, picture))
            .isInstanceOfSatisfying(
                NotRead.class, none -> assertThat(none.reason()).isEqualTo(Reason.UNCLEAR));
      }
    }
    DieReading decided = profiled.decide(read.corners(), picture);
    if (decided instanceof Read told) {
      assertThat(told.quadrants().looksLike(face)).isTrue();
      assertThat(told.confidence()).isBetween(0.7, 0.9);
    }
  }

  @Test
  void inAnotherLightTheProfileIsSilent() throws BadPicture {
    ProfiledReader profiled = new ProfiledReader(Die.CLASSIC, learnt());
    table.throwDie(new Random(7), 0);
    try (Picture cold = tinted(table.frame(LATER), new double[] {0.5, 0.8, 1.0})) {
      if (reader.read(cold) instanceof Read read) {
        assertThat(profiled.check(read, cold)).isEqualTo(read);
        assertThat(profiled.decide(read.corners(), cold)).isInstanceOf(NotRead.class);
      }
    }
  }

  @Test
  void aProfileThatDoesNotKnowTheDieChangesNothing() throws BadPicture {
    Shown shown = thrown(1);
    try (Picture picture = shown.picture()) {
      Read read = (Read) shown.reading();
      CameraProfile few =
          CameraProfile.of(
              List.of(
                  FaceSample.turnedToFit(
                      shown.face(), TileSampler.sample(picture, read.corners()))));
      ProfiledReader profiled = new ProfiledReader(Die.CLASSIC, few);
      assertThat(profiled.applies()).isFalse();
      assertThat(profiled.check(read, picture)).isSameAs(read);
      assertThat(profiled.decide(read.corners(), picture)).isInstanceOf(NotRead.class);
    }
  }
}
