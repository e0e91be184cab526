package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.MovesSeen;

@DisplayName("A hand over the board, at the simulated table: real pictures, real reader")
class HandOverBoardTest {

  private static final long STAY = 600_000_000L;

  /** Until the hand is out of the picture again, with a few pictures more. */
  private static final int PICTURES = 30;

  private final List<Observation> said = new ArrayList<>();
  private FollowedTable followed;

  @BeforeEach
  void agree() throws Exception {
    followed = new FollowedTable();
  }

  /** Looks at so many pictures, one after the other. */
  private void look(int pictures) throws Exception {
    for (int i = 0; i < pictures; i++) {
      followed.look(followed.nextPicture()).ifPresent(said::add);
    }
  }

  private void build() {
    followed.table.board(followed.start.with(Place.of("b1"), Content.STRAIGHT_WALL));
  }

  private Optional<Observation> moves() {
    return said.stream().filter(MovesSeen.class::isInstance).findFirst();
  }

  @Test
  void theBrickThatItBringsIsAMoveOnceTheBoardIsClear() throws Exception {
    followed.table.reach(Place.of("b1"), followed.nanos(), STAY);
    look(10);
    build();
    look(PICTURES - 10);

    assertThat(said.stream().filter(MovesSeen.class::isInstance).distinct())
        .containsExactly(new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"d4", "j10", "p4", "h16"})
  void oneThatOnlyPassesChangesNothing(String over) throws Exception {
    followed.table.reach(Place.of(over), followed.nanos(), STAY);
    look(PICTURES);

    assertThat(moves()).isEmpty();
    assertThat(followed.agrees()).as("board and game agree again").isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"d4", "j10"})
  void oneThatLiesThereForSecondsIsNotLearntForTheBoard(String over) throws Exception {
    followed.table.reach(Place.of(over), followed.nanos(), 5 * STAY);
    look(PICTURES + 36);
    assertThat(moves()).isEmpty();
    assertThat(followed.agrees()).as("board and game agree again").isTrue();

    build();
    look(2);
    assertThat(moves()).contains(new MovesSeen(1, List.of("r:white,white,orange,green", "w:b1")));
  }
}
