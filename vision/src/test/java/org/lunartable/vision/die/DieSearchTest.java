package org.lunartable.vision.die;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.TestPictures;

/**
 * Finding the die, fitting a cube to it, and telling whether it lies flat, on rendered pictures.
 */
class DieSearchTest {
  private static final FaceLooks LOOKS = FaceLooks.of(Die.CLASSIC);

  /** Where the die of die_dev_000 is: the middle of its labelled top face, pixels. */
  private static final double U = 464;

  private static final double V = 282;

  private static Picture load(String number) throws BadPicture {
    return Picture.load(TestPictures.dice().resolve("die_dev_" + number + ".jpg"));
  }

  private static Lens lens(Picture picture) {
    return Lens.typical(picture.width(), picture.height());
  }

  private static FoundDie found(Picture picture) {
    return new DieSearch(picture, lens(picture), LOOKS).best();
  }

  @Test
  void theDieIsFoundWhereItLies() throws BadPicture {
    try (Picture picture = load("000")) {
      FoundDie die = found(picture);
      assertThat(die.beyondDoubt()).isTrue();
      assertThat(die.pose().u()).isCloseTo(U, within(6.0));
      assertThat(die.pose().v()).isCloseTo(V, within(6.0));
    }
  }

  @Test
  void besideOneDieThereIsNoOther() throws BadPicture {
    try (Picture picture = load("000")) {
      DieSearch search = new DieSearch(picture, lens(picture), LOOKS);
      assertThat(search.findsBeside(search.best())).isFalse();
    }
  }

  @Test
  void onAPlainTableNothingIsFound() {
    byte[] grey = new byte[640 * 360 * 3];
    Arrays.fill(grey, (byte) 120);
    try (Picture picture = Picture.ofBgr(640, 360, grey)) {
      assertThat(found(picture)).isNull();
    }
  }

  @Test
  void aCubeThatIsNearlyRightSettlesOnTheDie() throws BadPicture {
    try (Picture picture = load("000")) {
      FoundDie die = found(picture);
      CubePose off = die.pose().moved(4, 4, 1.05, 0, 0, 0.06);
      CubeFit.Fitted fitted = CubeFit.near(die.score(), off);
      assertThat(fitted.score()).isGreaterThan(die.score().full(off));
      assertThat(fitted.pose().u()).isCloseTo(die.pose().u(), within(2.0));
      assertThat(fitted.pose().v()).isCloseTo(die.pose().v(), within(2.0));
    }
  }

  @Test
  void aDieOnTheTableIsFlat() throws BadPicture {
    assertThat(flatness("000").flat()).isTrue();
    assertThat(flatness("000").probability()).isGreaterThan(0.9);
  }

  @Test
  void aDieThatLeansOnTheWallOfItsTrayIsNot() throws BadPicture {
    assertThat(flatness("127").flat()).isFalse();
  }

  private static Flatness flatness(String number) throws BadPicture {
    try (Picture picture = load(number)) {
      FoundDie die = found(picture);
      return Flatness.of(picture, lens(picture), die.score(), die.pose());
    }
  }
}
