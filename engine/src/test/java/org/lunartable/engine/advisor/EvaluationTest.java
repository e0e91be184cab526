package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a position is worth without looking ahead")
class EvaluationTest {

  private static final String ONE_MISSING = Boards.NEARLY_CLOSED.replace("...1...", ".......");
  private static final String TWO_MISSING = ONE_MISSING.replace("+-.....", "+......");

  private static double orangeWins(String text) {
    Sight sight = Sight.of(text);
    return new Evaluation(sight.rules(), sight.rings()).orangeWins(sight.field());
  }

  /** The same board in a mirror, with the colours changed over: the corners stay as they are. */
  private static String otherColours(String text) {
    int board = text.indexOf("board:") + 7;
    String mirrored =
        text.substring(board)
            .lines()
            .map(row -> new StringBuilder(row).reverse().toString())
            .collect(Collectors.joining("\n"));
    return text.substring(0, board)
        + mirrored.replace('D', 'x').replace('d', 'D').replace('x', 'd')
        + "\n";
  }

  @Test
  void anEvenBoardIsWorthHalf() {
    String even = "board:\nD.....d\n.......\n.......\n...2...\n.......\n.......\nd.....D\n";
    assertThat(orangeWins(even)).isEqualTo(0.5, within(1e-9));
  }

  @Test
  void aWallThatIsNearlyClosedSpeaksForWhoLeadsInIt() {
    assertThat(orangeWins(TWO_MISSING)).isGreaterThan(0.5);
  }

  @Test
  void theNearerTheBetter() {
    assertThat(orangeWins(ONE_MISSING)).isGreaterThan(orangeWins(TWO_MISSING));
  }

  @Test
  void moreFiguresInsideAreWorthMore() {
    assertThat(orangeWins(ONE_MISSING)).isGreaterThan(orangeWins(ONE_MISSING.replace("2", ".")));
  }

  @Test
  void bothColoursAreJudgedAlike() {
    assertThat(orangeWins(otherColours(ONE_MISSING)))
        .isEqualTo(1 - orangeWins(ONE_MISSING), within(1e-9));
  }

  @Test
  void pointsCount() {
    assertThat(orangeWins("score: orange 3, green 0\n" + TWO_MISSING))
        .isGreaterThan(orangeWins(TWO_MISSING));
  }

  @Test
  void aGameThatIsWonIsWorthOne() {
    assertThat(orangeWins("score: orange 11, green 0\n" + TWO_MISSING)).isEqualTo(1);
  }
}
