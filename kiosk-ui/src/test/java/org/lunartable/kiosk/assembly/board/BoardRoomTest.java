package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.web.BoardDesk.At;
import org.lunartable.kiosk.web.BoardDesk.Upright;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

@DisplayName("The corners of the board that somebody pointed at")
class BoardRoomTest {

  private static final List<At> CORNERS =
      List.of(new At(0.25, 0.1), new At(0.75, 0.1), new At(0.75, 0.9), new At(0.25, 0.9));

  @TempDir Path data;

  private BoardRoom room() {
    return new BoardRoom(true, data);
  }

  @Test
  void areStillKnownAfterARestart() throws IOException {
    room().point(Optional.of(CORNERS));
    BoardRoom again = room();
    try (Picture picture = Picture.ofBgr(200, 100, new byte[60_000])) {
      assertThat(again.pointedIn(picture).orElseThrow())
          .startsWith(new PixelPoint(50, 10), new PixelPoint(150, 10));
    }
  }

  @Test
  void areLookedAtInTheFirstPictureAfterARestart() throws IOException {
    room().point(Optional.of(CORNERS));
    assertThat(room().pointings()).isEqualTo(1);
  }

  @Test
  void areForgottenForGoodWhenTheBoardIsLookedForAsUsual() throws IOException {
    room().point(Optional.of(CORNERS));
    room().point(Optional.empty());
    assertThat(room().board().pointed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"corners\":7}",
        "{\"corners\":[[0.1,0.1],[0.9,0.1],[0.9,0.9]]}",
        "{\"corners\":[[0.1,0.1],[0.9,0.1],[0.9,0.9],[0.1]]}",
        "{\"corners\":[[0.1,0.1],[0.9,0.1],[0.9,9],[0.1,0.9]]}"
      })
  void areLookedForWhereTheFileIsDamaged(String text) throws IOException {
    Files.writeString(data.resolve("board-corners.json"), text);
    assertThat(room().board().pointed()).isFalse();
  }

  @Test
  void doNotHoldWhenTheyCannotBeKept() throws IOException {
    Path file = Files.createFile(data.resolve("no-folder"));
    BoardRoom room = new BoardRoom(true, file);
    assertThatThrownBy(() -> room.point(Optional.of(CORNERS))).isInstanceOf(IOException.class);
    assertThat(room.board().pointed()).isFalse();
  }

  /** A board of four corners of a set-up that looks alike after half a turn. */
  private static BoardRoom found(BoardRoom room) throws Exception {
    Board start = Rules.CLASSIC.start(Side.ORANGE).board();
    BoardEye eye = new BoardEye(start.lattice());
    eye.upright(room.upright());
    SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
    try (Picture picture = Picture.decode(table.frame(0))) {
      eye.look(picture, start);
      room.found(picture, eye);
    }
    return room;
  }

  private static At share(BoardRoom room, int corner) {
    At at = room.board().corners().get(corner);
    return new At(at.u() / room.board().width(), at.v() / room.board().height());
  }

  @Test
  void theSideThatSomebodySaysIsUpHoldsAlsoAfterARestart() throws Exception {
    BoardRoom room = found(room());
    assertThat(room.board().upright()).isEqualTo(Upright.OPEN);
    At opposite = room.board().corners().get(2);

    assertThat(room.first(share(room, 2))).isTrue();
    assertThat(room.first(share(room, 2))).as("said twice").isTrue();

    BoardRoom again = found(room());
    assertThat(again.board().upright()).isEqualTo(Upright.CHOSEN);
    assertThat(again.board().corners().get(0).u()).isCloseTo(opposite.u(), within(5.0));
    assertThat(again.board().corners().get(0).v()).isCloseTo(opposite.v(), within(5.0));
  }

  @Test
  void aCornerThatThePiecesRuleOutIsNotTheFirst() throws Exception {
    BoardRoom room = found(room());
    assertThat(room.first(share(room, 1))).isFalse();
    assertThat(room.board().upright()).isEqualTo(Upright.OPEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "{\"degrees\":\"up\"}"})
  void theSideIsOpenWhereTheFileIsDamaged(String text) throws IOException {
    Files.writeString(data.resolve("board-upright.json"), text);
    assertThat(room().upright()).isEmpty();
  }
}
