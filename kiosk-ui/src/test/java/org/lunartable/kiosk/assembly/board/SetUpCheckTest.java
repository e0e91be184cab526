package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.vision.Picture;

@DisplayName("The set-up check, on a rendered picture")
class SetUpCheckTest {

  private static final String SHOWN =
      """
      D...............a-d
      |...............l1|
      A-.................
      .....2.............
      ...................
      .......1.u.........
      ...................
      .1.................
      ...................
      .2.....1...1...1.2.
      ...................
      .............1.....
      ...................
      .........u.........
      ...................
      ...........2.......
      ...................
      .1.................
      d.................D
      """;

  private static Board shown;
  private static BoardSighting sighting;

  @BeforeAll
  static void read() throws Exception {
    shown = onTheTable(SHOWN).position().board();
    try (Picture picture = Picture.decode(jpeg())) {
      sighting = new BoardEye(shown.lattice()).follow(picture, shown).orElseThrow();
    }
  }

  private static byte[] jpeg() throws IOException {
    try (InputStream in = SetUpCheckTest.class.getResourceAsStream("set-up.jpg")) {
      return in.readAllBytes();
    }
  }

  private static OnTheTable onTheTable(String board) throws BadSetup {
    return (OnTheTable) new LunarCommandGame().start(Map.of("position", "board:\n" + board));
  }

  private static boolean agrees(Board game) throws BadSetup {
    BoardKeeper keeper = new BoardKeeper();
    OnTheTable play = onTheTable(Diagram.write(game));
    keeper.look(new BoardKeeper.Now(1, play, false, false), sighting, after -> List.of());
    return keeper.agrees();
  }

  @Test
  void theBoardThatIsShownAgrees() throws Exception {
    assertThat(agrees(shown)).isTrue();
  }

  @Test
  void oneFigureTooManyOnTheTableDoesNotAgree() throws Exception {
    List<Place> missed = new ArrayList<>();
    for (Place at : shown.places(content -> content.hasFigure() || content.hasUfo())) {
      if (agrees(shown.with(at, Content.EMPTY))) {
        missed.add(at);
      }
    }
    assertThat(missed).isEmpty();
  }

  @Test
  void oneFigureTooFewOnTheTableDoesNotAgree() throws Exception {
    List<Place> missed = new ArrayList<>();
    for (Place at : shown.places(content -> content == Content.EMPTY)) {
      if (at.isSpace() && agrees(shown.with(at, Content.ROBOT))) {
        missed.add(at);
      }
    }
    assertThat(missed).isEmpty();
  }
}
