package org.lunartable.kiosk.assembly.board;

import java.lang.System.Logger.Level;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;

/** Tells the table when picture after picture of the board cannot be read. For one thread. */
final class PictureHealth {

  /** How it is told: the camera's own health is told by who watches the die. */
  private static final String EYE = "board-camera";

  /** So many failures in a row are told; a single one is passed over. */
  private static final int FAILURES = 8;

  private static final System.Logger LOG = System.getLogger(PictureHealth.class.getName());

  private final InputSink sink;
  private int failures;
  private boolean broken;

  PictureHealth(InputSink sink) {
    this.sink = sink;
  }

  /** A picture could be read; one that merely comes again says nothing of it. */
  void readable() {
    failures = 0;
    if (broken) {
      broken = !say(true, "works");
    }
  }

  void failed(Exception fault) {
    LOG.log(Level.DEBUG, "A picture of the board could not be read.", fault);
    failures++;
    if (!broken && failures >= FAILURES) {
      LOG.log(Level.WARNING, "Picture after picture of the board cannot be read.", fault);
      broken = say(false, "The pictures of the board cannot be read: " + reason(fault));
    }
  }

  private static String reason(Exception fault) {
    return fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
  }

  private boolean say(boolean works, String sentence) {
    SourceHealth health = new SourceHealth(works, sentence);
    return sink.accept(TableEvent.certain(EYE, System.nanoTime(), health));
  }
}
