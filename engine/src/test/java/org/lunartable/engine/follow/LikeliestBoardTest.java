package org.lunartable.engine.follow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules;

@DisplayName("The likeliest board of a single picture")
class LikeliestBoardTest {

  /** A game under way, with all figures and a station around r2. */
  private static final String GAME =
      """
      D-+...........+-a-d
      |........1......l1|
      ................d-+
      ...................
      ...................
      .....1...2...1.....
      ...................
      .........u.........
      ...................
      .1...2.......2.....
      ..................+
      .........u........|
      ................+-D
      .....1...2...1..L.|
      ................A-D
      ..................|
      ..................D
      .........1........|
      d-d-d.............D
      """;

  private static final Board BOARD = board(Eye.of(GAME), Rules.CLASSIC);

  private static Board board(Eye seen, Rules rules) {
    return LikeliestBoard.of(seen.sighting(), rules);
  }

  private static Content at(String place, Eye seen) {
    return board(seen, Rules.CLASSIC).at(Place.of(place));
  }

  private static Eye game() {
    return Eye.of(GAME);
  }

  /** The place looks like this, and a little less like nothing. */
  private static Eye looks(String place, Content content) {
    return game().between(place, content, Content.EMPTY, 2);
  }

  /** The place looks like nothing, and a little less like this. */
  private static Eye overlooked(String place, Content content) {
    return game().between(place, Content.EMPTY, content, 1.2);
  }

  @Test
  void whatIsSeenForCertainIsTaken() {
    assertThat(BOARD.toString()).isEqualTo(GAME);
  }

  @Test
  void aPieceThatTouchesNoOtherIsNone() {
    assertThat(at("i9", looks("i9", Content.GREEN_DOME))).isEqualTo(Content.EMPTY);
  }

  @Test
  void twoPiecesThatTouchOnlyEachOtherAreNone() {
    Eye seen = looks("i9", Content.SQUARE_WALL);
    Board board = board(seen.between("j9", Content.STRAIGHT_WALL, Content.EMPTY, 2), Rules.CLASSIC);
    assertThat(board).isEqualTo(BOARD);
  }

  @Test
  void anAirlockOnTheRimIsNone() {
    assertThat(at("b19", game().between("b19", Content.ORANGE_AIRLOCK, Content.STRAIGHT_WALL, 2)))
        .isEqualTo(Content.STRAIGHT_WALL);
  }

  @Test
  void aPieceThatOthersNeedIsThere() {
    assertThat(at("d19", overlooked("d19", Content.STRAIGHT_WALL)))
        .isEqualTo(Content.STRAIGHT_WALL);
  }

  @Test
  void twoPiecesInARowThatOthersNeedAreThere() {
    Eye seen =
        overlooked("s17", Content.ORANGE_DOME)
            .between("s16", Content.EMPTY, Content.STRAIGHT_WALL, 1.2);
    assertThat(board(seen, Rules.CLASSIC)).isEqualTo(BOARD);
  }

  @Test
  void anAntennaThatAnAirlockNeedsIsNoSquareWall() {
    assertThat(at("q15", game().between("q15", Content.SQUARE_WALL, Content.ORANGE_ANTENNA, 2)))
        .isEqualTo(Content.ORANGE_ANTENNA);
  }

  @Test
  void aColouredPieceIsOfTheColourOfItsChain() {
    assertThat(at("q1", game().between("q1", Content.ORANGE_ANTENNA, Content.GREEN_ANTENNA, 2)))
        .isEqualTo(Content.GREEN_ANTENNA);
  }

  @Test
  void aStartingDomeKeepsItsColour() {
    assertThat(at("a1", game().between("a1", Content.GREEN_DOME, Content.ORANGE_DOME, 2)))
        .isEqualTo(Content.ORANGE_DOME);
  }

  @Test
  void aPieceSeenForCertainStandsWhateverTheRulesSay() {
    assertThat(at("i9", game().seen("i9", Content.GREEN_DOME))).isEqualTo(Content.GREEN_DOME);
  }

  @Test
  void twoUfosDoNotStandSideBySide() {
    Eye seen = game().between("l8", Content.UFO, Content.EMPTY, 3).seen("j12", Content.EMPTY);
    assertThat(at("l8", seen)).isEqualTo(Content.EMPTY);
  }

  @Test
  void aRobotMoreThanTheSetHasIsNone() {
    assertThat(at("d4", looks("d4", Content.ROBOT))).isEqualTo(Content.EMPTY);
  }

  @Test
  void whatLooksLikeTheLastRobotOfTheSetIsOne() {
    assertThat(at("j2", overlooked("j2", Content.ROBOT))).isEqualTo(Content.ROBOT);
  }

  @Test
  void anAstronautTooManyIsTheRobotThatIsMissing() {
    assertThat(at("j2", game().between("j2", Content.ASTRONAUT, Content.ROBOT, 2)))
        .isEqualTo(Content.ROBOT);
  }

  @Test
  void figuresThatLeftTheBoardAreNotInvented() {
    Eye seen = game().seen("r2", Content.EMPTY).seen("j18", Content.EMPTY);
    assertThat(board(seen, Rules.CLASSIC).places(Content::hasFigure)).hasSize(10);
  }

  @Test
  void nothingIsInventedUnderAHand() {
    assertThat(at("c19", game().hidden("c19", "d19", "b18", "j18"))).isEqualTo(Content.EMPTY);
  }

  @Test
  void whatTheHandMayHoldTogetherStands() {
    assertThat(at("e19", game().hidden("d19").between("e19", Content.GREEN_DOME, Content.EMPTY, 2)))
        .isEqualTo(Content.GREEN_DOME);
  }

  @Test
  void blockedPlacesStayBlocked() {
    Rules rules = Rules.CLASSIC;
    Rules crater =
        new Rules(
            rules.lattice(),
            Set.of(Place.of("i9")),
            rules.pieces(),
            rules.points(),
            rules.spacewalk(),
            rules.tie(),
            rules.ownership(),
            rules.ufo(),
            rules.quietTurns(),
            rules.variants(),
            rules.die(),
            rules.setUp());
    assertThat(board(game(), crater).at(Place.of("i9"))).isEqualTo(Content.BLOCKED);
  }

  @Test
  void aReaderThatIsOftenUnsureIsPutRight() {
    List<Board> found =
        new Random(7)
            .longs(20)
            .mapToObj(seed -> game().noisy(new Random(seed), 3))
            .map(seen -> board(seen, Rules.CLASSIC))
            .toList();
    assertThat(found).filteredOn(BOARD::equals).hasSizeGreaterThan(16);
  }
}
