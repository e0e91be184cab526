package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys beside the board say in words what they are, in every language and on every screen. */
class WordsBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "es", "ru"})
  void theKeysBesideTheBoardAndTheTopicsHaveTheirWords(String language) {
    kiosk.speak(language);
    kiosk.begin(Map.of());
    page.open();
    browser.await("the camera has its key", () -> page.shows("camera-page"));
    page.touch("ask");
    page.awaitShown("topic-station");
    page.touch("topic-station");
    page.awaitShown("topic");
    for (Viewport viewport : Viewport.values()) {
      browser.resize(viewport);
      browser.frames();
      assertThat(wordless(".bar .key")).as("the bar at " + viewport.text()).isZero();
      assertThat(wordless(".topics .key")).as("the topics at " + viewport.text()).isZero();
    }
    look("words-" + language);
    checks.assertAll();
  }

  /** How many of the keys on show have no word on them that can be seen. */
  private static long wordless(String keys) {
    return (Long)
        browser.run(
            """
            return [...document.querySelectorAll(arguments[0])].filter((key) => key.checkVisibility())
              .filter((key) => ![...key.querySelectorAll('span')].some((word) => word.innerText.trim()
                && word.getBoundingClientRect().width > 8)).length;
            """,
            keys);
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
