package org.lunartable.engine.spacelab.notation;

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
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.state.State;

@DisplayName("A written game of Space Lab")
class GameFileTest {

  private static final GameReplay<State, Action> REPLAY =
      new GameReplay<>(HouseCards.RULES, HouseCards.CSV, HouseCards.CSV);

  @Test
  void isWrittenReadAndReplayedToTheSameState() throws NotAGame {
    for (int seed = 0; seed < 9; seed++) {
      int players = 2 + seed % 3;
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
    HouseCards.game(3, 4)
        .play(
            state -> {
              for (Action action : Referee.options(state)) {
                assertThat(MoveText.read(MoveText.write(action), HouseCards.CATALOGUE))
                    .contains(action);
              }
            });
  }

  @Test
  void nonsenseIsNoMove() {
    for (String move :
        List.of(
            "",
            "draw:",
            "draw:red",
            "take",
            "take:pink",
            "place:red-pilot-0-1",
            "keep:gym",
            "place:red-pilot-0-1@above",
            "place:red-pilot-0@up-left",
            "put:red@left",
            "x:red",
            "pay:red-pilot-0-1-2",
            "pay:red-pilot--1",
            "end:now")) {
      assertThat(MoveText.read(move, HouseCards.CATALOGUE)).as(move).isEmpty();
    }
  }

  @Test
  void isRefusedWithTheTurnOfAMoveThatIsNotPossible() {
    GameFile file =
        new GameFile("space-lab", 2, 0, 7, "house", Optional.empty(), List.of(List.of("draw")));
    assertThatThrownBy(() -> REPLAY.replay(file))
        .isInstanceOf(NotAGame.class)
        .hasMessage("Turn 1: draw is not possible by the rules");
  }

  @Test
  void isRefusedWithTheNumberOfPlayersOfAnotherGame() {
    String five = "[Game \"space-lab\"]\n[Players \"5\"]\n";
    assertThatThrownBy(() -> GameFile.read(five, HouseCards.RULES))
        .hasMessage("The tag Players must be a number from 2 to 4.");
    assertThatThrownBy(() -> GameFile.read("[Game \"home-on-lagrange\"]\n", HouseCards.RULES))
        .hasMessage("The tag Game must be \"space-lab\".");
  }
}
