package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Stock;
import org.lunartable.engine.lunarcommand.Table;
import org.lunartable.engine.lunarcommand.Tally;

@DisplayName("Positions are read strictly")
class PositionReadingTest {

  private static final String FULL =
      """
      turn: green
      score: orange 3, green 5
      stock: straight 20, square 18
      stock orange: dome 5, airlock 4, antenna 3
      stock green: dome 6, airlock 2, antenna 1
      built: orange 1, green 2
      quiet: 2
      roll: white, white, yellow, black
      steps: 2
      stations: b2 orange
      start: a1 orange, g7 orange
      board:
      D-+...d
      |1|....
      +-+....
      .......
      .......
      .......
      d.....D
      """;

  private static final List<String> LINES = FULL.lines().toList();

  private static Position read(String text) throws NotationProblem {
    return PositionReader.read(text, Rules.CLASSIC);
  }

  private static NotationProblem problem(String text, Rules rules) {
    NotationProblem problem =
        catchThrowableOfType(NotationProblem.class, () -> PositionReader.read(text, rules));
    assertThat(problem).as(text).isNotNull();
    assertThat(problem).message().isNotBlank();
    return problem;
  }

  private static void assertProblem(String text, int line, int column) {
    NotationProblem problem = problem(text, Rules.CLASSIC);
    assertThat(problem.where()).as(text).isEqualTo("line " + line + ", column " + column);
  }

  @Test
  void everyKeyIsRead() throws NotationProblem {
    Position position = read(FULL);
    assertThat(position.side()).isEqualTo(Side.GREEN);
    assertThat(position.score()).isEqualTo(new Tally(3, 5));
    assertThat(position.stock())
        .isEqualTo(new Stock(20, 18, new Stock.Coloured(5, 4, 3), new Stock.Coloured(6, 2, 1)));
    assertThat(position.built()).isEqualTo(new Tally(1, 2));
    assertThat(position.quiet()).isEqualTo(2);
    assertThat(position.roll().colours())
        .containsExactly(TileColour.WHITE, TileColour.WHITE, TileColour.YELLOW, TileColour.BLACK);
    assertThat(position.roll().stepsLeft()).isEqualTo(2);
    assertThat(position.scored().at(Place.of("b2"))).contains(Owner.ORANGE);
    assertThat(position.start())
        .containsExactly(
            Map.entry(Place.of("a1"), Side.ORANGE), Map.entry(Place.of("g7"), Side.ORANGE));
  }

  @Test
  void leftOutKeysAndItemsTakeTheStartValuesOfTheRules() throws NotationProblem {
    Rules rules = Table.rules("stock: {straight: 7, dome: 2}");
    String board = FULL.substring(FULL.indexOf("board:"));
    Position position = PositionReader.read("stock green: airlock 1\n" + board, rules);
    assertThat(position.turn().text()).isEqualTo("orange");
    assertThat(position.score()).isEqualTo(Tally.ZERO);
    assertThat(position.stock())
        .isEqualTo(new Stock(7, 24, new Stock.Coloured(2, 4, 4), new Stock.Coloured(2, 1, 4)));
    assertThat(position.quiet()).isZero();
    assertThat(position.roll().isRolled()).isFalse();
    assertThat(position.scored().owners()).isEmpty();
    assertThat(position.start()).hasSize(4).containsEntry(Place.of("g1"), Side.GREEN);
  }

  @Test
  void blankLinesAndCommentsAreSkippedOutsideTheBoard() throws NotationProblem {
    String spread = FULL.replace("\nboard:", "\n\n; the board\nboard:");
    assertThat(read("; first\n\n" + spread + "\n; end\n")).isEqualTo(read(FULL));
  }

  @Test
  void bothKindsOfLineEndsAreRead() throws NotationProblem {
    assertThat(read(FULL.replace("\n", "\r\n"))).isEqualTo(read(FULL));
  }

