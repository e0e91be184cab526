package org.lunartable.engine.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Boards as text")
class DiagramTest {

  private static final String EVERYTHING =
      """
      D-d|A-a
      |1L2lu-
      +-+-x-+
      |vLwlx.
      x-.-+-+
      ......x
      d.a.A.D
      """;

  private static Board read(String text) throws Diagram.NotABoard {
    return Diagram.read(text.lines().toList());
  }

  private static Diagram.NotABoard refused(List<String> rows) {
    Diagram.NotABoard refused =
        catchThrowableOfType(Diagram.NotABoard.class, () -> Diagram.read(rows));
    assertThat(refused).as("%s", rows).isNotNull();
    return refused;
  }

  @Test
  void everyCharacterHasItsMeaning() throws Diagram.NotABoard {
    Board board = read(EVERYTHING);
    assertThat(board.at(Place.of("a1"))).isEqualTo(Content.ORANGE_DOME);
    assertThat(board.at(Place.of("c1"))).isEqualTo(Content.GREEN_DOME);
    assertThat(board.at(Place.of("e1"))).isEqualTo(Content.ORANGE_ANTENNA);
    assertThat(board.at(Place.of("g1"))).isEqualTo(Content.GREEN_ANTENNA);
    assertThat(board.at(Place.of("b1"))).isEqualTo(Content.STRAIGHT_WALL);
    assertThat(board.at(Place.of("c2"))).isEqualTo(Content.ORANGE_AIRLOCK);
    assertThat(board.at(Place.of("e2"))).isEqualTo(Content.GREEN_AIRLOCK);
    assertThat(board.at(Place.of("a3"))).isEqualTo(Content.SQUARE_WALL);
    assertThat(board.at(Place.of("b2"))).isEqualTo(Content.ROBOT);
    assertThat(board.at(Place.of("d2"))).isEqualTo(Content.ASTRONAUT);
    assertThat(board.at(Place.of("f2"))).isEqualTo(Content.UFO);
    assertThat(board.at(Place.of("b4"))).isEqualTo(Content.UFO_OVER_ROBOT);
    assertThat(board.at(Place.of("d4"))).isEqualTo(Content.UFO_ON_ASTRONAUT);
    assertThat(board.at(Place.of("f4"))).isEqualTo(Content.BLOCKED);
    assertThat(board.at(Place.of("e3"))).isEqualTo(Content.BLOCKED);
    assertThat(board.at(Place.of("b6"))).isEqualTo(Content.EMPTY);
  }

  @Test
  void aWriterUsesADashInOddRowsAndABarInEvenOnes() throws Diagram.NotABoard {
    assertThat(Diagram.write(read(EVERYTHING)))
        .isEqualTo(EVERYTHING.replace("D-d|A-a", "D-d-A-a").replace("lu-", "lu|"));
  }

  @Test
  void aBlankOnASpaceIsEmpty() throws Diagram.NotABoard {
    Board board = read(EVERYTHING.replace("......x", ". . . x"));
    assertThat(board).isEqualTo(read(EVERYTHING));
  }

  @Test
  void aBlankElsewhereIsRefused() {
    List<String> edge = EVERYTHING.replace("D-d|A-a", "D d|A-a").lines().toList();
    assertThat(refused(edge).row()).isZero();
    assertThat(refused(edge).column()).isEqualTo(1);
    List<String> rows = EVERYTHING.replace("......x", " .....x").lines().toList();
    assertThat(refused(rows).row()).isEqualTo(5);
    assertThat(refused(rows).column()).isZero();
  }

  @Test
  void aCharacterThatItsPlaceCannotHoldIsRefusedThere() {
    for (String wrong :
        List.of(
            "+b2", "Db2", "-b2", "1c2", "uc2", "+c2", "Dc2", "-c3", "Lc3", "1c3", "?b2", "oc3")) {
      Place at = Place.of(wrong.substring(1));
      StringBuilder text = new StringBuilder(".......\n".repeat(7));
      text.setCharAt(8 * at.y() + at.x(), wrong.charAt(0));
      Diagram.NotABoard refused = refused(text.toString().lines().toList());
      assertThat(refused.row()).as(wrong).isEqualTo(at.y());
      assertThat(refused.column()).as(wrong).isEqualTo(at.x());
      assertThat(refused).hasMessageContaining(at.name());
    }
  }

  @Test
  void rowsOfDifferentWidthAreRefused() {
    assertThat(refused(List.of(".......", "......", ".......")).getMessage()).isNotEmpty();
    List<String> rows = EVERYTHING.replace("|vLwlx.", "|vLwlx").lines().toList();
    assertThat(refused(rows).row()).isEqualTo(3);
    assertThat(refused(rows).column()).isEqualTo(6);
    List<String> longer = EVERYTHING.replace("|vLwlx.", "|vLwlx..").lines().toList();
    assertThat(refused(longer).row()).isEqualTo(3);
    assertThat(refused(longer).column()).isEqualTo(7);
  }

  @Test
  void evenTooFewAndTooManyRowsOrColumnsAreRefused() {
    for (int rows : new int[] {0, 1, 5, 6, 8, 26, 27}) {
      refused(Collections.nCopies(rows, "......."));
    }
    for (int columns : new int[] {0, 5, 8, 26, 27}) {
      refused(Collections.nCopies(7, ".".repeat(columns)));
    }
  }

  @Test
  void theSizeFollowsFromTheRows() throws Diagram.NotABoard {
    assertThat(Diagram.read(Collections.nCopies(25, ".".repeat(7))).lattice())
        .isEqualTo(new Lattice(3, 12));
  }
}
