package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.kiosk.simtable.SimulatedTable;

/** Pictures for the commands to read, from the simulated table. */
final class Pictures {

  private static final Board EMPTY = Board.empty(new Lattice(9, 9));
  private static final long SECOND = 1_000_000_000;

  private Pictures() {}

  /** A picture of a die at rest. */
  static Path die(Path file, long seed) throws IOException {
    SimulatedTable table = new SimulatedTable(seed, EMPTY, Die.CLASSIC);
    return Files.write(file, table.frame(0));
  }

  /** A picture of the empty tray. */
  static Path noDie(Path file) throws IOException {
    SimulatedTable table = new SimulatedTable(1, EMPTY, Die.CLASSIC);
    table.throwDie(new Random(1), SECOND);
    return Files.write(file, table.frame(SECOND));
  }
}
