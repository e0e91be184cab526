package org.lunartable.engine.follow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.follow.FollowedGame.Status;
import org.lunartable.engine.follow.FollowedGame.Step;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;

class FollowedGameTest {

  private final Position start = Rules.CLASSIC.start(Side.ORANGE);
  private final FollowedGame game =
      new FollowedGame(
          new Referee(Rules.CLASSIC),
          new Manner(true, false, Prior.TURN_BY_TURN),
          Agreed.on(start),
          true);

  @BeforeEach
  void theFirstPictureShowsTheStart() {
    game.next(seen().sighting());
  }

  private Eye seen() {
    return Eye.of(start.board());
  }

  private static List<String> told(Step step) {
    return step.actions().stream().map(Action::text).toList();
  }

  private Content at(String place) {
    return game.agreed().position().board().at(Place.of(place));
  }

  @Test
  void aFingertipOverOnePlaceIsSomethingOverTheBoard() {
    Step step = game.next(seen().hidden("d12").sighting());
    assertThat(step.status()).isEqualTo(Status.OCCLUDED);
    assertThat(step.unclear()).containsExactly(Place.of("d12"));
  }

  @Test
  void aPlaceOutOfSightIsNoReasonNotToTakeAClearAction() {
    Step step = game.next(seen().hidden("d12").seen("b1", Content.STRAIGHT_WALL).sighting());
    assertThat(told(step)).containsExactly("w:b1");
  }

  @Test
  void aMistakeIsMendedByALaterPictureThatOnlyAnotherGameExplains() {
    game.next(seen().seen("b1", Content.STRAIGHT_WALL).sighting());
    // What was taken for a wall is none: one stands on the other side of the dome.
    game.next(seen().seen("a2", Content.STRAIGHT_WALL).sighting());
    assertThat(at("b1")).isEqualTo(Content.EMPTY);
    assertThat(at("a2")).isEqualTo(Content.STRAIGHT_WALL);
  }

  @Test
  void whatTakesAPieceAwayAndExplainsNothingElseIsNotBelieved() {
    game.next(seen().seen("b1", Content.STRAIGHT_WALL).sighting());
    Step step = game.next(seen().sighting());
    assertThat(step.status()).isEqualTo(Status.UNCLEAR);
    assertThat(at("b1")).isEqualTo(Content.STRAIGHT_WALL);
  }

  @Test
  void afterPicturesThatSomethingHidSeveralTurnsAtOnceAreLikely() {
    Eye three =
        seen()
            .between("b1", Content.STRAIGHT_WALL, Content.EMPTY, 6)
            .between("r1", Content.STRAIGHT_WALL, Content.EMPTY, 6)
            .between("b19", Content.STRAIGHT_WALL, Content.EMPTY, 6);
    assertThat(game.next(three.sighting()).status()).isEqualTo(Status.UNCLEAR);
    game.next(seen().hidden("j10", "k10", "l10", "j11", "k11").sighting());
    game.next(seen().hidden("j10", "k10", "l10", "j11", "k11").sighting());
    assertThat(told(game.next(three.sighting()))).hasSize(3);
  }

  private FollowedGame unsaid() {
    return new FollowedGame(
        new Referee(Rules.CLASSIC),
        new Manner(true, false, Prior.TURN_BY_TURN),
        Agreed.on(start),
        false);
  }

  @Test
  void whereNobodySaidHowTheGameStandsTheFirstPictureHasToBearItOut() {
    FollowedGame unsaid = unsaid();
    Step step = unsaid.next(seen().seen("e10", Content.STRAIGHT_WALL).sighting());
    assertThat(step.status()).isEqualTo(Status.UNCLEAR);
    assertThat(step.unclear()).containsExactly(Place.of("e10"));
    assertThat(unsaid.next(seen().sighting()).status()).isEqualTo(Status.CLEAR);
  }

  @Test
  void severalFiguresThatWeighLittleEachArePlacesThatDiffer() {
    Eye two =
        seen()
            .between("f6", Content.EMPTY, Content.ROBOT, 4)
            .between("n14", Content.EMPTY, Content.ROBOT, 4);
    Step step = unsaid().next(two.sighting());
    assertThat(step.status()).isEqualTo(Status.UNCLEAR);
    assertThat(step.unclear()).containsExactly(Place.of("f6"), Place.of("n14"));
  }

  @Test
  void whatIsAssumedStandsWhereOneFigureIsMisreadALittle() {
    Eye misread = seen().between("f6", Content.EMPTY, Content.ROBOT, 4);
    assertThat(unsaid().next(misread.sighting()).status()).isEqualTo(Status.CLEAR);
  }

  @Test
  void legalActionsExplainAFirstPictureThatDiffers() {
    Step step = unsaid().next(seen().seen("b1", Content.STRAIGHT_WALL).sighting());
    assertThat(told(step)).containsExactly("w:b1");
  }
}
