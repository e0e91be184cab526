package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.engine.screen.Explanation.Topic;

/** Points that the rules of a card game leave open, chosen before it starts. */
class OpenRulesBrowserTest extends BrowserCase {

  @ParameterizedTest
  @CsvSource({
    "space-lab, empty-deck, ends-the-game, it brings the end",
    "home-on-lagrange, hit-module, attacker, who played the card chooses"
  })
  void areBehindOneKeyAndToldAmongTheRules(
      String game, String point, String reading, String words) {
    page.open();
    page.awaitShown("game-" + game);
    page.touch("game-" + game);
    page.touch("set-up-mode-one-screen");
    page.openSetUp(game);
    String key = "reading-" + point + "-" + reading;
    assertThat(isSeen(key)).as("before the fold is opened").isFalse();
    browser.run("document.querySelector('.more-rules > summary').click()");
    browser.await("the fold is open", () -> isSeen(key));
    press(key);
    page.awaitShown("rules-differing");
    for (Viewport viewport : List.of(Viewport.SMALL, Viewport.PHONE)) {
      browser.resize(viewport);
      browser.frames();
      browser.run("document.querySelector('.more-rules').scrollIntoView({ block: 'start' })");
      browser.frames();
      browser.picture(game + "-more-rules", viewport);
      assertThat(isWide()).as(viewport.text()).isFalse();
    }
    browser.resize(Viewport.SMALL);
    page.touch("start-game");
    page.awaitShown("ask");
    assertThat(kiosk.now().play().orElseThrow().topics())
        .extracting(Topic::text)
        .anyMatch(text -> text.toString().contains(point + "." + reading));
    page.touch("ask");
    browser.await(
        "the reading is told",
        () -> page.shows("rules-card") && page.text("rules-card").contains(words));
  }

  private boolean isSeen(String hook) {
    return browser
        .run(
            "return Boolean(document.querySelector(arguments[0])?.checkVisibility())",
            "[data-test=\"" + hook + "\"]")
        .equals(true);
  }

  private void press(String hook) {
    browser.run("document.querySelector(arguments[0]).click()", "[data-test=\"" + hook + "\"]");
  }

  /** Whether the page has to be scrolled sideways. */
  private boolean isWide() {
    return browser
        .run(
            "const box = document.querySelector('.set-up'); return box.scrollWidth > box.clientWidth + 1")
        .equals(true);
  }
}
