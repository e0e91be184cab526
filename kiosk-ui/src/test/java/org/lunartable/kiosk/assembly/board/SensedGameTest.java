package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.MovesSeen;

@DisplayName("A game followed by sensors")
class SensedGameTest {

  private static final long MILLI = Duration.ofMillis(1).toNanos();
  private static final long REST = 800 * MILLI;
  private static final long LONG_REST = 5000 * MILLI;
  private static final String FIGURES =
      """
      turn: orange
      roll: ROLL
      board:
      D.................d
      ...................
      ...................
      .1.1.2.............
      ...................
      .u.................
      ...................
      ...................
      ...................
      .....1.............
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

  private final SensedGame game = new SensedGame(SensedGame.Patience.AT_THE_TABLE);
  private final Set<Place> occupied = new TreeSet<>();
  private Play play;
  private long now = 1;
  private boolean begun = true;

  private void begin(String roll) throws BadSetup {
    begin(roll, FIGURES);
  }

  private void begin(String roll, String position) throws BadSetup {
    play = new LunarCommandGame().start(Map.of("position", position.replace("ROLL", roll)));
    Board board = board();
    board.lattice().places().stream()
        .filter(place -> board.at(place) != Content.EMPTY)
        .forEach(occupied::add);
    see();
    assertThat(after(REST)).contains(new BoardDoubted(7, Optional.empty()));
  }

  private Board board() {
    return ((OnTheTable) play).position().board();
  }

  private void see() {
    game.see(Presence.of(board().lattice(), occupied), now);
  }

  private void lift(String place) {
    occupied.remove(Place.of(place));
    see();
  }

  private void put(String place) {
    occupied.add(Place.of(place));
    see();
  }

  /** Time goes by, and the sensors say that nothing has changed. */
  private Optional<Observation> after(long nanos) {
    now += nanos;
    game.confirm(now);
    return look();
  }

  private Optional<Observation> look() {
    return game.look(Presence.shown(7, begun, play), now);
  }

  private static Doubt doubt(Optional<Observation> said) {
    return ((BoardDoubted) said.orElseThrow()).doubt().orElseThrow();
  }

  private static List<String> answers(Optional<Observation> said) {
    return doubt(said).answers().stream().map(Doubt.Answer::id).toList();
  }

  @Test
  void aPieceOfTheOnlyKindThatFitsIsTaken() throws BadSetup {
    begin("white, white");
    put("b1");
    assertThat(after(REST)).contains(new MovesSeen(7, List.of("w:b1")));
  }

  @Test
  void nothingCountsBeforeTheBoardHasComeToRest() throws BadSetup {
    begin("white, white");
    put("b1");
    assertThat(after(REST / 2)).isEmpty();
    put("a2");
    assertThat(after(REST / 2)).isEmpty();
  }

  @Test
  void whereTwoKindsFitPeopleAreAsked() throws BadSetup {
    begin("white, orange", FIGURES.replace("D.................d", "D-................d"));
    put("c1");
    assertThat(answers(after(REST))).containsExactlyInAnyOrder("w:c1", "a:c1");
  }

  @Test
  void whatIsLiftedAndPutBackIsNoMove() throws BadSetup {
    begin("yellow");
    lift("b4");
    assertThat(after(REST)).isEmpty();
    put("b4");
    assertThat(after(REST)).contains(new BoardDoubted(7, Optional.empty()));
  }

  @Test
  void aFigureInTheHandForLongIsSaid() throws BadSetup {
    begin("yellow");
    lift("b4");
    assertThat(after(REST)).isEmpty();
    assertThat(doubt(after(LONG_REST)).differences())
        .extracting(difference -> difference.at().name())
        .containsExactly("b4");
    assertThat(after(LONG_REST)).isEmpty();
  }

  @Test
  void aFigureWalks() throws BadSetup {
    begin("yellow");
    lift("f10");
    put("f8");
    assertThat(after(REST)).contains(new MovesSeen(7, List.of("s:f10-f8")));
  }

  @Test
  void aFigureThatNobodyTouchedHasNotWalkedInStead() throws BadSetup {
    begin("yellow");
    lift("d4");
    put("f2");
    // The astronaut on f4 might have gone to f2 and the robot to f4: but f4 was not lifted.
    Optional<Observation> said = after(REST);
    assertThat(((MovesSeen) said.orElseThrow()).moves().get(0)).startsWith("s:d4-");
  }

  @Test
  void twoFiguresThatWereBothLiftedAreAskedAbout() throws BadSetup {
    begin("yellow");
    lift("d4");
    lift("f4");
    put("f4");
    put("f2");
    assertThat(answers(after(REST))).hasSizeGreaterThan(1);
  }

  @Test
  void aUfoFlies() throws BadSetup {
    begin("grey");
    lift("b6");
    put("h10");
    assertThat(after(REST)).contains(new MovesSeen(7, List.of("u:b6-h10")));
  }

  @Test
  void aUfoThatIsGoneMayBeOverARobotOrInAHand() throws BadSetup {
    begin("grey");
    lift("b6");
    assertThat(after(REST))
        .hasValueSatisfying(said -> assertThat(said).isNotInstanceOf(MovesSeen.class));
  }

  @Test
  void whatTheRulesForbidIsSaidAndMayBeAllowed() throws BadSetup {
    begin("white, orange");
    put("j11");
    assertThat(after(REST)).isEmpty();
    Doubt doubt = doubt(after(LONG_REST));
    assertThat(doubt.kind()).isEqualTo("differs");
    assertThat(doubt.answers()).extracting(Doubt.Answer::id).contains("!w:j11", "!l:j11");
  }

  @Test
  void aSilentBoardIsNotAtRest() throws BadSetup {
    begin("white, white");
    put("b1");
    now += LONG_REST;
    assertThat(look()).isEmpty();
    assertThat(after(0)).contains(new MovesSeen(7, List.of("w:b1")));
  }

  @Test
  void nothingCountsFromAGapToTheNextSighting() throws BadSetup {
    begin("white, white");
    put("b1");
    game.missed();
    assertThat(after(REST)).isEmpty();
    see();
    assertThat(after(REST)).contains(new MovesSeen(7, List.of("w:b1")));
  }

  @Test
  void afterAGapEveryPieceMayBeAnother() throws BadSetup {
    begin("yellow");
    game.missed();
    lift("d4");
    put("f2");
    assertThat(answers(after(REST))).hasSizeGreaterThan(1);
  }

  @Test
  void aGapInTheMiddleOfAMoveMakesEveryPieceAnotherToo() throws BadSetup {
    begin("yellow");
    lift("d4");
    game.missed();
    put("f2");
    assertThat(answers(after(REST))).hasSizeGreaterThan(1);
  }

  @Test
  void aBoardOfAnotherSizeIsSaid() throws BadSetup {
    play = new LunarCommandGame().start(Map.of());
    Lattice small = new Lattice(6, 6);
    List<Sight> sights = new ArrayList<>();
    small.places().forEach(place -> sights.add(new Sight(false, Map.of(Content.EMPTY, 0.0))));
    game.see(new BoardSighting(small, sights), now);
    assertThat(after(REST))
        .hasValueSatisfying(said -> assertThat(said.toString()).contains("6 x 6", "9 x 9"));
  }

  @Test
  void theSetUpIsComparedFirst() throws BadSetup {
    begun = false;
    play = new LunarCommandGame().start(Map.of());
    see();
    Doubt doubt = doubt(after(REST));
    assertThat(doubt.kind()).isEqualTo("set-up");
    assertThat(doubt.differences()).hasSize(board().places(c -> c != Content.EMPTY).size());
  }
}
