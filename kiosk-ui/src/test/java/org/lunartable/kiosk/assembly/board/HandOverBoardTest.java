package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.Picture;

@DisplayName("A hand over the board, at the simulated table: real pictures, real reader")
class HandOverBoardTest {

  private static final long STAY = 600_000_000L;

  /** Until the hand is out of the picture again, with a few pictures more. */
  private static final int PICTURES = 30;

  private final BoardKeeper keeper = new BoardKeeper();
  private final List<Observation> said = new ArrayList<>();
  private OnTheTable play;
  private Board start;
  private SimulatedTable table;
  private BoardEye eye;
  private long nanos;

  @BeforeEach
  void agree() throws Exception {
    play = (OnTheTable) new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    start = play.position().board();
    table = new SimulatedTable(3, start, Die.CLASSIC);
    eye = new BoardEye(start.lattice());
    look(2);
    assertThat(keeper.agrees()).isTrue();
  }

  /** Looks at so many pictures, one after the other. */
  private void look(int pictures) throws Exception {
    for (int i = 0; i < pictures; i++) {
      nanos += SimulatedTable.FRAME_NANOS;
      try (Picture picture = Picture.decode(table.frame(nanos))) {
        BoardKeeper.Now now = new BoardKeeper.Now(1, play, true, false);
        eye.follow(picture, start)
            .flatMap(sighting -> keeper.look(now, sighting, eye::disturbed))
            .ifPresent(said::add);
        if (keeper.agrees()) {
          eye.agreed(start);
        }
      }
    }
  }

  private Optional<Observation> moves() {
    return said.stream().filter(MovesSeen.class::isInstance).findFirst();
  }

  @Test
  void theBrickThatItBringsIsAMoveOnceTheBoardIsClear() throws Exception {
    table.reach(Place.of("b1"), nanos, STAY);
    look(10);
    table.board(start.with(Place.of("b1"), Content.STRAIGHT_WALL));
    look(PICTURES - 10);

    assertThat(said.stream().filter(MovesSeen.class::isInstance).distinct())
        .containsExactly(new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"d4", "j10", "p4", "h16"})
  void oneThatOnlyPassesChangesNothing(String over) throws Exception {
    table.reach(Place.of(over), nanos, STAY);
    look(PICTURES);

    assertThat(moves()).isEmpty();
    assertThat(keeper.agrees()).as("board and game agree again").isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"d4", "j10"})
  void oneThatLiesThereForSecondsIsNotLearntForTheBoard(String over) throws Exception {
    table.reach(Place.of(over), nanos, 5 * STAY);
    look(PICTURES + 36);
    assertThat(moves()).isEmpty();
    assertThat(keeper.agrees()).as("board and game agree again").isTrue();

    table.board(start.with(Place.of("b1"), Content.STRAIGHT_WALL));
    look(2);
    assertThat(moves()).contains(new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));
  }
}
