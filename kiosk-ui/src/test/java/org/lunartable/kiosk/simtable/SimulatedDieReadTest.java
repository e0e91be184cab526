package org.lunartable.kiosk.simtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

/** The real reader on the simulated camera's pictures. */
class SimulatedDieReadTest {

  private static final Board START = start();
  private static final int TABLES = 12;
  private static final int THROWS = 5;

  private final DieReader reader = new DieReader(Die.CLASSIC);

  @Test
  void sixtyThrowsOnTwelveTablesAreReadRightAndNoneSilentlyWrong() throws BadPicture {
    List<String> wrong = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (long seed = 0; seed < TABLES; seed++) {
      SimulatedTable table = new SimulatedTable(seed, START, Die.CLASSIC);
      for (int i = 0; i < THROWS; i++) {
        table.throwDie(new Random(100 * seed + i), 0);
        DieReading reading = read(table.frame(Throw.LENGTH + SimulatedTable.FRAME_NANOS));
        String name = "table " + seed + ", throw " + i + ": " + reading;
        if (reading instanceof NotRead) {
          refused.add(name);
        } else if (!((Read) reading).faces().contains(table.topFace())) {
          wrong.add(name + " but it was " + table.topFace());
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(refused).hasSizeLessThanOrEqualTo(TABLES * THROWS / 20);
  }

  @Test
  void withoutADieNothingIsRead() throws BadPicture {
    for (long seed = 0; seed < 6; seed++) {
      SimulatedTable table = new SimulatedTable(seed, START, Die.CLASSIC);
      table.throwDie(new Random(seed), 0);
      assertThat(read(table.frame(SimulatedTable.FRAME_NANOS))).isInstanceOf(NotRead.class);
    }
  }

  /** Bricks in the die's colours and figures on the board, which are no dice. */
  private static Board start() {
    Board board = Board.empty(new Lattice(9, 9));
    for (String corner : new String[] {"a1", "s19"}) {
      board = board.with(Place.of(corner), Content.ORANGE_DOME);
    }
    for (String corner : new String[] {"s1", "a19"}) {
      board = board.with(Place.of(corner), Content.GREEN_DOME);
    }
    return board
        .with(Place.of("b1"), Content.STRAIGHT_WALL)
        .with(Place.of("c1"), Content.SQUARE_WALL)
        .with(Place.of("d1"), Content.ORANGE_AIRLOCK)
        .with(Place.of("f6"), Content.ROBOT)
        .with(Place.of("j10"), Content.ASTRONAUT)
        .with(Place.of("n6"), Content.UFO)
        .with(Place.of("f14"), Content.UFO_ON_ASTRONAUT);
  }

  private DieReading read(byte[] jpeg) throws BadPicture {
    try (Picture picture = Picture.decode(jpeg)) {
      return reader.read(picture);
    }
  }
}
