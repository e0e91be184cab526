package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Longer ways through the kiosk, all by touch. */
@Tag("bars")
class EveningBrowserTest extends BrowserCase {

  private static final int MOST_TURNS = 60;

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  double pace() {
    return 0.1;
  }

  @Test
  void aTeamOfTwoAgainstTwoPlaysToTheEnd() {
    Map<String, Object> setup =
        new HashMap<>(
            Positions.from(Positions.CORNER.replace("turn: orange", "turn: orange 1"), 3));
    Map<String, Object> rules =
        Map.of("points", Map.of("target", 3), "variants", Map.of("team", true));
    setup.put("rules", rules);
    kiosk.begin(setup);
    page.open();
    page.awaitHeadline("Orange 1: roll the die");
    Newcomer others = new Newcomer(browser, page);
    build("antenna", "c1");
    look(checks, "team", NOTHING, Viewport.values());
    others(others);
    build("airlock", "c2");
    others(others);
    for (String place : new String[] {"a3", "b3", "c3"}) {
      build("wall", place);
      others(others);
    }
    assertThat(page.score("orange")).isEqualTo(2);
    page.roll(4);
    page.choose("walk", "d2", "b2");
    page.awaitShown("game-over");
    look(checks, "team-over", NOTHING, Viewport.values());
    assertThat(page.headline()).isEqualTo("Orange wins!");
    assertThat(browser.complaints()).isEmpty();
    checks.assertAll();
  }

  private void build(String group, String place) {
    assertThat(page.headline()).isEqualTo("Orange 1: roll the die");
    page.roll(1);
    page.choose(group, place);
  }

  private void others(Newcomer others) {
    for (String who : new String[] {"Orange 2", "Green 1", "Green 2"}) {
      assertThat(page.headline()).isEqualTo(who + ": roll the die");
      page.roll(1);
      others.takesATurn();
    }
  }

  @Test
  void anAstronautIsAbductedByTouch() {
    kiosk.begin(Positions.ALL_AT_ONCE);
    page.open();
    page.choose("abduct", "j12", "j14", "f2");
    assertThat(page.pieces().stream().map(Object::toString))
        .anyMatch(at -> at.startsWith("f2 ") && at.contains("ufo") && at.contains("astronaut"))
        .noneMatch(at -> at.startsWith("j14 "));
    page.act("undo");
    assertThat(browser.complaints()).isEmpty();
  }

  /**
   * Nobody has told them anything: the language, a game, three turns, a misread die, the history.
   */
  @Test
  void aNewcomerFindsTheWay() {
    kiosk.forgetGames();
    page.open();
    page.awaitShown("first-start");
    page.touch("language-en");
    for (String told : List.of("table", "die", "sound")) {
      page.awaitFirstStart(told);
      page.touch("first-next");
    }
    page.touch("start-game");
    page.awaitHeadline("Orange: roll the die");
    Newcomer newcomer = new Newcomer(browser, page);
    for (int turn = 0; turn < 3; turn++) {
      page.throwUntilItIsRead();
      if (turn == 1) {
        putTheDieRight();
      }
      newcomer.takesATurn();
    }
    page.touch("new-game");
    page.touch("to-history");
    page.awaitShown("game-1");
    page.touch("game-1");
    page.awaitShown("told");
    assertThat(browser.complaints()).isEmpty();
  }

  private void putTheDieRight() {
    String read = page.die();
    page.awaitShown("correct");
    page.touch("correct");
    page.awaitShown("was-1");
    page.touch("was-1");
    browser.await("another face", () -> page.shows("die") && !page.die().equals(read));
    page.awaitScreen(page.number());
  }

  @Test
  void aGameIsPlayedToItsEndByWhoeverTouchesWhatIsLit() {
    Map<String, Object> rules = Map.of("quietTurns", 12, "points", Map.of("target", 1));
    kiosk.begin(Map.of("rules", rules));
    page.open();
    Newcomer newcomer = new Newcomer(browser, page);
    for (int turn = 0; turn < MOST_TURNS && !page.shows("game-over"); turn++) {
      page.roll(1 + turn % 5);
      newcomer.takesATurn();
    }
    assertThat(browser.complaints()).isEmpty();
  }
}
