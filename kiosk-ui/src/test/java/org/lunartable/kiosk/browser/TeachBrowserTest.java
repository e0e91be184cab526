package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Learning the game by touch: the tour, and what is asked about the board. */
class TeachBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  @Override
  double pace() {
    return 0.05;
  }

  @Test
  void theFirstGameIsPlayedToTheRocketAndTouchesNoOther() {
    kiosk.begin(Map.of());
    long before = kiosk.number();
    page.open();
    page.touch("new-game");
    page.touch("to-tour");
    page.awaitShown("tour-text");
    look("tour");
    page.touch("tour-next");
    page.awaitShown("tour-roll");
    look("tour-roll");
    for (int steps = 0; !page.shows("tour-play"); steps++) {
      assertThat(steps).isLessThan(40);
      doWhatTheSceneAsks();
    }
    look("tour-end");
    assertThat(page.score("orange")).isEqualTo(3);
    page.touch("tour-play");
    page.awaitShown("start-game");
    assertThat(kiosk.number()).isEqualTo(before);
    checks.assertAll();
  }

  private void doWhatTheSceneAsks() {
    String at = page.text("tour-at");
    if (page.shows("tour-roll")) {
      page.touch("tour-roll");
    } else if (browser.run("return document.querySelector('.lit [data-place]')") != null) {
      String place =
          (String) browser.run("return document.querySelector('.lit [data-place]').dataset.place");
      page.touchPlace(place);
      browser.frames();
      return;
    } else {
      page.touch("tour-next");
    }
    browser.await("the scene after " + at, () -> !page.text("tour-at").equals(at) && calm());
  }

  private boolean calm() {
    return browser.run("return !document.body.dataset.showing").equals(true);
  }

  @Test
  void whatIsTouchedIsExplained() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    kiosk.play(Positions.BUILD);
    page.open();
    page.touch("ask");
    page.awaitShown("topic-wall");
    page.touch("topic-station");
    page.awaitShown("topic");
    look("ask");
    page.touchBoard("a1");
    awaitTold("starting dome");
    look("ask-piece");
    page.touchBoard("k11");
    awaitTold("LC-14");
    look("ask-slot");
    page.touchBoard("h8");
    awaitTold("LC-27");
    look("ask-area");
    page.touch("explain-close");
    page.awaitShown("group-wall");
    checks.assertAll();
  }

  @Test
  void aForbiddenBuildIsAllowedByThePlayers() {
    kiosk.begin(Map.of());
    kiosk.play(Positions.BUILD);
    page.open();
    page.touch("ask");
    page.touchBoard("k11");
    page.awaitShown("allow-!w:k11");
    page.act("allow-!w:k11");
    assertThat(pieceAt("k11")).isTrue();
    assertThat(page.headline()).isEqualTo("Green: roll the die");
  }

  private boolean pieceAt(String place) {
    return page.pieces().stream().map(Object::toString).anyMatch(at -> at.startsWith(place + " "));
  }

  private void awaitTold(String words) {
    browser.await(words, () -> page.shows("explain") && page.text("explain").contains(words));
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }

  @Test
  void aPieceThatStandsElsewhereIsMovedWithTwoTouches() {
    kiosk.begin(Map.of());
    kiosk.play(Positions.BUILD, "w:b1");
    page.open();
    page.touch("ask");
    page.touchBoard("b1");
    page.awaitShown("it-is-wrong");
    page.touch("it-is-wrong");
    page.awaitShown("really-.");
    look("ask-really");
    page.touch("it-is-back");
    page.awaitShown("elsewhere");
    page.touch("elsewhere");
    long before = page.number();
    page.touchBoard("a2");
    page.awaitScreen(before + 1);
    assertThat(List.of(pieceAt("b1"), pieceAt("a2"))).containsExactly(false, true);

    page.touch("elsewhere");
    page.touchBoard("c2");
    page.awaitScreen(before + 2);
    assertThat(List.of(pieceAt("a2"), pieceAt("c2"))).containsExactly(false, true);
    checks.assertAll();
  }

  @Test
  void aScoreIsPutRightAndTheStoryGoesBackAndForward() {
    kiosk.begin(Map.of());
    kiosk.play(Positions.BUILD, "w:b1", Positions.BUILD, "w:r1", Positions.BUILD, "a:c1");
    page.open();
    page.touch("adjust-green");
    page.awaitShown("adjust-more");
    page.act("adjust-more");
    assertThat(page.text("adjusted")).isEqualTo("1");
    look("adjust");
    page.touch("adjust-done");
    assertThat(page.score("green")).isEqualTo(1);

    page.touch("story");
    browser.run("document.querySelectorAll('[data-test=log-line]')[5].click()");
    page.awaitShown("go");
    look("story-back");
    page.act("go");
    assertThat(page.score("green")).isZero();
    assertThat(page.headline()).isEqualTo("Green: roll the die");
    browser.run("document.querySelector('[data-test=ahead-line]').click()");
    page.awaitShown("go");
    look("story-forward");
    page.act("go");
    assertThat(page.score("green")).isEqualTo(1);
    checks.assertAll();
  }
}
