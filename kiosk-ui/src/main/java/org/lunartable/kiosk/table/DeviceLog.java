package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Logs when a device fails and when it works again, so that a report tells of it. One that comes
 * and goes all the time has a few lines a minute, and the next one counts what was left out. For
 * one thread.
 */
final class DeviceLog {

  static final long WINDOW_NANOS = TimeUnit.MINUTES.toNanos(1);
  static final int LINES_A_WINDOW = 4;

  private static final System.Logger LOG = System.getLogger(DeviceLog.class.getName());

  private final LongSupplier nanos;
  private final Map<String, Lines> devices = new HashMap<>();

  /** What is written about one device. */
  private static final class Lines {
    private SourceState said;
    private long since;
    private int written;
    private int leftOut;
  }

  /** A log that knows no device yet, on a clock that does not go back. */
  DeviceLog(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Logs what is new. A device that works from the beginning is no news. */
  void tell(SourceState state) {
    Lines lines = devices.computeIfAbsent(state.name(), first -> new Lines());
    boolean news = lines.said == null ? !state.working() : !state.equals(lines.said);
    lines.said = state;
    if (news) {
      write(lines);
    }
  }

  private void write(Lines lines) {
    long now = nanos.getAsLong();
    if (lines.written == 0 || now - lines.since >= WINDOW_NANOS) {
      lines.since = now;
      lines.written = 0;
    }
    if (lines.written == LINES_A_WINDOW) {
      lines.leftOut++;
      return;
    }
    lines.written++;
    Level level = lines.said.working() ? Level.INFO : Level.WARNING;
    LOG.log(level, sentence(lines.said, lines.leftOut));
    lines.leftOut = 0;
  }

  private static String sentence(SourceState state, int leftOut) {
    String how = state.working() ? " works: " : " is in trouble: ";
    String more = leftOut == 0 ? "" : " (%d changes were left out before)".formatted(leftOut);
    return "The device " + state.name() + how + state.detail() + more;
  }
}
