package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.kiosk.web.BoardDesk.Sight;

@DisplayName("That the camera does not see the board")
class OutlookTest {

  private long now = 17;
  private final Outlook outlook = new Outlook(() -> now);

  private void pass(double seconds) {
    now += (long) (seconds * TimeUnit.SECONDS.toNanos(1));
  }

  private void hiddenFor(int seconds) {
    for (int i = 0; i < seconds; i++) {
      pass(1);
      outlook.saw(Sight.HIDDEN);
    }
  }

  @Test
  void isNotToldOfAHandThatBuilds() {
    outlook.saw(Sight.SEEN);
    hiddenFor(2);
    assertThat(outlook.told()).isEqualTo(Sight.SEEN);
  }

  @Test
  void isToldWhenItHasLastedForThreeSeconds() {
    outlook.saw(Sight.SEEN);
    hiddenFor(3);
    assertThat(outlook.told()).isEqualTo(Sight.HIDDEN);
  }

  @Test
  void isToldAsTheLastPictureHasIt() {
    hiddenFor(4);
    outlook.saw(Sight.NOT_FOUND);
    assertThat(outlook.told()).isEqualTo(Sight.NOT_FOUND);
  }

  @Test
  void isStillToldWhileTheSamePictureComes() {
    hiddenFor(2);
    pass(1);
    outlook.sawTheSame();
    assertThat(outlook.told()).isEqualTo(Sight.HIDDEN);
  }

  @Test
  void isOverWithTheFirstPictureThatShowsIt() {
    hiddenFor(9);
    outlook.saw(Sight.SEEN);
    assertThat(outlook.told()).isEqualTo(Sight.SEEN);
  }

  @Test
  void isToldWhenNoPictureComes() {
    outlook.saw(Sight.SEEN);
    pass(2.9);
    assertThat(outlook.told()).isEqualTo(Sight.SEEN);
    pass(0.1);
    assertThat(outlook.told()).isEqualTo(Sight.NO_PICTURE);
  }
}
