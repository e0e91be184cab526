package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.lunartable.kiosk.texts.Languages;

/** Every language on the page: all words fit, where the longest ones are also on other screens. */
class LanguageBrowserTest extends BrowserCase {

  private static final Set<String> LONG_WORDS = Set.of("de", "ru");

  private static final Set<String> WIDEST_TABS = Set.of("game", "board");
  private static final Viewport[] SMALL = {Viewport.SMALL};

  private final SoftAssertions checks = new SoftAssertions();
  private String language;

  /** Nobody has chosen a language yet. */
  @Override
  void prepare() {}

  @Test
  void aNewTableAsksForTheLanguageFirst() {
    page.open();
    page.awaitShown("first-start");
    language = "new";
    look("first-start", Viewport.values());
    page.touch("language-de");
    page.awaitShown("start-game");
    assertThat(page.text("start-game")).contains("Los geht’s");

    page.open();
    assertThat(page.shows("first-start")).isFalse();
    assertThat(browser.run("return document.documentElement.lang")).isEqualTo("de");
    checks.assertAll();
  }

  @Test
  void coloursAreListedAsTheLanguageListsThem() {
    kiosk.speak("de");
    kiosk.begin(Map.of());
    kiosk.play(Positions.BUILD);
    page.open();
    assertThat(page.die()).isEqualTo("Der Würfel zeigt weiß, weiß, orange und grün");
  }

  @Test
  void everyLanguageFitsTheScreen() {
    // English is what all other browser tests look at.
    for (String each : Languages.ALL.stream().filter(one -> !one.equals("en")).toList()) {
      language = each;
      kiosk.speak(each);
      newGame();
      houseRules();
      game();
    }
    checks.assertAll();
  }

  /** While a game is on, so that all keys are there. */
  private void newGame() {
    kiosk.begin(Map.of());
    page.open();
    look("roll", SMALL);
    camera();
    page.touch("new-game");
    page.awaitShown("start-game");
    look("new-game", screens());
    page.touch("start-game");
    page.awaitShown("replace-yes");
    look("replace", SMALL);
    page.touch("replace-no");
    page.touch("to-names");
    page.awaitShown("name-new");
    page.touch("name-new");
    page.awaitShown("typed-done");
    look("keypad", screens());
    page.touch("typed-done");
    page.touch("names-done");
    page.touch("to-settings");
    page.awaitShown("set-motion");
    look("settings", SMALL);
    page.touch("page-back");
    page.awaitShown("to-rules");
  }

  private void camera() {
    page.touch("camera-open");
    page.awaitShown("health-age");
    look("camera", SMALL);
    page.touch("calibrate");
    page.awaitShown("calibration");
    look("calibrate", SMALL);
    page.touch("camera-back");
    page.awaitShown("new-game");
  }

  private void houseRules() {
    page.touch("to-rules");
    for (String tab : List.of("game", "variants", "moves", "stock", "board", "die", "saved")) {
      page.touch("tab-" + tab);
      browser.await(tab, () -> chosen(tab));
      look("rules-" + tab, WIDEST_TABS.contains(tab) ? screens() : SMALL);
    }
  }

  private void game() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    kiosk.play(Positions.BUILD);
    page.open();
    look("choose", SMALL);
    page.select("wall", "r3");
    look("play", screens());
    kiosk.begin(Positions.ALL_AT_ONCE);
    page.open();
    page.pickGroup("abduct");
    look("all", SMALL);
    page.select("abduct", "j12", "j14", "f2");
    look("all-selected", screens());
  }

  private boolean chosen(String tab) {
    return browser
        .run(
            "return Boolean(document.querySelector(arguments[0]))",
            "[data-test=tab-" + tab + "].chosen")
        .equals(true);
  }

  private Viewport[] screens() {
    return LONG_WORDS.contains(language) ? Viewport.values() : SMALL;
  }

  private void look(String state, Viewport... screens) {
    for (Viewport viewport : screens) {
      browser.resize(viewport);
      browser.awaitStillness();
      String where = language + "-" + state;
      browser.picture(where, viewport);
      checks.assertThat(Layout.trouble(browser)).as(where + " at " + viewport.text()).isEmpty();
      checks.assertThat(browser.complaints()).as("the console, " + where).isEmpty();
    }
    browser.resize(Viewport.SMALL);
    browser.frames();
  }
}
