package org.lunartable.engine.spacelab.notation;

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
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.SpaceLabGame;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;

@DisplayName("A written game of Space Lab")
class GameFileTest {

  private static final String HEAD =
      "[Game \"space-lab\"]\n[Players \"2\"]\n[Starts \"orange\"]\n[Seed \"7\"]\n";
  private static final WrittenGame WRITTEN =
      new WrittenGame(new SpaceLabGame(HouseCards.CATALOGUE));

  private static List<Notation.Replayed> replay(String text) throws NotAGame {
    return WRITTEN.notation().replay(text, Optional.empty());
  }

  @Test
  void isWrittenReadAndPlayedAgainToTheSameEnd() throws Exception {
    for (int seed = 0; seed < 9; seed++) {
      WRITTEN.hold(WrittenGame.setUp("phones", 2 + seed % 3, seed), seed);
    }
  }

  @Test
  void isWrittenAndPlayedAgainWhenItWasToldBesidePrintedCards() throws Exception {
    WRITTEN.hold(WrittenGame.setUp("companion", 2, 1), 1);
    WRITTEN.hold(WrittenGame.setUp("score-pad", 3, 2), 2);
  }

  /** A told game says that nothing in it was taken for granted; texts of older ones do not. */
  @Test
  void saysWhetherAnythingWasTakenForGrantedInIt() throws Exception {
    Map<String, Object> setup = WrittenGame.setUp("companion", 2, 1);
    assertThat(WRITTEN.text(setup, WRITTEN.played(setup, 1))).doesNotContain("[Moves");
    setup.put("moves", "all");
    assertThat(WRITTEN.text(setup, WRITTEN.played(setup, 1))).contains("[Moves \"all\"]");
    for (int seed = 0; seed < 4; seed++) {
      WRITTEN.hold(setup, seed);
    }
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
    assertThatThrownBy(() -> replay(HEAD + "1. draw\n"))
        .isInstanceOf(NotAGame.class)
        .hasMessage("Turn 1: draw is not possible by the rules.");
  }

  @Test
  void isRefusedWithTheNumberOfPlayersOfAnotherGame() {
    assertThatThrownBy(() -> replay("[Game \"space-lab\"]\n[Players \"5\"]\n"))
        .hasMessage("The tag Players must be a number from 2 to 4.");
    assertThatThrownBy(() -> replay("[Game \"home-on-lagrange\"]\n"))
        .hasMessage("The tag Game must be \"space-lab\".");
    assertThatThrownBy(() -> replay(HEAD.replace("[Seed \"7\"]\n", "")))
        .hasMessage("The tag Seed must be 1 to 16 hexadecimal digits.");
    assertThatThrownBy(() -> replay(HEAD.replace("orange", "red")))
        .hasMessage("The tags make no game: starts must be one of orange, green.");
  }

  @Test
  void isAnsweredWithNoWhenItsResultIsNotBorneOut() {
    assertThatThrownBy(() -> replay(HEAD + "[Result \"green\"]\n"))
        .hasMessage("The moves lead to the result none, not to green.")
        .matches(problem -> ((NotAGame) problem).isAboutResult());
  }

  @Test
  void mayStandInOneFileWithOthers() throws Exception {
    assertThat(replay(HEAD + "\n" + HEAD)).hasSize(2);
  }

  @Test
  void isPlayedAgainOnlyWithTheCatalogueItWasPlayedWith() throws Exception {
    String other = HouseCards.CSV.replaceFirst("(?m)^(bonus,.*),8,1,house$", "$1,9,1,owner");
    assertThat(other).isNotEqualTo(HouseCards.CSV);
    Map<String, Object> setup = WrittenGame.setUp("phones", 2, 3);
    setup.put("catalogue", other);
    String text = WRITTEN.text(setup, WRITTEN.played(setup, 3));
    assertThatThrownBy(() -> replay(text)).hasMessageContaining("give the one it was played with");
    assertThat(WRITTEN.notation().replay(text, Optional.of(other.replace(',', ';')))).hasSize(1);
  }

  /** A text says which cards of the house it was played with, not only that it were those. */
  @Test
  void isNotPlayedAgainWithTheHousesCardsOfAnotherVersion() throws Exception {
    Map<String, Object> setup = WrittenGame.setUp("phones", 2, 3);
    String text = WRITTEN.text(setup, WRITTEN.played(setup, 3));
    assertThat(text).containsPattern("\\[Catalogue \"house-[0-9a-f]+\"]");
    assertThat(replay(text.replaceFirst("house-[0-9a-f]+", "house")))
        .as("an older text")
        .hasSize(1);
    assertThatThrownBy(() -> replay(text.replaceFirst("house-[0-9a-f]+", "house-1")))
        .hasMessageContaining("own cards of another version (house-1)");
    assertThat(WRITTEN.notation().replay(text, Optional.of(HouseCards.CSV))).hasSize(1);
  }

  @Test
  void keepsTheCardsItWasBegunWith() {
    Map<String, Object> begun = WRITTEN.game().withChance(Map.of("players", 2), 7);
    assertThat(begun.get("catalogue").toString().lines())
        .contains("lab,,yellow,doctor,,,,0,0,1,house");
    assertThat(WRITTEN.game().withChance(Map.of("catalogue", "own"), 7))
        .containsEntry("catalogue", "own");
  }

  @Test
  void isDealtByItsSeedAlsoWhenItNamesTheMode() throws Exception {
    String named = HEAD + "[Mode \"phones\"]\n";
    assertThat(replay(named).get(0).end().screen(Viewer.TABLE))
        .isEqualTo(replay(HEAD).get(0).end().screen(Viewer.TABLE));
    assertThatThrownBy(() -> replay(named.replace("[Seed \"7\"]\n", "")))
        .hasMessage("The tag Seed must be 1 to 16 hexadecimal digits.");
  }

  @Test
  void isNotBlamedForCardsThatCannotBePlayedWith() {
    assertThatThrownBy(() -> WRITTEN.notation().replay(HEAD, Optional.of("nonsense")))
        .hasMessageStartingWith("These cards cannot be played with: The first line")
        .matches(problem -> ((NotAGame) problem).isAboutCards());
  }
}
