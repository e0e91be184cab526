package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** Whole games played on the page by touch. */
class PlayBrowserTest extends BrowserCase {

  /** Keeps in {@code window.seen} what appears while a station closes, in its order. */
  private static final String WATCH =
      """
      window.seen = [];
      const note = (what) => window.seen.at(-1) === what || window.seen.push(what);
      const score = () => document.querySelector('[data-test=score-orange]')?.innerText;
      new MutationObserver(() => {
        note(`score ${score()}`);
        for (const hook of ['count-card', 'flying-points', 'skip']) {
          if (document.querySelector(`[data-test=${hook}]`)) {
            note(`${hook} at score ${score()}`);
          }
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      """;

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
  void aGameIsPlayedToItsEndByTouch() {
    page.open();
    kiosk.begin(Positions.from(Positions.CORNER, 5));
    page.awaitHeadline("Orange: roll the die");

    turn("Orange", 1, "antenna", "c1");
    turn("Green", 1, "wall", "r1");
    turn("Orange", 1, "airlock", "c2");
    turn("Green", 3, "ufo", "j8", "l4");
    turn("Orange", 2, "wall", "a3");
    spacewalkThatEndsEarly();
    turn("Orange", 1, "wall", "b3");
    turn("Green", 1, "antenna", "q1");
    closeTheStation();
    takeBackAndDoAgain();
    turn("Green", 3, "wall", "q2");
    walkInAndWin();

    assertThat(browser.complaints()).isEmpty();
  }

  private void turn(String player, int face, String group, String... path) {
    assertThat(page.headline()).isEqualTo(player + ": roll the die");
    page.roll(face);
    assertThat(page.headline()).isEqualTo(player + ": choose");
    page.choose(group, path);
  }

  private void spacewalkThatEndsEarly() {
    turn("Green", 5, "walk", "n6", "n4");
    page.awaitHeadline("Green: 3 steps left");
    page.act("group-end");
    page.awaitHeadline("Orange: roll the die");
  }

  private void closeTheStation() {
    page.roll(1);
    page.select("wall", "c3");
    assertThat(page.text("said")).contains("2 points for Orange");
    browser.run(WATCH);
    page.act("do-it");
    assertThat((List<?>) browser.run("return window.seen"))
        .asInstanceOf(InstanceOfAssertFactories.list(String.class))
        .containsSubsequence("count-card at score 0", "flying-points at score 0", "score 2");
    assertThat(page.headline()).isEqualTo("Green: roll the die");
    assertThat(page.score("orange")).isEqualTo(2);
  }

  private void takeBackAndDoAgain() {
    page.act("undo");
    assertThat(page.headline()).isEqualTo("Orange: choose");
    assertThat(page.score("orange")).isZero();
    page.act("redo");
    assertThat(page.headline()).isEqualTo("Green: roll the die");
    assertThat(page.score("orange")).isEqualTo(2);
  }

  private void walkInAndWin() {
    turn("Orange", 4, "walk", "d2", "b2");
    assertThat(page.score("orange")).isEqualTo(4);
    page.choose("walk", "f2", "d2");
    page.choose("walk", "d2", "b2");
    page.awaitShown("game-over");
    assertThat(page.headline()).isEqualTo("Orange wins!");
    assertThat(page.score("orange")).isEqualTo(5);
    assertThat(page.text("log-line")).contains("Orange wins");
    // While the look back comes in, the key may move away under the finger.
    browser.await(
        "the board is seen",
        () -> {
          if (page.shows("see-board")) {
            page.touch("see-board");
            browser.frames();
          }
          return !page.shows("game-over");
        });
    page.act("undo");
    assertThat(page.headline()).isEqualTo("Orange: 2 steps left");
  }

  /** Once, although the lifted finger would click as well. */
  @Test
  void aKeyAnswersWhenTheFingerComesDown() {
    kiosk.begin(Positions.from(Positions.CORNER));
    page.open();
    long before = page.number();
    page.press("face-1");
    page.awaitHeadline("Orange: choose");
    browser.lift();
    page.act("undo");
    assertThat(page.headline()).isEqualTo("Orange: roll the die");
    assertThat(page.number()).isEqualTo(before + 2);
  }

  @Test
  void aKeyOfAPageThatScrollsWaitsUntilTheFingerIsLifted() {
    kiosk.begin(Positions.from(Positions.CORNER));
    page.open();
    browser.run("document.getElementById('app').style.minHeight = '200vh'");
    browser.frames();
    long before = page.number();
    page.press("face-1");
    browser.frames();
    assertThat(page.number()).isEqualTo(before);
    browser.lift();
    page.awaitHeadline("Orange: choose");
  }

  @Test
  void aReloadedPageShowsTheSameScreen() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    page.open();
    page.roll(1);
    List<?> pieces = page.pieces();
    long number = page.number();

    page.open();

    assertThat(page.number()).isEqualTo(number);
    assertThat(page.headline()).isEqualTo("Green: choose");
    assertThat(page.pieces()).isEqualTo(pieces);
    assertThat(List.of(page.score("orange"), page.score("green"))).containsExactly(6, 4);
  }

  @Test
  void aServerThatRestartsInMidGameIsFoundAgain() {
    page.open();
    kiosk.begin(Positions.from(Positions.CORNER));
    page.awaitHeadline("Orange: roll the die");
    turn("Orange", 1, "antenna", "c1");
    page.roll(5);
    page.choose("walk", "n6", "n4");
    assertThat(page.headline()).isEqualTo("Green: 3 steps left");
    List<?> pieces = page.pieces();
    long number = page.number();

    kiosk.stop();
    page.awaitShown("offline");
    kiosk.startAgain();
    browser.await("the page is connected", () -> !page.shows("offline"));
    page.awaitScreen(number);

    assertThat(page.headline()).isEqualTo("Green: 3 steps left");
    assertThat(page.pieces()).isEqualTo(pieces);
    page.choose("walk", "n4", "n2");
    assertThat(page.headline()).isEqualTo("Green: 2 steps left");
    page.act("undo");
    page.act("undo");
    assertThat(page.headline()).isEqualTo("Green: choose");
  }
}
