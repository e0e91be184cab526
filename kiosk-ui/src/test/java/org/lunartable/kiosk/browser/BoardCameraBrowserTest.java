package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Doubt.Difference;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/** A kiosk whose camera follows the board: the simulated table's, which has no markers. */
class BoardCameraBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @BeforeEach
  void followTheBoard() {
    kiosk.stop();
    kiosk.startFollowing();
  }

  private void awaitNotice(String kind) {
    browser.await(
        "the page tells: " + kind,
        () -> page.shows("board-notice") && kind.equals(attribute("board-notice", "data-kind")));
  }

  private static Object attribute(String hook, String name) {
    return browser.run(
        "return document.querySelector(arguments[0]).getAttribute(arguments[1])",
        "[data-test=" + hook + "]",
        name);
  }

  private void look(String state, String expected) {
    look(checks, state, expected, Viewport.SMALL, Viewport.LARGE);
  }

  @Test
  void whichWayRoundTheBoardLiesIsAskedAndKeptOverARestart() {
    kiosk.begin(Map.of());
    page.open();
    awaitNotice("side");
    look("board-side", NOTHING);
    page.touch("board-show");
    browser.await("two corners to choose from", () -> choices().size() == 2);
    look("board-choose-side", NOTHING);
    int opposite = choices().stream().filter(corner -> corner != 0).findFirst().orElseThrow();
    touchCorner(corners().get(opposite));
    page.awaitShown("board-first");
    page.touch("camera-back");
    browser.await("nothing is asked", () -> !page.shows("board-notice"));

    kiosk.stop();
    kiosk.startFollowing();
    page.open();
    page.touch("camera-open");
    page.awaitShown("board-corners");
    page.touch("board-corners");
    page.awaitShown("board-first");
    assertThat(page.shows("board-automatic")).as("corners were touched").isFalse();
    checks.assertAll();
  }

  @Test
  void fourCornersThatAreTouchedAreWhereTheBoardIsAndAreKept() throws IOException {
    kiosk.begin(Map.of());
    page.open();
    awaitNotice("side");
    page.touch("board-show");
    page.awaitShown("board-line");
    browser.await("two corners to choose from", () -> choices().size() == 2);
    List<double[]> found = corners();

    // Away from the circles, which would be a choice: the corners next to them, a little outside.
    for (double[] corner : turned(found)) {
      touchCorner(corner);
    }
    browser.await("all four are taken", () -> !page.shows("board-preview"));

    page.touch("board-corners");
    page.awaitShown("board-automatic");
    browser.await("the board is found there", () -> isNear(corners(), turned(found), 12));
    look("board-corners", NOTHING);
    assertThat(Files.readString(kiosk.data().resolve("board-corners.json"))).contains("corners");
    page.touch("camera-back");
    browser.await("nothing is asked", () -> !page.shows("board-notice"));
    checks.assertAll();
  }

  @Test
  void aCameraThatSendsNoPicturesOfTheBoardIsToldBesideTheGame() {
    Path gone = Path.of("/dev/v4l/by-id/usb-Example_Maker_Good_Webcam_1080p_A1B2C3D4-video-index0");
    kiosk.stop();
    kiosk.startFollowing(CameraPlan.SIMULATED.with(new CameraName.Device(gone)));
    kiosk.begin(Map.of());
    page.open();
    awaitNotice("no-picture");
    look("board-no-picture", NOTHING);
    checks.assertAll();

    tell("camera");
    assertThat(page.shows("doubt")).as("what a blind camera once said").isFalse();
    tell("sensor-board");
    assertThat(page.text("doubt-from")).isEqualToIgnoringCase("the sensor board");
    assertThat(page.shows("board-notice")).isFalse();
  }

  /** A device tells that a place differs. */
  private void tell(String device) {
    Difference wrong = new Difference(Place.of("b1"), "-", ".", Text.of("doubt.put", "at", "b1"));
    Doubt doubt = new Doubt("differs", Text.of("doubt.differs", "n", 1), List.of(wrong), List.of());
    long before = kiosk.number();
    BoardDoubted doubted = new BoardDoubted(before, Optional.of(doubt));
    kiosk.tell(TableEvent.certain(device, System.nanoTime(), doubted));
    page.awaitScreen(before + 1);
  }

  /** The same corners, the second one first. */
  private static List<double[]> turned(List<double[]> corners) {
    return List.of(corners.get(1), corners.get(2), corners.get(3), corners.get(0));
  }

  private static boolean isNear(List<double[]> some, List<double[]> others, double pixels) {
    for (int i = 0; i < 4; i++) {
      double[] one = some.get(i);
      double[] other = others.get(i);
      if (Math.hypot(one[0] - other[0], one[1] - other[1]) > pixels) {
        return false;
      }
    }
    return true;
  }

  /** The numbers of the corners that are offered. */
  private static List<Integer> choices() {
    List<?> hooks =
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('.choice')].map((c) => c.dataset.test)");
    return hooks.stream()
        .map(hook -> Integer.parseInt(hook.toString().substring("board-first-".length())))
        .toList();
  }

  /** The corners of the line round the board, in the picture's pixels. */
  private static List<double[]> corners() {
    List<?> numbers =
        (List<?>)
            browser.run(
                """
                const line = document.querySelector('[data-test=board-line]');
                return [...line.points].flatMap(({ x, y }) => [x, y]);
                """);
    List<double[]> corners = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      double u = ((Number) numbers.get(i)).doubleValue();
      corners.add(new double[] {u, ((Number) numbers.get(i + 1)).doubleValue()});
    }
    return corners;
  }

  private static void touchCorner(double[] corner) {
    List<?> at =
        (List<?>)
            browser.run(
                """
                const svg = document.querySelector('[data-test=board-preview]');
                const p = new DOMPoint(arguments[0], arguments[1]).matrixTransform(svg.getScreenCTM());
                return [p.x, p.y];
                """,
                corner[0],
                corner[1]);
    browser.touch(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
    browser.frames();
  }
}
