package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The set-up of the card games, in every language and on every screen. */
class SetUpBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  /** The choices that matter need no scrolling, and no word is cut off. */
  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "fr", "es", "ru"})
  void ofACardGameIsSeenWhole(String language) {
    kiosk.speak(language);
    page.open();
    for (String game : new String[] {"space-lab", "home-on-lagrange"}) {
      page.awaitShown("game-" + game);
      page.touch("game-" + game);
      page.awaitShown("set-up-more");
      for (Viewport viewport : Viewport.values()) {
        browser.resize(viewport);
        browser.frames();
        assertThat(scrolls()).as(game + " at " + viewport.text()).isFalse();
      }
      look("set-up-" + game + "-" + language);
      page.openSetUp(game);
      look("set-up-more-" + game + "-" + language);
    }
    checks.assertAll();
  }

  private static boolean scrolls() {
    return browser
        .run(
            """
            const all = document.querySelector('.set-up');
            return all.scrollHeight > all.clientHeight;
            """)
        .equals(true);
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
