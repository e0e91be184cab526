package org.lunartable.engine.follow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Table;

@DisplayName("Following a board that is seen")
class FollowerTest {

  private static final String BOARD =
      """
      D.................d
      ...................
      ...................
      .1.1...............
      ...................
      .....2.............
      ...................
      ...................
      ...................
      .....u.............
      ...................
      ...................
      ...................
      ...................
      ...................
      .............2.....
      ...................
      ...................
      d.................D
      """;

  private static final Manner ANY = new Manner(true, false, Prior.PICTURES);

  private static Position position(String text) {
    return Table.draw(text).position();
  }

  private static Finding follow(Manner manner, String agreed, Eye seen) {
    return new Follower(new Referee(Rules.CLASSIC), manner)
        .follow(Agreed.on(position(agreed)), seen.sighting());
  }

  private static String told(Finding finding) {
    return finding.match(
        clear -> "clear: " + clear.explanation().text(),
        rivals -> "rivals: " + rivals.explanations().stream().map(Explanation::text).toList(),
        none ->
            "unexplained: "
                + none.misfits().stream().map(m -> m.at() + " " + m.why().rule()).toList(),
        hidden -> "hidden: " + hidden.places());
  }

  private static String any(Eye seen) {
    return told(follow(ANY, BOARD, seen));
  }

  private static Eye board() {
    return Eye.of(BOARD);
  }

  @Test
  void aBoardThatDidNotChangeIsAgreedAsItIs() {
    assertThat(any(board())).isEqualTo("clear: ");
  }

  @Test
  void aWallNextToANetworkIsTaken() {
    assertThat(any(board().seen("b1", Content.STRAIGHT_WALL))).isEqualTo("clear: w:b1");
  }

  @Test
  void wallsThatLeanOnEachOtherAreTakenInAnOrderThatIsLegal() {
    Eye seen =
        board()
            .seen("d1", Content.STRAIGHT_WALL)
            .seen("c1", Content.ORANGE_ANTENNA)
            .seen("b1", Content.STRAIGHT_WALL);
    assertThat(any(seen)).isEqualTo("clear: w:b1 a:c1 w:d1");
  }

  @Test
  void aDomeOnANewSquareWallIsTwoTurns() {
    String board = BOARD.replace("D.................d", "D-................d");
    Eye seen = Eye.of(board).seen("c1", Content.ORANGE_DOME);
    assertThat(told(follow(ANY, board, seen))).isEqualTo("clear: w:c1 d:c1");
  }

  @Test
  void aWallThatTouchesNothingIsNoAction() {
    assertThat(any(board().seen("j10", Content.EMPTY).seen("j11", Content.STRAIGHT_WALL)))
        .isEqualTo("unexplained: [j11 LC-14]");
  }

  @Test
  void anActionIsNotTakenWhileSomethingElseContradicts() {
    Eye seen = board().seen("b1", Content.STRAIGHT_WALL).seen("j11", Content.STRAIGHT_WALL);
    assertThat(any(seen)).isEqualTo("unexplained: [j11 LC-14]");
  }

  @Test
  void aPieceThatIsGoneIsNoAction() {
    String board = BOARD.replace("D.................d", "D-................d");
    assertThat(told(follow(ANY, board, Eye.of(board).seen("b1", Content.EMPTY))))
        .isEqualTo("unexplained: [b1 LC-35]");
  }

  @Test
  void twoFiguresOfOneWalkAreFollowed() {
    Eye seen =
        board()
            .seen("f6", Content.EMPTY)
            .seen("h8", Content.ASTRONAUT)
            .seen("b4", Content.EMPTY)
            .seen("b2", Content.ROBOT);
    assertThat(any(seen)).startsWith("clear: ").contains("s:b4-b2").doesNotContain("e s:");
  }

  @Test
  void aFigureGoesRoundWhatStandsInItsWay() {
    String board = BOARD.replace(".1.1.....", ".1.2.....");
    Eye seen = Eye.of(board).seen("b4", Content.EMPTY).seen("f4", Content.ROBOT);
    assertThat(told(follow(ANY, board, seen)))
        .matches("clear: s:b4-b[26] s:b[26]-d[26] s:d[26]-f[26] s:f[26]-f4");
  }

  @Test
  void figuresThatLookAlikeMayPassTheirStepsOn() {
    Eye seen = board().seen("b4", Content.EMPTY).seen("f4", Content.ROBOT);
    assertThat(any(seen)).isEqualTo("clear: s:d4-f4 s:b4-d4 e");
  }

  @Test
  void aFigureCannotWalkThroughWalls() {
    String board =
        BOARD.replace(
            """
            D.................d
            ...................
            ...................
            .1.1...............
            """,
            """
            D-................d
            |.|................
            +-+................
            .1.1...............
            """);
    Eye seen = Eye.of(board).seen("b4", Content.EMPTY).seen("b2", Content.ROBOT);
    assertThat(told(follow(ANY, board, seen)))
        .startsWith("unexplained: ")
        .contains("b2 LC-24", "b4 LC-24");
  }

