package org.lunartable.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Table;

@DisplayName("Positions are written exactly")
class PositionWritingTest {

  private static final String EMPTY_ROWS = ".......\n".repeat(5);

  private static String rewritten(String text) {
    return PositionWriter.write(Table.draw(text).position());
  }

  @Test
  void theStartSaysNoMoreThanThereIsToSay() {
    assertThat(PositionWriter.write(Table.rules("board: {width: 3, height: 3}").start(Side.ORANGE)))
        .isEqualTo(
            """
            turn: orange
            score: orange 0, green 0
            stock: straight 24, square 24
            stock orange: dome 6, airlock 4, antenna 4
            stock green: dome 6, airlock 4, antenna 4
            built: orange 0, green 0
            board:
            D.....d
            .......
            .......
            .......
            .......
            .......
            d.....D
            """);
  }

  @Test
  void everythingThereIsToSayStandsInTheOrderOfThePage() {
    String text =
        """
        turn: green
        score: orange 3, green 5
        stock: straight 20, square 18
        stock orange: dome 5, airlock 4, antenna 3
        stock green: dome 6, airlock 2, antenna 1
        built: orange 1, green 2
        quiet: 2
        roll: white, black, yellow
        steps: 2
        stations: b2 none, d2 orange, b4 green
        start: g1 green, g7 orange
        board:
        +-+-+.d
        |.|.|..
        +-+-+..
        |.|....
        +-+....
        .......
        ......D
        """;
    assertThat(rewritten(text)).isEqualTo(text);
  }

  @Test
  void stationsAndStartAreSortedByRowThenColumn() {
    String text =
        """
        stations: b4 green, d2 orange, b2 none
        start: g7 orange, a7 green, g1 green
        board:
        +-+-+.d
        |.|.|..
        +-+-+..
        |.|....
        +-+....
        .......
        d.....D
        """;
    assertThat(rewritten(text))
        .contains("\nstations: b2 none, d2 orange, b4 green\n")
        .contains("\nstart: g1 green, a7 green, g7 orange\n");
  }

  @Test
  void aStartOfTheFourCornerDomesIsLeftOut() {
    assertThat(
            rewritten(
                "start: a1 orange, g1 green, a7 green, g7 orange\nboard:\nD.....d\n"
                    + EMPTY_ROWS
                    + "d.....D\n"))
        .doesNotContain("start");
  }

  @Test
  void coloursStayAsTheyWereRead() {
    String roll = "roll: black, grey, green, white\n";
    assertThat(rewritten(roll + "board:\nD.....d\n" + EMPTY_ROWS + "d.....D\n")).contains(roll);
  }

  @Test
  void aBlankIsWrittenAsADot() {
    assertThat(rewritten("D.....d\n. . . .\n" + ".......\n".repeat(4) + "d.....D\n"))
        .doesNotContain(". .")
        .contains("D.....d\n.......\n");
  }

  @Test
  void afterATurnsLastActionRollAndStepsAreGoneAlsoWhenTheGameIsOver() {
    Table over =
        Table.draw("stock: straight 1, square 0\nboard:\nD.....d\n" + EMPTY_ROWS + "d.....D\n")
            .rolled("white")
            .after("w:b1")
            .assertEnding("draw");
    assertThat(PositionWriter.write(over.position()))
        .startsWith("turn: green\n")
        .doesNotContain("roll")
        .doesNotContain("steps");
  }

  @Test
  void teamTurnsNameTheMember() {
    Rules team = Table.rules("variants: {team: true}");
    assertThat(PositionWriter.write(team.start(Side.GREEN))).startsWith("turn: green 1\n");
  }

  @Test
  void inTheMiddleOfAWalkTheStepsLeftAreWritten() {
    Table walking =
        Table.draw("D.....d\n.1.....\n" + ".......\n".repeat(4) + "d.....D\n")
            .rolled("yellow")
            .after("s:b2-d2");
    assertThat(PositionWriter.write(walking.position())).contains("roll: yellow\nsteps: 3\n");
  }

  @Test
  void aSetUpWithoutStartingDomesReadsBackOrIsRefused() throws NotationProblem {
    Rules rules;
    try {
      rules = Table.rules("setup: {start: {}}");
    } catch (AssertionError refused) {
      return;
    }
    String text = PositionWriter.write(rules.start(Side.ORANGE));
    assertThat(PositionReader.read(text, rules)).isEqualTo(rules.start(Side.ORANGE));
  }

  @Test
  void aQuietGameThatNeverEndsByItselfReadsBackHoweverLongItIs() throws NotationProblem {
    Rules never = Table.rules("quietTurns: 0");
    Table quiet =
        Table.draw(never, "quiet: 999\nboard:\nD.....d\n" + EMPTY_ROWS + "d.....D\n")
            .rolled("red")
            .after("p");
    String text = PositionWriter.write(quiet.position());
    assertThat(PositionReader.read(text, never)).isEqualTo(quiet.position());
  }

  @Test
  void theHighestScoreThatHouseRulesAllowReadsBack() throws NotationProblem {
    Rules rich = Table.rules("points: {robot: 9, target: 99}");
    String wall = "-+".repeat(11);
    String spaces = "|" + "1.".repeat(11) + "1|\n";
    String rows =
        ("D" + wall + "-+\n") + (spaces + "+" + "..".repeat(11) + ".+\n").repeat(11) + spaces;
    Table won =
        Table.draw(rich, "score: orange 98, green 0\nboard:\n" + rows + "+" + wall + "-.\n")
            .rolled("white")
            .after("w:y25")
            .assertScore(98 + 9 * 144, 0);
    String text = PositionWriter.write(won.position());
    assertThat(PositionReader.read(text, rich)).isEqualTo(won.position());
  }
}
