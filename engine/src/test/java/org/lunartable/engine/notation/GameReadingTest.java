package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.lunartable.engine.notation.GameTexts.assertProblem;
import static org.lunartable.engine.notation.GameTexts.read;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Ending;

@DisplayName("Games are read strictly and written back the same")
class GameReadingTest {

  private static final String GAME =
      """
      [Game "Lunar Command"]
      [Date "2026-11-29"]
      [Orange "Ada"]
      [Green "Ben"]

      1. orange white,white,orange,green w:b1
      2. green yellow,yellow,grey,grey s:f6-f8 s:f8-h8 e
      3. orange white,white,grey,grey w:c1
      *
      """;

  private static final String HOUSE =
      """
      [Game "Lunar Command"]
      [RulesJson "{\\"board\\": {\\"width\\": 3, \\"height\\": 3}, \\"variants\\": {\\"team\\": true}}"]

      {position
      turn: orange 2
      score: orange 0, green 0
      stock: straight 24, square 24
      stock orange: dome 6, airlock 4, antenna 4
      stock green: dome 6, airlock 4, antenna 4
      built: orange 0, green 0
      board:
      D.....d
      .1.....
      .......
      .......
      .......
      .......
      d.....D
      }

      1. orange/2 white,white,grey,grey w:f7
      2. green/1 black p
      *
      """;

  @Test
  void tagsTurnsAndResultAreRead() {
    GameRecord game = read(GAME);
    assertThat(game.tags()).containsEntry("Orange", "Ada").containsEntry("Date", "2026-11-29");
    assertThat(game.tags().keySet()).first().isEqualTo("Game");
    assertThat(game.rounds()).hasSize(3);
    assertThat(game.rounds().get(1).moves())
        .extracting(GameRecord.Move::text)
        .containsExactly("s:f6-f8", "s:f8-h8", "e");
    assertThat(game.result()).isEmpty();
  }

  @Test
  void writeThenReadIsTheSame() {
    for (String text : List.of(GAME, HOUSE, GAME.replace("\n*", "\ndraw"))) {
      assertThat(GameWriter.write(read(text))).isEqualTo(text);
    }
  }

  @Test
  void aFileMayHoldSeveralGames() throws NotationProblem {
    List<GameRecord> games =
        GameTexts.reader().readAll(GAME + "\n" + HOUSE + "; between\n\n" + GAME);
    assertThat(games).hasSize(3);
    assertThat(games.get(1).rules().variants().team()).isTrue();
    assertThat(games.get(2).rules().variants().team()).isFalse();
    assertThat(GameTexts.reader().readAll("\n; nothing here\n")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"A \"quoted\" name", "back\\slash", "\\\"", "a;b", "[x]", "Ünal 猫", ""})
  void quotesAndBackslashesInTagsAreEscaped(String name) {
    String escaped = name.replace("\\", "\\\\").replace("\"", "\\\"");
    String text = GAME.replace("Ada", escaped);
    assertThat(read(text).tags()).containsEntry("Orange", name);
    assertThat(GameWriter.write(read(text))).isEqualTo(text);
  }

  @Test
  void aSemicolonStartsAComment() {
    String commented =
        "; a game\n\n"
            + GAME.replace("w:c1\n*", "w:c1 ; closes nothing\n; final score\n* ; goes on")
                .replace("[Green \"Ben\"]", "[Green \"Ben\"] ; guest");
    assertThat(GameWriter.write(read(commented))).isEqualTo(GAME);
  }

  @Test
  void agreedExceptionsBearAnExclamationMark() {
    GameRecord game = read(GAME.replace("w:c1", "!w:e5"));
    GameRecord.Move move = game.rounds().get(2).moves().get(0);
    assertThat(move.agreed()).isTrue();
    assertThat(move.action()).extracting(Action::text).isEqualTo("w:e5");
    assertThat(read(GAME).rounds().get(2).moves().get(0).agreed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"orange", "green", "draw"})
  void theResultIsOnTheLastLine(String result) {
    assertThat(read(GAME.replace("\n*", "\n" + result)).result()).isEqualTo(Ending.parse(result));
  }

