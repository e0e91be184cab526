package org.lunartable.kiosk.browser;

import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** Every state of the page on every screen: nothing cut off, all keys large enough for a finger. */
class LayoutBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  @Test
  void newGame() {
    kiosk.forgetGames();
    prepare();
    page.open();
    page.awaitShown("start-game");
    look("new-game");

    kiosk.begin(Map.of());
    page.awaitHeadline("Orange: roll the die");
    page.touch("new-game");
    page.awaitShown("start-game");
    page.touch("start-game");
    page.awaitShown("replace-yes");
    look("replace");
    checks.assertAll();
  }

  @Test
  void waitingForARoll() {
    kiosk.begin(Map.of());
    page.open();
    look("roll");
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    page.open();
    look("roll-later");
    checks.assertAll();
  }

  @Test
  void choosingAPiece() {
    openEvening();
    kiosk.play(Positions.BUILD);
    page.awaitScreen(kiosk.number());
    look("choose");
    page.pickGroup("wall");
    look("group");
    page.select("wall", "r3");
    look("play");
    checks.assertAll();
  }

  @Test
  void movingAUfo() {
    openEvening();
    kiosk.play(Positions.WALL_UFO);
    page.awaitScreen(kiosk.number());
    page.pickGroup("ufo");
    page.touchPlace("j12");
    page.awaitLit("h8");
    look("ufo");
    page.select("ufo", "j12", "h8");
    look("ufo-to");
    checks.assertAll();
  }

  @Test
  void aSpacewalkUnderWay() {
    openEvening();
    kiosk.play(Positions.WALK_UFO, "s:n6-n4", "s:n4-n2");
    page.awaitHeadline("Green: 2 steps left");
    page.awaitScreen(kiosk.number());
    look("walk");
    checks.assertAll();
  }

  @Test
  void everythingAtOnce() {
    kiosk.begin(Positions.ALL_AT_ONCE);
    page.open();
    page.pickGroup("abduct");
    look("all");
    page.select("abduct", "j12", "j14", "f2");
    look("all-selected");
    checks.assertAll();
  }

  @Test
  void aLongStory() {
    openEvening();
    page.touch("story");
    page.awaitShown("log-line");
    look("story");
    checks.assertAll();
  }

  @Test
  void theEndOfTheGame() {
    kiosk.begin(Positions.from(Positions.LAST_TURN));
    page.open();
    kiosk.play("w:c3");
    page.awaitShown("game-over");
    page.awaitScreen(kiosk.number());
    look("over");
    page.touch("see-board");
    browser.await("the card is gone", () -> !page.shows("game-over"));
    look("over-board");
    checks.assertAll();
  }

  /** Not a check of the layout: a picture of the show, which is held for it. */
  @Test
  void aStationClosing() {
    browser.resize(Viewport.LARGE);
    openEvening();
    kiosk.play(Positions.BUILD);
    page.awaitScreen(kiosk.number());
    page.select("wall", "r3");
    browser.run("window.pace = 5");
    page.touch("do-it");
    page.awaitShown("count-card");
    browser.picture("station-begins", Viewport.LARGE);
    browser.await(
        "all is counted",
        () ->
            browser
                .run("return Boolean(document.querySelector('.count-card .best'))")
                .equals(true));
    browser.picture("station", Viewport.LARGE);
    page.touch("skip");
    page.awaitScreen(kiosk.number());
  }

  private void openEvening() {
    kiosk.begin(Positions.from(Positions.MIDDLE));
    kiosk.play(Positions.EVENING);
    page.open();
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }
}
