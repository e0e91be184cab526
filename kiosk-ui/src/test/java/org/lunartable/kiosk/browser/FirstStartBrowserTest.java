package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first start of a table, page by page, each of which can wait. */
class FirstStartBrowserTest extends BrowserCase {

  private static final List<String> PARTS = List.of("table", "die", "sound");

  private final SoftAssertions checks = new SoftAssertions();

  /** Nobody has chosen a language yet. */
  @Override
  void prepare() {}

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "es", "ru"})
  void aNewTableIsShownPageByPageAndOnlyOnce(String language) {
    page.open();
    page.awaitFirstStart("language");
    assertThat(page.text("first-at")).isEqualTo("1 of 4");
    look("first-start-" + language);
    page.touch("language-" + language);
    for (String part : PARTS) {
      page.awaitFirstStart(part);
      awaitContent(part);
      look("first-" + part + "-" + language);
      page.touch("first-next");
    }
    page.awaitShown("start-game");

    page.open();
    page.awaitShown("start-game");
    assertThat(browser.run("return document.documentElement.lang")).isEqualTo(language);
    checks.assertAll();
  }

  private void awaitContent(String part) {
    switch (part) {
      case "table" -> {
        page.awaitShown("check-die-camera");
        page.awaitShown("check-hands");
      }
      case "die" -> page.awaitShown("top-face");
      default -> page.awaitShown("first-sound");
    }
  }

  @Test
  void whatWasFoundIsToldInWords() {
    page.open();
    page.touch("language-en");
    page.awaitFirstStart("table");
    page.awaitShown("check-board-camera");
    awaitContent("table");
    assertThat(page.text("check-die-camera")).contains("die camera", "simulated table");
    assertThat(page.text("check-board-camera")).contains("no camera follows the board");
    assertThat(page.text("check-hands")).contains("no button panel");
    page.touch("cameras");
    page.awaitShown("camera-simulated");
    page.touch("cameras-close");
    page.touch("first-back");
    page.awaitFirstStart("language");
  }

  @Test
  void allOfItCanWaitAndIsNotAskedAgain() {
    page.open();
    page.leaveFirstStart("de");
    assertThat(page.text("start-game")).contains("Los geht\u2019s");
    kiosk.stop();
    kiosk.startAgain();
    page.open();
    page.awaitShown("start-game");
  }

  @Test
  void whoGoesOnWithoutChoosingGetsEnglish() {
    page.open();
    page.awaitFirstStart("language");
    page.touch("first-next");
    page.awaitFirstStart("table");
    page.open();
    page.awaitFirstStart("table");
    assertThat(page.headline()).isEqualTo("Your table");
  }

  @Test
  void theColoursAreLearntAndThePageComesBack() {
    page.open();
    page.touch("language-en");
    page.awaitFirstStart("table");
    page.touch("first-next");
    page.awaitFirstStart("die");
    page.touch("first-colours");
    page.awaitShown("calibration");
    page.touch("calibration-cancel");
    page.awaitFirstStart("die");
    assertThat(page.shows("first-board")).as("no camera follows the board").isFalse();
  }

  @Test
  void whereTheBoardIsIsShownAndThePageComesBack() {
    kiosk.stop();
    kiosk.startFollowing();
    page.open();
    page.touch("language-en");
    page.awaitFirstStart("table");
    browser.await(
        "the board is followed",
        () ->
            page.shows("check-board-camera")
                && page.text("check-board-camera").contains("follows what is built"));
    page.touch("first-next");
    page.awaitShown("first-board");
    look("first-die-board");
    page.touch("first-board");
    page.awaitShown("board-preview");
    page.touch("camera-back");
    page.awaitFirstStart("die");
    checks.assertAll();
  }

  @Test
  void aTuneIsPlayedUnlessSoundsAreOff() {
    page.open();
    page.touch("language-en");
    PARTS.subList(0, 2).forEach(this::next);
    page.awaitFirstStart("sound");
    browser.run(
        """
        window.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) { tones += 1; start.call(this, at); };
        """);
    page.touch("first-sound");
    browser.await("it is heard", () -> (Long) browser.run("return tones") > 0);
    page.touch("set-sound");
    browser.await(
        "there is nothing to hear",
        () ->
            browser
                .run("return document.querySelector('[data-test=first-sound]').disabled")
                .equals(true));
  }

  private void next(String part) {
    page.awaitFirstStart(part);
    page.touch("first-next");
  }

  @Test
  void itIsGoneThroughAgainFromTheSettings() {
    kiosk.speak("en");
    page.open();
    page.touch("to-settings");
    page.touch("to-first");
    page.awaitFirstStart("language");
    page.touch("first-back");
    page.awaitShown("to-first");
    page.touch("to-first");
    page.touch("first-next");
    page.awaitFirstStart("table");
    page.touch("first-later");
    page.awaitShown("to-first");
    page.touch("to-first");
    page.touch("first-next");
    PARTS.forEach(this::next);
    page.awaitShown("start-game");
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
