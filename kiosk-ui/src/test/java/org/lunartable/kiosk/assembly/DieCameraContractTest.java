package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.InputSourceContract;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SuppliedFrames;

@DisplayName("The camera over the die as an input source: the real reader, at the simulated table")
class DieCameraContractTest extends InputSourceContract {

  /** So long a thrown die rolls and is looked at. */
  private static final long ROLL_NANOS = TimeUnit.SECONDS.toNanos(6);

  private final Random random = new Random(5);
  private final SimulatedTable table =
      new SimulatedTable(3, Board.empty(new Lattice(9, 9)), Die.CLASSIC);
  private final FrameSource frames = SuppliedFrames.source("a table", 15, this::picture);
  private volatile boolean gone;
  private long thrown = System.nanoTime() - ROLL_NANOS;

  private byte[] picture(long nanos) throws IOException {
    if (gone) {
      throw new IOException("the camera was pulled out");
    }
    return table.frame(nanos);
  }

  @Override
  protected InputSource makeSource() {
    frames.start();
    return new DieCamera(frames, () -> new VisionWatch(() -> Die.CLASSIC), () -> true, frame -> {});
  }

  @AfterEach
  void stop() {
    frames.close();
  }

  @Override
  protected void somethingHappens() {
    if (System.nanoTime() - thrown > ROLL_NANOS) {
      thrown = System.nanoTime();
      table.throwDie(random, thrown);
    }
  }

  @Override
  protected void deviceGoes() {
    gone = true;
  }

  @Override
  protected void deviceReturns() {
    gone = false;
  }

  @Override
  protected String threadNames() {
    return "die-camera";
  }
}
