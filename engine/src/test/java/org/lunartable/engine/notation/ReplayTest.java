package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lunartable.engine.notation.GameTexts.broken;
import static org.lunartable.engine.notation.GameTexts.played;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Tally;

@DisplayName("Games are replayed, and bear out their result or not")
class ReplayTest {

  private static final String START =
      """
      [Game "Lunar Command"]

      1. orange white,white,orange,green w:b1
      2. green yellow,yellow,grey,grey s:f6-f8 s:f8-h8 e
      """;

  /** One wall away from orange's victory. */
  private static final String LAST_WALL =
      """
      [Game "Lunar Command"]

      {position
      score: orange 9, green 0
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      .......
      d.....D
      }

      1. orange white w:c3
      """;

  @Test
  void theGameOfTheNotationPageHolds() {
    Replay.Played played =
        played(START + "3. orange white,white,grey,grey w:c1 ; closes nothing\n*\n");
    assertThat(played.position().side()).isEqualTo(Side.GREEN);
    assertThat(played.ending()).isEmpty();
    assertThat(played.events()).isEmpty();
  }

  @Test
  void theFirstTurnSaysWhoStarts() {
    assertThat(played("[Game \"x\"]\n1. green white w:r1\n*\n").position().side())
        .isEqualTo(Side.ORANGE);
  }

  @Test
  void aLastTurnMayBeUnfinished() {
    Replay.Played played =
        played(START + "3. orange white,white,yellow,yellow s:n6-n8 s:n8-p8\n*\n");
    assertThat(played.position().roll().stepsLeft()).isEqualTo(2);
    assertThat(played(START + "3. orange white\n*\n").position().roll().isRolled()).isTrue();
  }

  @Test
  void anyOtherTurnIsFinished() {
    String text = START.replace(" e\n", "\n") + "3. orange white w:c1\n*\n";
    assertThat(broken(Replay.OutOfTurn.class, text).line()).isEqualTo(5);
  }

  @Test
  void noActionFollowsATurnThatIsOver() {
    String text = START.replace("w:b1", "w:b1 w:a2") + "*\n";
    assertThat(broken(Replay.OutOfTurn.class, text).line()).isEqualTo(3);
  }

  @Test
  void theColoursTakeTurns() {
    assertThat(
            broken(Replay.OutOfTurn.class, START.replace("2. green", "2. orange") + "*\n").line())
        .isEqualTo(4);
  }

  @Test
  void anIllegalActionNamesItsLineAndRule() {
    Replay.Illegal illegal =
        broken(Replay.Illegal.class, START + "3. orange white,white,grey,grey w:e5\n*\n");
    assertThat(illegal.line()).isEqualTo(5);
    assertThat(illegal.action()).isEqualTo("w:e5");
    assertThat(illegal.why().rule()).isEqualTo("LC-14");
  }

  @Test
  void anAgreedExceptionIsPlayed() {
    Replay.Played played = played(START + "3. orange white,white,grey,grey !w:e5\n*\n");
    assertThat(played.position().board().toString().lines().toList().get(4).charAt(4))
        .isEqualTo('+');
    assertThat(played.position().stock().square()).isEqualTo(23);
  }

  @Test
  void anExceptionIsStillPossibleWithBricks() {
    broken(Replay.Illegal.class, START + "3. orange white !w:b2\n*\n");
    broken(Replay.Illegal.class, START + "3. orange white !w:b1\n*\n");
  }

  @Test
  void aStatedResultIsBorneOut() {
    Replay.Played played = played(LAST_WALL + "orange\n");
    assertThat(played.ending()).contains(Ending.ORANGE);
    assertThat(played.position().score()).isEqualTo(new Tally(11, 0));
    assertThat(played.events()).hasSize(1);
    assertThat(played.events().get(0).turn()).isEqualTo(1);
  }

  @Test
  void aWrongResultIsAnError() {
    Replay.WrongResult wrong = broken(Replay.WrongResult.class, LAST_WALL + "green\n");
    assertThat(wrong.line()).isEqualTo(16);
    assertThat(wrong.real()).isEqualTo(Ending.ORANGE);
  }

  @Test
  void aResultOfAGameThatIsNotOverIsAnError() {
    assertThat(broken(Replay.NotFinished.class, START + "orange\n").line()).isEqualTo(5);
  }

  @Test
  void anOpenResultIsAlwaysAccepted() {
    assertThat(played(LAST_WALL + "*\n").ending()).contains(Ending.ORANGE);
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    assertThat(broken(Replay.OutOfTurn.class, LAST_WALL + "2. green white w:f1\norange\n").line())
        .isEqualTo(16);
  }

  @Test
  void theRandomGamesOfAnIndependentProgramReplayToTheirResult() throws Exception {
    String text = games();
    List<GameRecord> games = GameTexts.reader().readAll(text);
    List<MatchResult> finals =
        Pattern.compile("final score orange (\\d+) green (\\d+) turns (\\d+) stations (\\d+)")
            .matcher(text)
            .results()
            .toList();
    assertThat(games).hasSize(10).hasSameSizeAs(finals);
    for (int i = 0; i < games.size(); i++) {
      Replay.Outcome outcome = Replay.of(games.get(i));
      assertThat(outcome).as("game %d", i + 1).isInstanceOf(Replay.Played.class);
      Replay.Played played = (Replay.Played) outcome;
      assertThat(played.ending()).isPresent().isEqualTo(games.get(i).result());
      assertThat(played.position().score())
          .isEqualTo(new Tally(number(finals.get(i), 1), number(finals.get(i), 2)));
      assertThat(games.get(i).rounds()).hasSize(number(finals.get(i), 3));
      assertThat(played.events().stream().map(Replay.Scored::event))
          .filteredOn(event -> event instanceof Event.StationScored)
          .hasSize(number(finals.get(i), 4));
    }
  }

  @Test
  void theRandomGamesAreWrittenBackTheSameButForComments() throws Exception {
    String text = games();
    StringBuilder written = new StringBuilder();
    for (GameRecord game : GameTexts.reader().readAll(text)) {
      written.append(GameWriter.write(game)).append('\n');
    }
    assertThat(written.toString().strip()).isEqualTo(text.replaceAll("(?m)^;.*\n", "").strip());
  }

  private static int number(MatchResult found, int group) {
    return Integer.parseInt(found.group(group));
  }

  private static String games() throws IOException {
    try (InputStream in = ReplayTest.class.getResourceAsStream("/vectors/games-random.lcg")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
