package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** What lies beside the game, by touch: names, house rules, history, settings. */
class MenuBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Test
  void namesAreTypedAndRememberedForTheNextGame() {
    page.open();
    page.touch("to-names");
    page.awaitShown("name-new");
    page.touch("name-new");
    for (String letter : List.of("a", "d", "a")) {
      page.touch("letter-" + letter);
    }
    look("keypad");
    page.touch("typed-done");
    browser.await("orange is Ada", () -> page.text("name-of-orange").equals("Ada"));
    look("names");
    page.touch("names-done");
    page.touch("start-game");
    page.awaitHeadline("Ada: roll the die");

    page.touch("new-game");
    page.touch("to-names");
    page.awaitShown("known-name");
    assertThat(page.text("known-name")).isEqualTo("Ada");
    checks.assertAll();
  }

  @Test
  void houseRulesAreSetTriedSavedAndPlayedBy() {
    page.open();
    page.touch("to-rules");
    page.awaitShown("rule-points.robot");
    look("rules-points");
    page.touch("rule-points.robot-more");
    page.touch("tab-variants");
    look("rules-variants");
    page.touch("rule-variants.abduction");
    page.touch("tab-board");
    page.awaitShown("tool-ufos");
    look("rules-board");
    page.touch("tab-die");
    page.awaitShown("colour-blue");
    page.touch("colour-blue");
    page.touch("quarter-1-00");
    look("rules-die");
    awaitVerdict("3 house rules");
    page.touch("tab-stock");
    for (int i = 0; i < 6; i++) {
      page.touch("rule-stock.dome-less");
    }
    awaitVerdict("4 house rules");
    page.touch("tab-saved");
    page.touch("rules-save");
    page.awaitShown("letter-q");
    page.touch("letter-q");
    page.touch("typed-done");
    awaitVerdict("Q");
    look("rules-saved");
    page.touch("page-back");
    page.touch("start-game");
    page.awaitHeadline("Orange: roll the die");

    assertThat(page.pieces()).hasSize(18);
    assertThat(kiosk.now().die().orElseThrow().faces().get(0).toString())
        .containsIgnoringCase("blue");
    checks.assertAll();
  }

  @Test
  void rulesThatCannotBePlayedByAreSaidAtOnce() {
    page.open();
    page.touch("to-rules");
    page.touch("tab-board");
    page.awaitShown("tool-blocked");
    page.touch("tool-blocked");
    touchBoard(0.5, 0.5);
    awaitVerdict("1 house rule");
    page.touch("rules-classic");
    awaitVerdict("Usual rules");
    touchBoard(0.052, 0.052);
    browser.await("a dome stands there", () -> page.text("rules-verdict").contains("a1"));
    look("rules-refused");
    checks.assertAll();
  }

  @Test
  void aGameOfThePastIsReplayedMoveByMove() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    page.open();
    page.touch("new-game");
    page.touch("to-history");
    page.awaitShown("game-1");
    look("history");
    page.touch("to-fairness");
    page.awaitShown("die-touch");
    look("fairness");
    page.touch("page-back");
    page.awaitShown("game-1");
    page.touch("game-1");
    page.awaitShown("told");
    String end = page.text("told");
    look("replay");
    page.touch("replay-previous");
    browser.await("one move back", () -> !page.text("told").equals(end));
    page.touch("replay-first");
    browser.await("at the beginning", () -> page.text("told").contains("The game begins."));
    page.touch("score-chart");
    browser.await("in the middle", () -> !page.text("told").contains("The game begins."));
    page.touch("replay-last");
    browser.await("at the end", () -> page.text("told").equals(end));
    page.touch("share");
    page.awaitShown("share-file");
    look("share");
    checks.assertAll();
  }

  @Test
  void finishedGamesAreAddedUpAndTheirRecordsLeadToThem() {
    kiosk.begin(
        Map.of(
            "position",
            Positions.CORNER,
            "rules",
            Map.of("points", Map.of("target", 5)),
            "names",
            Map.of("orange", "Ada", "green", "Bartholomew")));
    kiosk.play("fix:orange=5");
    page.open();
    page.awaitShown("story-chart");
    page.touch("new-game");
    page.touch("to-history");
    page.awaitShown("to-statistics");
    page.touch("to-statistics");
    page.awaitShown("record-highest");
    look("statistics");
    page.touch("record-highest");
    page.awaitShown("told");
    page.touch("page-back");
    page.awaitShown("record-highest");
    checks.assertAll();
  }

  @Test
  void settingsHoldForThisScreenAndTheNext() {
    page.open();
    page.touch("to-settings");
    page.awaitShown("set-motion");
    look("settings");
    page.touch("to-machine");
    page.awaitShown("machine-off");
    page.touch("machine-off");
    page.awaitShown("sure-no");
    look("machine");
    page.touch("sure-no");
    page.touch("page-back");
    page.awaitShown("set-motion");
    page.touch("set-motion");
    browser.await("all keeps still", this::still);
    page.open();
    assertThat(still()).isTrue();
    checks.assertAll();
  }

  /** A browser without a head has no voice: one is put in its place. */
  private static final String VOICE =
      """
      window.spoken = [];
      Object.defineProperty(window, 'speechSynthesis', { value: {
        getVoices: () => speechSynthesisVoices, cancel() {}, speak: ({ text }) => spoken.push(text),
        addEventListener() {}, removeEventListener() {} } });
      window.speechSynthesisVoices = [];
      SpeechSynthesisUtterance = function (text) { this.text = text; };
      """;

  @Test
  void aBrowserWithAVoiceSaysWhatHappens() {
    kiosk.begin(Map.of());
    page.open();
    browser.run(VOICE);
    page.touch("new-game");
    page.touch("to-settings");
    page.awaitShown("set-sound");
    assertThat(page.shows("set-voice")).as("without a voice for the language").isFalse();
    page.touch("page-back");
    browser.run("speechSynthesisVoices.push({ lang: 'de-DE' }, { lang: 'en-GB' })");
    page.touch("to-settings");
    page.touch("set-voice");
    browser.await("the voice is on", () -> page.text("set-voice").endsWith("on"));
    page.touch("page-back");
    page.touch("back-to-game");
    page.roll(1);
    assertThat((List<?>) browser.run("return spoken"))
        .hasSize(1)
        .allSatisfy(said -> assertThat((String) said).endsWith("Orange: choose"));
  }

  private boolean still() {
    return browser.run("return document.documentElement.matches('.still')").equals(true);
  }

  private void awaitVerdict(String words) {
    browser.await(words, () -> page.text("rules-verdict").strip().equals(words));
  }

  @SuppressWarnings("unchecked") // the script returns two numbers
  private void touchBoard(double x, double y) {
    List<Number> at =
        (List<Number>)
            browser.run(
                """
                const b = document.querySelector('svg.lattice .ground').getBoundingClientRect();
                return [b.x + b.width * arguments[0], b.y + b.height * arguments[1]];
                """,
                x,
                y);
    browser.touch(at.get(0).doubleValue(), at.get(1).doubleValue());
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
