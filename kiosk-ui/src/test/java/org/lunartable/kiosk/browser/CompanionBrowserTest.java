package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Hints, and games of a lone player against the companion, by touch. */
class CompanionBrowserTest extends BrowserCase {

  private static final String NEARLY_CLOSED =
      """
      turn: green
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      """;

  /** Lets what the page asks for go another way: a part of the path, and what is answered. */
  private static final String FETCH =
      """
      const real = window.fetch;
      window.fetch = (path, options) => String(path).includes(%s) ? %s : real(path, options);
      """;

  private static final String ESCAPE =
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))";

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  /** Nobody looks at the shows. */
  @Override
  double pace() {
    return 0.2;
  }

  @Test
  void aHintShowsAWholeTurnSaysWhyAndDoesIt() {
    kiosk.begin(Positions.from(Positions.CORNER));
    kiosk.play(Positions.BUILD);
    page.open();
    page.touch("ask-hint");
    page.awaitShown("reasons");
    assertThat(page.text("reasons")).isNotBlank();
    look("hint");
    page.touch("hint-close");
    browser.await("the hint is closed", () -> !page.shows("hint"));
    page.awaitShown("group-wall");
    page.touch("ask-hint");
    page.awaitShown("hint-do");
    page.act("hint-do");
    page.awaitHeadline("Green: roll the die");
    assertThat(page.shows("hint")).isFalse();
    checks.assertAll();
  }

  @Test
  void escapeClosesAHintThatIsStillBeingThoughtAbout() {
    kiosk.begin(Positions.from(Positions.CORNER));
    kiosk.play(Positions.BUILD);
    page.open();
    browser.run(FETCH.formatted("'/api/hint'", "new Promise(() => {})"));
    page.touch("ask-hint");
    page.awaitShown("hint");
    browser.run(ESCAPE);
    browser.await("the hint is closed", () -> !page.shows("hint"));
    page.awaitShown("group-wall");
  }

  @Test
  void theLookBackComesAlthoughAQuestionForItFailed() {
    kiosk.forgetGames();
    kiosk.speak("en");
    kiosk.begin(Map.of("position", NEARLY_CLOSED, "rules", Map.of("points", Map.of("target", 2))));
    kiosk.play(Positions.BUILD, "w:g2", Positions.BUILD, "w:c3");
    page.open();
    page.awaitShown("game-over");
    browser.run("window.failed = 0");
    browser.run(
        FETCH.formatted(
            "'/review'", "window.failed++ < 2 ? Promise.reject() : real(path, options)"));
    page.touch("over-new-game");
    page.touch("to-history");
    page.touch("game-1");
    page.awaitShown("review-best");
    assertThat(browser.run("return window.failed > 2")).isEqualTo(true);
  }

  @Test
  void aLonePlayerBuildsWhatTheCompanionAsksFor() {
    kiosk.forgetGames();
    kiosk.speak("en");
    page.open();
    page.touch("to-opponent");
    page.awaitShown("level-steady");
    page.touch("level-steady");
    page.awaitShown("companion-green");
    page.touch("companion-bricks");
    look("opponent");
    page.touch("opponent-done");
    page.touch("start-game");
    page.awaitHeadline("Orange: roll the die");

    page.roll(1);
    page.choose("wall", "b1");
    page.awaitHeadline("Robot pilot plays");
    page.awaitShown("companion-done");
    look("companion");
    page.act("companion-done");
    page.awaitHeadline("Orange: roll the die");
    page.roll(1);
    page.choose("wall", "a2");
    page.awaitShown("companion-done");
    page.act("undo");

    page.awaitHeadline("Orange: choose");
    checks.assertAll();
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void withoutBricksTheCompanionPlaysByItself() {
    Map<String, Object> companion =
        Map.of("seat", "orange", "level", "gentle", "seed", 3, "bricks", false);
    page.open();
    kiosk.begin(Map.of("companion", companion, "starts", "orange"));
    page.awaitHeadline("Green: roll the die");
    List<?> pieces = page.pieces();

    page.roll(1);
    page.choose("wall", "r1");
    browser.await("it plays", () -> page.headline().equals("Little robot plays"));
    page.awaitHeadline("Green: roll the die");
    page.awaitScreen(kiosk.number());

    assertThat(page.pieces()).isNotEqualTo(pieces);
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theEndLooksBackAtTheGame() {
    kiosk.forgetGames();
    kiosk.speak("en");
    kiosk.begin(Map.of("position", NEARLY_CLOSED, "rules", Map.of("points", Map.of("target", 2))));
    kiosk.play(Positions.BUILD, "w:g2", Positions.BUILD, "w:c3");
    page.open();
    page.awaitShown("game-over");
    page.awaitShown("review");
    assertThat(page.text("review-best")).contains("Best moment").contains("2 points for Orange");
    look("review-over");

    page.touch("over-new-game");
    page.touch("to-history");
    page.touch("game-1");
    page.awaitShown("review-best");
    page.touch("replay-first");
    look("review-replay");
    page.touch("review-best");
    browser.await("the best moment", () -> page.text("told").contains("2 points for Orange"));
    checks.assertAll();
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
