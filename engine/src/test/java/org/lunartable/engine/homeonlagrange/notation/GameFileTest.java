package org.lunartable.engine.homeonlagrange.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.GameFile;
import org.lunartable.engine.cardgame.GameFile.NotAGame;
import org.lunartable.engine.cardgame.GameReplay;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.homeonlagrange.HouseCards;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;

@DisplayName("A written game of Home on Lagrange")
class GameFileTest {

  private static final GameReplay<State, Action> REPLAY =
      new GameReplay<>(HouseCards.RULES, HouseCards.CSV, HouseCards.CSV);

  @Test
  void isWrittenReadAndReplayedToTheSameState() throws NotAGame {
    for (int seed = 0; seed < 8; seed++) {
      int players = 2 + seed % 4;
      RandomGame<State, Action> game = HouseCards.game(players, seed);
      State end = game.play(state -> {});
      GameFile file = REPLAY.write(players, seed % players, seed, game.actions());
      GameFile read = GameFile.read(file.write(), HouseCards.RULES);
      assertThat(read).isEqualTo(file);
      assertThat(REPLAY.replay(read)).isEqualTo(end);
    }
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
    GameFile file =
        new GameFile(
            "home-on-lagrange", 2, 0, 7, "house", Optional.empty(), List.of(List.of("lose:hotel")));
    assertThatThrownBy(() -> REPLAY.replay(file))
        .isInstanceOf(NotAGame.class)
        .hasMessage("Turn 1: lose:hotel is not possible by the rules");
  }

  @Test
  void isRefusedWithAnotherCatalogue() {
    GameFile file =
        new GameFile("home-on-lagrange", 2, 0, 7, "3f9c01d2", Optional.empty(), List.of());
    assertThatThrownBy(() -> REPLAY.replay(file)).hasMessageContaining("catalogue 3f9c01d2");
  }

  @Test
  void isRefusedWithTheLineThatIsNeitherTagNorTurn() {
    assertThatThrownBy(
            () -> GameFile.read("[Game \"home-on-lagrange\"]\n2. paid\n", HouseCards.RULES))
        .hasMessage("Line 2 is neither a tag nor turn 1: 2. paid");
  }
}
