package org.lunartable.engine.homeonlagrange.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.WrittenGame;
import org.lunartable.engine.game.NotAGame;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("A written game of Home on Lagrange")
class GameFileTest {

  private static final String HEAD =
      "[Game \"home-on-lagrange\"]\n[Players \"2\"]\n[Starts \"orange\"]\n[Seed \"7\"]\n";
  private static final WrittenGame WRITTEN =
      new WrittenGame(new HomeOnLagrangeGame(HouseCards.CATALOGUE));

  private static List<Notation.Replayed> replay(String text) throws NotAGame {
    return WRITTEN.notation().replay(text, Optional.empty());
  }

  @Test
  void isWrittenReadAndPlayedAgainToTheSameEnd() throws Exception {
    for (int seed = 0; seed < 9; seed++) {
      WRITTEN.hold(WrittenGame.setUp("phones", 2 + seed % 4, seed), seed);
    }
  }

  @Test
  void isWrittenAndPlayedAgainWhenItWasToldBesidePrintedCards() throws Exception {
    WRITTEN.hold(WrittenGame.setUp("companion", 2, 1), 1);
    WRITTEN.hold(WrittenGame.setUp("score-pad", 3, 2), 2);
  }

  /** The computer's moves are written: another version of it may choose others. */
  @Test
  void hasTheMovesOfTheComputerInIt() throws Exception {
    Map<String, Object> setup = WrittenGame.setUp("one-screen", 2, 5);
    setup.put("computers", 1);
    setup.put("moves", "all");
    WRITTEN.hold(setup, 5);
  }

  @Test
  void isNotWrittenBeforeItIsOver() throws Exception {
    Map<String, Object> setup = WrittenGame.setUp("phones", 2, 5);
    assertThat(WRITTEN.notation().write(setup, WRITTEN.game().start(setup), "2026-11-30"))
        .as("its seed would tell all hidden cards")
        .isEmpty();
  }

  @Test
  void everyMoveIsReadAsItWasWritten() {
    State state = HouseCards.game(5, 3).start();
    for (Action action : Referee.options(state)) {
      assertThat(MoveText.read(MoveText.write(action), HouseCards.CATALOGUE, 5)).contains(action);
    }
  }

  @Test
  void nonsenseIsNoMove() {
    for (String move :
        List.of("", "buy", "buy:", "buy:nothing", "put:athlete", "play:athlete@pink", "x:gym")) {
      assertThat(MoveText.read(move, HouseCards.CATALOGUE, 2)).as(move).isEmpty();
    }
  }

  @Test
  void isRefusedWithTheTurnOfAMoveThatIsNotPossible() {
    assertThatThrownBy(() -> replay(HEAD + "1. lose:hotel\n"))
        .isInstanceOf(NotAGame.class)
        .hasMessage("Turn 1: lose:hotel is not possible by the rules.");
  }

  @Test
  void isRefusedWithAnotherCatalogue() {
    assertThatThrownBy(() -> replay(HEAD + "[Catalogue \"3f9c01d2\"]\n"))
        .hasMessageContaining("catalogue 3f9c01d2");
  }

  @Test
  void isRefusedWithTheLineThatIsNeitherTagNorTurn() {
    assertThatThrownBy(() -> replay("[Game \"home-on-lagrange\"]\n2. paid\n"))
        .hasMessage("Line 2 is neither a tag nor turn 1: 2. paid.");
  }
}
