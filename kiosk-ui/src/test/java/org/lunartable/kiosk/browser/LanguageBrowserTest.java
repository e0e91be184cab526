package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every language on the page: all words fit, where the longest ones are also on other screens. */
class LanguageBrowserTest extends BrowserCase {

  private static final Set<String> LONG_WORDS = Set.of("de", "ru");

  private static final Viewport[] SMALL = {Viewport.SMALL};

  private final SoftAssertions checks = new SoftAssertions();
  private String language;

  @Test
  void coloursAreListedAsTheLanguageListsThem() {
    kiosk.speak("de");
    kiosk.begin(Map.of());
    kiosk.play(Positions.BUILD);
    page.open();
    assertThat(page.die()).isEqualTo("Der Würfel zeigt weiß, weiß, orange und grün");
  }

  /** English is what all other browser tests look at. */
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es", "ru"})
  void theUsualPagesFitTheScreen(String spoken) {
    begin(spoken);
    look("roll", screens());
    page.touch("new-game");
    page.awaitShown("start-game");
    look("new-game", screens());
    page.touch("to-settings");
    page.awaitShown("set-motion");
    look("settings", SMALL);
    page.touch("page-back");
    rules("game", SMALL);
    rules("moves", SMALL);
    rules("board", screens());
    openEvening();
    page.select("wall", "r3");
    look("play", screens());
    openAllAtOnce();
    page.select("abduct", "j12", "j14", "f2");
    look("all-selected", SMALL);
    checks.assertAll();
  }

  @Tag("bars")
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es", "ru"})
  void theOtherPagesFitTheScreen(String spoken) {
    begin(spoken);
    page.missAThrow();
    look("roll-missed", screens());
    page.touch("tap-face");
    page.awaitShown("roll-back");
    look("roll-faces", screens());
    page.touch("roll-back");
    page.touch("new-game");
    page.touch("start-game");
    page.awaitShown("replace-yes");
    look("replace", SMALL);
    page.touch("replace-no");
    page.touch("to-names");
    page.touch("name-new");
    page.awaitShown("typed-done");
    look("keypad", screens());
    page.touch("typed-done");
    page.touch("names-done");
    for (String tab : List.of("variants", "stock", "die", "saved")) {
      rules(tab, screens());
    }
    openEvening();
    look("choose", screens());
    openAllAtOnce();
    look("all", screens());
    checks.assertAll();
  }

  @Tag("bars")
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es", "ru"})
  void thePagesThatTeachAndRecordFitTheScreen(String spoken) {
    begin(spoken);
    openEvening();
    page.touch("ask");
    page.awaitShown("topic-station");
    page.touch("topic-station");
    page.awaitShown("topic");
    look("ask", screens());
    page.touchBoard("k11");
    page.awaitShown("allow-!w:k11");
    look("ask-slot", screens());
    page.touch("it-is-wrong");
    page.awaitShown("really-+");
    look("ask-really", screens());
    page.touch("explain-close");
    page.touch("adjust-green");
    page.awaitShown("adjust-more");
    look("adjust", screens());
    page.touch("adjust-done");
    page.touch("new-game");
    page.touch("to-tour");
    page.awaitShown("tour-next");
    page.touch("tour-next");
    page.awaitShown("tour-roll");
    look("tour", screens());
    page.touch("page-back");
    page.touch("to-history");
    page.awaitShown("to-statistics");
    look("history", screens());
    page.touch("to-statistics");
    browser.frames();
    look("statistics", screens());
    page.touch("page-back");
    page.awaitShown("game-2");
    page.touch("game-2");
    page.awaitShown("share");
    page.touch("share");
    page.awaitShown("share-file");
    look("share", screens());
    page.touch("share-done");
    page.touch("page-back");
    page.touch("page-back");
    page.touch("to-phones");
    page.awaitShown("lan");
    look("phones", screens());
    checks.assertAll();
  }

  @Tag("bars")
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "es", "ru"})
  void thePagesOfMachineAndHealthFitTheScreen(String spoken) {
    begin(spoken);
    page.touch("new-game");
    page.touch("to-settings");
    page.awaitShown("set-motion");
    look("settings", screens());
    page.touch("to-machine");
    page.awaitShown("machine-off");
    look("machine", screens());
    page.touch("machine-off");
    page.awaitShown("sure-no");
    look("machine-off", screens());
    page.touch("sure-no");
    page.open();
    page.touch("camera-open");
    page.awaitShown("health-age");
    look("camera", screens());
    page.touch("calibrate");
    page.awaitShown("calibration");
    look("calibrate", screens());
    checks.assertAll();
  }

  /** A game is on, so that all keys are there. */
  private void begin(String spoken) {
    language = spoken;
    kiosk.speak(spoken);
    kiosk.begin(Map.of());
    page.open();
  }

  private void openEvening() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    kiosk.play(Positions.BUILD);
    page.open();
  }

  private void openAllAtOnce() {
    kiosk.begin(Positions.ALL_AT_ONCE);
    page.open();
    page.pickGroup("abduct");
  }

  /** The house rules on this tab; opens them when they are not yet. */
  private void rules(String tab, Viewport... screens) {
    if (!page.shows("tab-game")) {
      page.touch("to-rules");
    }
    page.touch("tab-" + tab);
    browser.await(tab, () -> chosen(tab));
    look("rules-" + tab, screens);
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
    look(checks, language + "-" + state, NOTHING, screens);
  }
}