  @Test
  void aUfoThatFliesOntoARobotHidesIt() {
    Eye seen = board().seen("f10", Content.EMPTY).seen("b4", Content.UFO);
    assertThat(any(seen)).isEqualTo("clear: u:f10-b4");
  }

  @Test
  void aUfoUncoversTheRobotUnderIt() {
    String board = BOARD.replace(".....u....", ".....v....");
    Eye seen = Eye.of(board).seen("f10", Content.ROBOT).seen("p4", Content.UFO);
    assertThat(told(follow(ANY, board, seen))).isEqualTo("clear: u:f10-p4");
  }

  @Test
  void twoThingsThatLookAlikeAreAskedAbout() {
    Eye seen =
        board()
            .seen("b1", Content.STRAIGHT_WALL)
            .between("c1", Content.SQUARE_WALL, Content.ORANGE_ANTENNA, 1);
    assertThat(any(seen)).isEqualTo("rivals: [w:b1 w:c1, w:b1 a:c1]");
  }

  @Test
  void aHandChangesNothing() {
    Eye seen = board().seen("b1", Content.STRAIGHT_WALL).hidden("n4", "n5", "o4", "o5");
    assertThat(any(seen)).isEqualTo("hidden: [n4, o4, n5, o5]");
  }

  @Test
  void whatAUfoHidesIsNoHand() {
    assertThat(any(board().hidden("e9", "e10", "g11"))).isEqualTo("clear: ");
  }

  @Test
  void onlyThePlayerWhoseTurnItIsActs() {
    Eye seen = board().seen("r1", Content.STRAIGHT_WALL);
    assertThat(told(follow(Manner.GAME, "turn: orange\nboard:\n" + BOARD, seen)))
        .isEqualTo("unexplained: [r1 LC-14]");
    assertThat(told(follow(Manner.GAME, "turn: green\nboard:\n" + BOARD, seen)))
        .isEqualTo("clear: w:r1");
  }

  @Test
  void theDieSaysWhatMayBeDone() {
    Eye seen = board().seen("b1", Content.STRAIGHT_WALL);
    assertThat(told(follow(Manner.GAME, "roll: yellow, yellow\nboard:\n" + BOARD, seen)))
        .isEqualTo("unexplained: [b1 LC-11]");
    assertThat(told(follow(Manner.GAME, "roll: white, white\nboard:\n" + BOARD, seen)))
        .isEqualTo("clear: w:b1");
  }

  @Test
  void aWalkUnderWayGoesOn() {
    Eye seen = board().seen("b4", Content.EMPTY).seen("b2", Content.ROBOT);
    String agreed = "roll: yellow, yellow\nsteps: 1\nboard:\n" + BOARD;
    assertThat(told(follow(Manner.GAME, agreed, seen))).isEqualTo("clear: s:b4-b2");
  }

  @Test
  void severalTurnsAreFollowedInTheirOrder() {
    Eye seen = board().seen("r1", Content.STRAIGHT_WALL).seen("b1", Content.STRAIGHT_WALL);
    assertThat(told(follow(Manner.GAME, "turn: green\nboard:\n" + BOARD, seen)))
        .isEqualTo("clear: w:r1 w:b1");
  }

  @Test
  void figuresThatTheRulesHaveScoredMayStillStand() {
    String board =
        """
        D-+................
        |1|................
        +..................
        """
            + BOARD.lines().skip(3).reduce("", (a, b) -> a + b + "\n");
    Eye seen = Eye.of(board).seen("b3", Content.STRAIGHT_WALL).seen("c3", Content.SQUARE_WALL);
    Manner scoring = new Manner(true, true, Prior.PICTURES);
    Finding finding = follow(scoring, board, seen);
    assertThat(told(finding)).isEqualTo("clear: w:b3 w:c3");
    Agreed after = ((Finding.Clear) finding).explanation().after();
    assertThat(after.owed()).containsOnlyKeys(Place.of("b2"));
    assertThat(after.position().score().orange()).isEqualTo(1);

    Follower follower = new Follower(new Referee(Rules.CLASSIC), scoring);
    Finding taken = follower.follow(after, seen.seen("b2", Content.EMPTY).sighting());
    assertThat(((Finding.Clear) taken).explanation().after().owed()).isEmpty();
  }

  @Test
  void withoutScoringFiguresStay() {
    String board =
        """
        D-+................
        |1|................
        +-.................
        """
            + BOARD.lines().skip(3).reduce("", (a, b) -> a + b + "\n");
    Eye seen = Eye.of(board).seen("c3", Content.SQUARE_WALL);
    Finding.Clear clear = (Finding.Clear) follow(ANY, board, seen);
    Position after = clear.explanation().after().position();
    assertThat(Diagram.write(after.board())).startsWith("D-+................\n|1|");
    assertThat(clear.explanation().actions())
        .containsExactly(new Action.Build(Piece.WALL, Place.of("c3")));
  }
}