  @ParameterizedTest(name = "line {0} as {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7  | quite: 2                          | 1
          7  | score: orange 1                   | 1
          7  | nonsense                          | 1
          1  | turn: blue                        | 7
          1  | turn: orange 1                    | 7
          2  | score: orange 3, red 5            | 18
          8  | roll: white, pink                 | 14
          8  | roll: white,, white               | 13
          8  | roll: white, Grey                 | 14
          10 | stations: b2 blue                 | 14
          10 | stations: b2 orange, b2 green     | 22
          11 | start: a1 purple                  | 11
          2  | score: orange 99999999999                | 15
          2  | score: orange -1                  | 15
          2  | score: orange 1.5                 | 15
          3  | stock: straight 201               | 17
          3  | stock: square x                   | 15
          3  | stock: dome 3                     | 8
          4  | stock orange: dome 51             | 20
          6  | built: orange 1, orange 2         | 18
          7  | quiet: 99999999999                       | 8
          7  | quiet: two                        | 8
          7  | quiet: -2                         | 8
          9  | steps: 0                          | 8
          9  | steps: 4                          | 8
          11 | start: c1 orange                  | 8
          11 | start: a1 orange, g1 orange       | 19
          11 | start: a1 orange, b2 green        | 19
          10 | stations: d2 orange               | 11
          10 | stations: b2 orange, d4 none      | 22
          """)
  void eachFaultNamesItsLineAndColumn(int line, String text, int column) {
    String wrong = FULL.replace(LINES.get(line - 1) + "\n", text + "\n");
    assertProblem(wrong, line, column);
  }

  @Test
  void aStationIsNamedByItsFirstSpaceOnly() {
    String wide = FULL.replace("D-+...d\n|1|....\n+-+....", "D-+-+.d\n|..1|..\n+-+-+..");
    assertProblem(wide.replace("b2 orange", "d2 orange"), 10, 11);
  }

  @Test
  void stepsNeedARollAndAWalkOfMoreThanOneStep() {
    assertProblem(FULL.replace("roll: white, white, yellow, black\n", ""), 8, 8);
    assertThat(problem(FULL, Table.rules("spacewalk: {steps: 1}")).line()).isEqualTo(9);
    assertThat(problem(FULL, Table.rules("spacewalk: {steps: 2}")).line()).isEqualTo(9);
  }

  @Test
  void stepsGoUpToOneLessThanTheRulesAllow() throws NotationProblem {
    Rules rules = Table.rules("spacewalk: {steps: 12}");
    String eleven = FULL.replace("steps: 2", "steps: 11");
    assertThat(PositionReader.read(eleven, rules).roll().stepsLeft()).isEqualTo(11);
    assertThat(read(FULL.replace("steps: 2", "steps: 3")).roll().stepsLeft()).isEqualTo(3);
  }

  @Test
  void turnsOfTeamsNeedTeamRulesAndTheOtherWayRound() throws NotationProblem {
    Rules team = Table.rules("variants: {team: true}");
    assertThat(problem(FULL, team).where()).isEqualTo("line 1, column 7");
    String member = FULL.replace("turn: green", "turn: green 2");
    assertThat(PositionReader.read(member, team).turn().member()).isEqualTo(2);
    String third = FULL.replace("turn: green", "turn: green 3");
    assertThat(problem(third, team).where()).isEqualTo("line 1, column 7");
    String board = FULL.substring(FULL.indexOf("board:"));
    assertThat(PositionReader.read(board, team).turn().text()).isEqualTo("orange 1");
  }

  @Test
  void rowsHaveAllTheSameWidth() {
    assertProblem(FULL.replace("|1|....", "|1|..."), 14, 7);
    assertProblem(FULL.replace("|1|....", "|1|....."), 14, 8);
  }

  @Test
  void theBoardHasAnOddNumberOfRowsAndColumnsFromSevenToTwentyFive() {
    assertThat(problem(FULL.replace("d.....D\n", ""), Rules.CLASSIC).line()).isEqualTo(18);
    assertThat(problem(FULL + ".......\n", Rules.CLASSIC).line()).isEqualTo(20);
    assertThat(problem("board:\n.....\n.....\n.....\n.....\n.....\n", Rules.CLASSIC).line())
        .isEqualTo(2);
  }

  @Test
  void aCharacterThatItsPlaceCannotHoldIsNamed() {
    assertProblem(FULL.replace("|1|....", "|+|...."), 14, 2);
    assertProblem(FULL.replace("+-+....", "+-1...."), 15, 3);
    assertProblem(FULL.replace("+-+....", "+D+...."), 15, 2);
    assertProblem(FULL.replace("D-+...d", "D-+. .d"), 13, 5);
  }

  @Test
  void aPositionNeedsItsBoard() {
    problem("", Rules.CLASSIC);
    problem("turn: orange\n", Rules.CLASSIC);
    problem("turn: orange\nboard:\n", Rules.CLASSIC);
  }

  @Test
  void nothingFollowsTheBoard() {
    assertProblem(FULL + "\nturn: orange\n", 21, 1);
  }
}