  @Test
  void houseRulesAndSetUpMakeAFileCompleteInItself() {
    GameRecord game = read(HOUSE);
    assertThat(game.rules().lattice().width()).isEqualTo(3);
    assertThat(game.setUp()).isPresent();
    assertThat(game.setUp().orElseThrow().turn().text()).isEqualTo("orange 2");
    assertThat(game.rounds().get(0).who().gameText()).isEqualTo("orange/2");
  }

  @ParameterizedTest(name = "line {0} as {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | [Date "2026"]                             | 1
          1 | 1. orange white w:b1                      | 1
          2 | [Game                                     | 1
          2 | [Date 2026]                               | 1
          2 | ["2026"]                                  | 1
          6 | 2. orange white w:b1                      | 1
          6 | 1 orange white w:b1                       | 1
          6 | 1. blue white w:b1                        | 4
          6 | 1. orange/1 white w:b1                    | 4
          6 | 1. orange white,pink w:b1                 | 17
          6 | 1. orange white w:zz                      | 17
          6 | 1. orange white w:b1 x                    | 22
          6 | 1. orange white !                         | 17
          6 | 1. orange white !!w:b1                    | 17
          7 | 3. green white p                          | 1
          """)
  void eachFaultNamesItsLineAndColumn(int line, String text, int column) {
    List<String> lines = GAME.lines().toList();
    assertProblem(GAME.replace(lines.get(line - 1) + "\n", text + "\n"), line, column);
  }

  @Test
  void aTagStandsOnce() {
    assertProblem(GAME.replace("[Green \"Ben\"]", "[Orange \"Ben\"]"), 4, 1);
  }

  @Test
  void aGameEndsWithItsResult() {
    NotationProblem problem =
        catchThrowableOfType(
            NotationProblem.class, () -> GameTexts.reader().readAll(GAME.replace("*\n", "")));
    assertThat(problem).isNotNull();
    assertProblem(GAME + "4. green white p\n", 10, 1);
  }

  @Test
  void badHouseRulesNameTheTagsLine() {
    String wrong = HOUSE.replace("3, \\\"height", "2, \\\"height");
    NotationProblem problem =
        catchThrowableOfType(NotationProblem.class, () -> GameTexts.reader().readAll(wrong));
    assertThat(problem.line()).isEqualTo(2);
    assertThat(problem).hasMessageContaining("board.width");
    assertProblem(HOUSE.replaceFirst("\\{.*\\}\"]", "{\"]"), 2, 13);
  }

  @Test
  void aBrokenPositionNamesTheLineOfTheFile() {
    assertProblem(HOUSE.replace(".1.....", ".+....."), 13, 2);
    assertProblem(HOUSE.replace("turn: orange 2", "turn: orange"), 5, 7);
  }

  @Test
  void aPositionThatIsNotClosedIsNamed() {
    NotationProblem problem =
        catchThrowableOfType(
            NotationProblem.class, () -> GameTexts.reader().readAll(HOUSE.replace("\n}\n", "\n")));
    assertThat(problem).isNotNull();
  }

  @Test
  void teamColoursNeedTeamRules() {
    assertProblem(HOUSE.replace("orange/2", "orange"), 21, 4);
    assertProblem(HOUSE.replace("orange/2", "orange/3"), 21, 4);
  }

  @Test
  void oneGameIsOneGame() {
    NotationProblem two =
        catchThrowableOfType(NotationProblem.class, () -> GameTexts.reader().read(GAME + GAME));
    assertThat(two.line()).isEqualTo(10);
    NotationProblem none =
        catchThrowableOfType(NotationProblem.class, () -> GameTexts.reader().read(""));
    assertThat(none).isNotNull();
  }
}
