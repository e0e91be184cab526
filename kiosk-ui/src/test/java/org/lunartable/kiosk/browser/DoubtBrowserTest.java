package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Doubt.Answer;
import org.lunartable.engine.screen.Doubt.Difference;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.TableEvent;

/** What the page shows while board and game do not agree, and what a tap on it does. */
class DoubtBrowserTest extends BrowserCase {

  private final SoftAssertions checks = new SoftAssertions();

  @Override
  boolean sharesKiosk() {
    return true;
  }

  @BeforeEach
  void begin() {
    kiosk.begin(Map.of());
    page.open();
  }

  private static Board board() {
    return ((OnTheTable) kiosk.now().play().orElseThrow()).position().board();
  }

  /** The camera tells that these places differ. */
  private void tell(String kind, List<Answer> answers, String... places) {
    List<Difference> differences = new ArrayList<>();
    for (String place : places) {
      Text todo = Text.of("doubt.put", "at", place);
      differences.add(new Difference(Place.of(place), "-", ".", todo));
    }
    Text headline =
        kind.equals("take-off")
            ? Text.of("doubt.take-off", "robots", places.length, "astronauts", 0)
            : Text.of("doubt." + kind, "n", places.length);
    Doubt doubt = new Doubt(kind, headline, differences, answers);
    long before = kiosk.number();
    BoardDoubted doubted = new BoardDoubted(before, Optional.of(doubt));
    kiosk.tell(TableEvent.certain("camera", System.nanoTime(), doubted));
    page.awaitScreen(before + 1);
  }

  private static Answer answer(String id, String label, Board board) {
    return new Answer(id, Text.of(label), Diagram.write(board).lines().toList());
  }

  private static List<Answer> setUpAnswers(Board seen) {
    return List.of(
        answer(Doubt.AS_IT_STANDS, "doubt.as-seen", seen),
        answer(Doubt.AS_THE_GAME_SAYS, "doubt.as-game", board()));
  }

  private void look(String state) {
    look(checks, state, NOTHING, Viewport.values());
  }

  private void touchAnswer(String id) {
    long before = page.number();
    browser.run("document.querySelector(`[data-answer='${arguments[0]}']`).click()", id);
    page.awaitScreen(before + 1);
  }

  @Test
  void theSetUpIsTickedOffPlaceByPlaceAndCanBeTakenAsItStands() {
    Board seen = board().with(Place.of("j6"), Content.EMPTY);
    tell("set-up", setUpAnswers(seen), "f6", "j6", "n6");
    assertThat(page.shows("differs-f6")).isTrue();
    look("set-up");

    tell("set-up", setUpAnswers(seen), "j6");

    assertThat(page.text("ticked")).contains("f6").contains("n6").doesNotContain("j6");
    look("set-up-ticked");
    touchAnswer(Doubt.AS_IT_STANDS);
    assertThat(page.shows("doubt")).isFalse();
    assertThat(board()).isEqualTo(seen);
    checks.assertAll();
  }

  @Test
  void theTracksStayInSightAndAScoreIsPutRightWhileBoardAndGameDiffer() {
    tell("differs", setUpAnswers(board()), "r18", "f6", "j6");
    assertThat(page.isFree("score-orange") && page.isFree("score-green")).isTrue();

    page.touch("adjust-green");
    page.awaitShown("adjust-more");
    page.act("adjust-more");
    page.touch("adjust-done");

    assertThat(page.score("green")).isEqualTo(1);
  }

  @Test
  void whatHappenedIsAskedWithPicturesAndTheTracksStayInSight() {
    kiosk.play(Positions.BUILD);
    Board other = board().with(Place.of("b1"), Content.STRAIGHT_WALL);
    tell(
        "question",
        List.of(
            answer("w:b1", "doubt.allow", other),
            answer("w:c2", "doubt.allow", board().with(Place.of("a2"), Content.STRAIGHT_WALL))));
    look("question");
    assertThat(page.isFree("score-green")).isTrue();

    touchAnswer("w:b1");

    assertThat(board()).isEqualTo(other);
    checks.assertAll();
  }

  @Test
  void aMisreadBoardIsAsTheGameSaysByOneTap() {
    Board before = board();
    tell("differs", List.of(setUpAnswers(before).get(1)), "r18");
    look("differs");

    touchAnswer(Doubt.AS_THE_GAME_SAYS);

    assertThat(page.shows("doubt")).isFalse();
    assertThat(board()).isEqualTo(before);
    assertThat(kiosk.now().trusted()).isPositive();
    checks.assertAll();
  }

  @Test
  void bricksToTakeBackAreTickedOffAndScoredFiguresAreAskedFor() {
    tell("take-back", List.of(setUpAnswers(board()).get(1)), "b1", "c1");
    look("take-back");
    tell("take-back", List.of(setUpAnswers(board()).get(1)), "c1");
    assertThat(page.text("ticked")).contains("b1");

    tell("take-off", List.of(), "f6");

    assertThat(page.shows("ticked")).isFalse();
    look("take-off");
    checks.assertAll();
  }
}
