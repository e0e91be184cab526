package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/** The camera's page, and rolls put right, by touch. */
class CameraBrowserTest extends BrowserCase {

  private static final int MOST_THROWS = 12;

  private final SoftAssertions checks = new SoftAssertions();

  private void openCamera() {
    kiosk.begin(Map.of());
    page.open();
    page.touch("camera-open");
    page.awaitShown("camera-back");
    browser.await("a die is drawn", () -> page.shows("top-face"));
    browser.await("its health is told", () -> page.shows("health-age"));
  }

  @Test
  void thePageShowsWhatIsSeenAndTheTrayIsMarkedWithTwoTouches() {
    openCamera();
    assertThat(page.text("reading")).contains("I see ").contains("it lies still");
    look("camera");
    page.touch("tray-mark");
    touchPreview(0.2, 0.1);
    look("camera-mark");
    touchPreview(0.97, 0.95);
    browser.await("the tray is drawn", () -> page.shows("tray") && page.shows("tray-clear"));
    look("camera-tray");
    page.touch("tray-clear");
    browser.await("the tray is gone", () -> !page.shows("tray"));
    page.touch("camera-back");
    page.awaitHeadline("Orange: roll the die");
    look("camera-key");
    page.touch("camera-page");
    page.awaitShown("camera-back");
    checks.assertAll();
  }

  @Test
  void fromTheSettingsThePageLeadsBackToThemAndWhatWasChosenStays() {
    page.open();
    page.touch("starts-green");
    browser.frames();
    page.touch("target-5");
    browser.frames();
    page.touch("to-settings");
    page.touch("to-camera");
    page.awaitShown("camera-back");
    page.touch("camera-back");
    page.awaitShown("to-camera");
    page.touch("page-back");
    page.touch("start-game");
    page.awaitHeadline("Green: roll the die");
    assertThat(page.text("score-green")).isEqualTo("0");
    assertThat(browser.run("return document.querySelector('.goal').innerText")).isEqualTo("5");
  }

  @Test
  void aCameraThatIsMissedSaysWhyAndAnotherIsChosen() throws IOException {
    Path gone = Path.of("/dev/v4l/by-id/usb-Example_Maker_Good_Webcam_1080p_A1B2C3D4-video-index0");
    kiosk.stop();
    kiosk.startWith(CameraPlan.SIMULATED.with(new CameraName.Device(gone)));
    kiosk.begin(Map.of());
    page.open();
    page.touch("camera-open");
    page.awaitShown("health-source");
    assertThat(page.text("health-source")).contains("is not plugged in").endsWith(".");
    look("camera-gone");
    page.touch("cameras");
    page.awaitShown("camera-simulated");
    look("cameras");
    page.touch("camera-simulated");
    browser.await("a die is drawn", () -> page.shows("top-face"));
    page.awaitShown("health-age");
    assertThat(Files.readString(kiosk.data().resolve("kiosk.properties")))
        .isEqualTo("camera = simulated\n");
    checks.assertAll();
  }

  @Test
  void theColoursAreLearntByTouch() {
    openCamera();
    page.touch("calibrate");
    page.awaitShown("calibration");
    look("calibrate");
    for (int i = 0; i < MOST_THROWS && !page.shows("calibration-take"); i++) {
      // One of these is no face that lies on top.
      page.touch(i % 2 == 0 ? "calibrate-4" : "calibrate-2");
      browser.await(
          "taken by itself, or asked", () -> page.shows("calibration-take") || done() > 0);
    }
    look("calibrate-ask");
    if (done() == 0) {
      page.touch("calibration-take");
      browser.await("ticked off", () -> done() == 1);
    }
    while (page.shows("calibration-skip")) {
      page.touch("calibration-skip");
      browser.frames();
    }
    page.awaitShown("calibration-save");
    look("calibrate-end");
    page.touch("calibration-save");
    page.awaitShown("profile-wipe");
    assertThat(page.text("profile")).startsWith("Learnt only ");
    look("camera-learnt");
    page.touch("profile-wipe");
    page.awaitShown("ask-yes");
    look("camera-forget");
    page.touch("ask-yes");
    browser.await("forgotten", () -> !page.shows("profile-wipe"));
    checks.assertAll();
  }

  private long done() {
    return (Long) browser.run("return document.querySelectorAll('.face-row .tick').length");
  }

  @Test
  void aRollIsPutRightWithTwoTouches() {
    kiosk.begin(Map.of());
    page.open();
    page.throwUntilItIsRead();
    page.awaitShown("correct");
    String read = page.text("log-line");
    look("correct");
    page.touch("correct");
    page.awaitShown("was-1");
    look("correct-faces");
    long before = page.number();
    page.touch("was-1");
    page.awaitScreen(before + 1);
    String mistaken = page.text("log-line");
    assertThat(mistaken).doesNotContain(read).startsWith("Put right by hand: Orange rolled ");

    page.touch("correct");
    page.touch("was-1");
    page.awaitScreen(before + 2);
    assertThat(page.text("log-line")).isNotEqualTo(mistaken).startsWith("Put right by hand: ");

    // Now it may be what the camera had read, of which no picture is kept; the third time never.
    page.awaitShown("correct");
    page.touch("correct");
    page.touch("was-1");
    page.awaitScreen(before + 3);
    browser.resize(Viewport.LARGE);
    page.touch("camera-page");
    page.awaitShown("corrections");
    look("camera-corrections");
    page.touch("corrections-wipe");
    page.touch("ask-yes");
    browser.await("wiped", () -> !page.shows("corrections"));
    checks.assertAll();
  }

  private void touchPreview(double x, double y) {
    List<?> box =
        (List<?>)
            browser.run(
                """
                const b = document.querySelector('[data-test=preview]').getBoundingClientRect();
                return [b.x, b.y, b.width, b.height];
                """);
    double left = ((Number) box.get(0)).doubleValue();
    double top = ((Number) box.get(1)).doubleValue();
    browser.touch(
        left + x * ((Number) box.get(2)).doubleValue(),
        top + y * ((Number) box.get(3)).doubleValue());
    browser.frames();
  }

  private void look(String state) {
    look(state, NOTHING);
  }

  /** Complaints about this are expected. */
  private void look(String state, String expected) {
    look(checks, state, expected, Viewport.SMALL, Viewport.LARGE);
  }
}
