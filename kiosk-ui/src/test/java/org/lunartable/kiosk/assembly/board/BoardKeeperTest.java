package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.MovesSeen;

@DisplayName("The keeper of board and game")
class BoardKeeperTest {

  private final BoardKeeper keeper = new BoardKeeper();
  private Play play;
  private Board start;

  @BeforeEach
  void begin() throws BadSetup {
    play = new LunarCommandGame().start(Map.of());
    start = ((OnTheTable) play).position().board();
  }

  private void take(String move) {
    play = ((Play.Taken) play.take(move)).next();
  }

  private Optional<Observation> look(Board board, boolean begun, boolean undone) {
    return keeper.look(
        new BoardKeeper.Now(7, (OnTheTable) play, begun, undone),
        sighting(board),
        then -> List.of());
  }

  private static BoardSighting sighting(Board board) {
    List<Sight> sights = new ArrayList<>();
    for (Place place : board.lattice().places()) {
      Map<Content, Double> weights = new EnumMap<>(Content.class);
      for (Content content : Content.values()) {
        if (content != Content.BLOCKED && content.fits(place.kind())) {
          weights.put(content, content == board.at(place) ? 0.0 : -15.0);
        }
      }
      sights.add(new Sight(false, weights));
    }
    return new BoardSighting(board.lattice(), sights);
  }

  private static Board with(Board board, String place, Content content) {
    return board.with(Place.of(place), content);
  }

  private static Doubt doubt(Optional<Observation> said) {
    return ((BoardDoubted) said.orElseThrow()).doubt().orElseThrow();
  }

  @Test
  void aSetUpThatDiffersCanBeTakenAsItStandsOrIsAsTheGameSays() {
    Board other = with(start, "j6", Content.EMPTY);

    Doubt doubt = doubt(look(other, false, false));

    assertThat(doubt.answers())
        .extracting(Doubt.Answer::id)
        .containsExactly(Doubt.AS_IT_STANDS, Doubt.AS_THE_GAME_SAYS);
    assertThat(doubt.answer(Doubt.AS_IT_STANDS).orElseThrow().rows())
        .isEqualTo(Diagram.write(other).lines().toList());
  }

  @Test
  void aBoardThatIsTrustedIsFollowedFromThenOn() {
    Board misread = with(start, "b1", Content.STRAIGHT_WALL);
    assertThat(doubt(look(misread, false, false)).kind()).isEqualTo("set-up");

    keeper.trust();

    assertThat(look(misread, false, false).orElseThrow()).isInstanceOf(MovesSeen.class);
  }

  @Test
  void theSetUpIsComparedPlaceByPlaceBeforeTheFirstMove() {
    Board wrong = with(with(start, "b1", Content.STRAIGHT_WALL), "j6", Content.EMPTY);

    Doubt doubt = doubt(look(wrong, false, false));

    assertThat(doubt.kind()).isEqualTo("set-up");
    assertThat(doubt.differences())
        .extracting(difference -> difference.at().name())
        .containsExactly("b1", "j6");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2, 4, 5, 7})
  void aSetUpThatIsDoubtedAlwaysSaysWhere(double weight) {
    Place wall = Place.of("b1");
    List<Sight> sights = new ArrayList<>();
    for (Place place : start.lattice().places()) {
      sights.add(sighting(start).at(place));
    }
    Map<Content, Double> weights = new EnumMap<>(sights.get(start.lattice().index(wall)).weights());
    weights.put(Content.STRAIGHT_WALL, 0.0);
    weights.put(Content.EMPTY, -weight);
    sights.set(start.lattice().index(wall), new Sight(false, weights));

    Optional<Observation> said =
        keeper.look(
            new BoardKeeper.Now(7, (OnTheTable) play, false, false),
            new BoardSighting(start.lattice(), sights),
            then -> List.of());

    if (!keeper.agrees()) {
      assertThat(doubt(said).differences()).extracting(Doubt.Difference::at).containsExactly(wall);
    }
    assertThat(keeper.agrees()).isEqualTo(weight < 1);
  }

  @Test
  void aMoveOnTheBoardIsTakenTogetherWithARollThatAllowsIt() {
    look(start, false, false);

    assertThat(look(with(start, "b1", Content.STRAIGHT_WALL), false, false))
        .contains(new MovesSeen(7, List.of("r:white,white,orange,green", "w:b1")));
  }

  @Test
  void agreementTakesADoubtAway() {
    assertThat(look(start, false, false)).contains(new BoardDoubted(7, Optional.empty()));
  }

  @Test
  void whatNoMoveExplainsIsShownWithTheReasonAndMayBeAllowed() {
    look(start, false, false);

    Doubt doubt = doubt(look(with(start, "j11", Content.STRAIGHT_WALL), false, false));

    assertThat(doubt.kind()).isEqualTo("differs");
    assertThat(doubt.differences().get(0).at()).isEqualTo(Place.of("j11"));
    assertThat(doubt.differences().get(0).why().key()).isEqualTo("refused.LC-22.ufo");
    assertThat(doubt.answers())
        .extracting(Doubt.Answer::id)
        .last()
        .isEqualTo(Doubt.AS_THE_GAME_SAYS);
    assertThat(doubt.answers().get(0).id()).endsWith(" !w:j11");
  }

  @Test
  void afterAnUndoTheBricksAreTakenBackAndNotTakenForANewMove() {
    look(start, false, false);
    take("r:white,white,orange,green");
    Play rolled = play;
    take("w:b1");
    Board built = ((OnTheTable) play).position().board();
    look(built, true, false);
    play = rolled;

    assertThat(doubt(look(built, true, true)).kind()).isEqualTo("take-back");
    assertThat(look(start, true, true)).contains(new BoardDoubted(7, Optional.empty()));
    assertThat(look(built, true, true).orElseThrow()).isInstanceOf(MovesSeen.class);
  }

  @Test
  void anAgreedExceptionCanBePlayed() {
    assertThat(play.take("!w:e5")).isInstanceOf(Play.NotTaken.class);
    take("r:white,white,orange,green");
    take("!w:e5");
    assertThat(((OnTheTable) play).position().board().at(Place.of("e5")))
        .isEqualTo(Content.SQUARE_WALL);
  }

  @Test
  void scoredFiguresThatStillStandAreAskedFor() throws BadSetup {
    String position =
        """
        roll: white, white
        board:
        D-+...............d
        |1|................
        +-.................
        """
            + "...................\n".repeat(15)
            + "d.................D\n";
    play = new LunarCommandGame().start(Map.of("position", position));
    Board before = ((OnTheTable) play).position().board();
    look(before, true, false);
    take("w:c3");
    Board left = with(before, "c3", Content.SQUARE_WALL);

    Doubt doubt = doubt(look(left, true, false));
    assertThat(doubt.kind()).isEqualTo("take-off");
    assertThat(doubt.differences())
        .extracting(Doubt.Difference::at)
        .containsExactly(Place.of("b2"));

    assertThat(look(with(left, "b2", Content.EMPTY), true, false))
        .contains(new BoardDoubted(7, Optional.empty()));
  }
}
