package org.lunartable.kiosk.assembly;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SuppliedFrames;

/**
 * The pictures of a simulated table whose players put the bricks where the screen shows them. Used
 * by one thread.
 */
final class SimulatedFrames implements SuppliedFrames.Supplier {

  static final Board EMPTY = Board.empty(new Lattice(9, 9));

  /** What its source is called. */
  static final String NAME = "the simulated table";

  private static final double PER_SECOND = 15;

  private final SimulatedTable table;
  private final ScreenFeed feed;
  private final CurrentDie die;
  private long shown = -1;

  SimulatedFrames(SimulatedTable table, ScreenFeed feed) {
    this.table = table;
    this.feed = feed;
    this.die = new CurrentDie(feed);
  }

  /** A source of such pictures. */
  static FrameSource source(SimulatedTable table, ScreenFeed feed) {
    return SuppliedFrames.source(NAME, PER_SECOND, new SimulatedFrames(table, feed));
  }

  @Override
  public byte[] picture(long nanos) {
    Published now = feed.current();
    if (now.number() != shown) {
      table.board(board(now).orElse(EMPTY));
      table.die(die.get());
      shown = now.number();
    }
    return table.frame(nanos);
  }

  private static Optional<Board> board(Published now) {
    return now.screen().stream()
        .flatMap(screen -> screen.blocks(Block.Lattice.class))
        .map(lattice -> read(lattice.rows()))
        .findFirst();
  }

  private static Board read(List<String> rows) {
    try {
      return Diagram.read(rows);
    } catch (Diagram.NotABoard e) {
      throw new IllegalStateException("the screen shows a board that cannot be read", e);
    }
  }
}
