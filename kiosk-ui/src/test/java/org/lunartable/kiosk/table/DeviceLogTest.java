package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DeviceLogTest {

  private final Logger logger = Logger.getLogger(DeviceLog.class.getName());
  private final List<LogRecord> lines = new ArrayList<>();
  private final Handler listener = new Listener();
  private long now;
  private final DeviceLog log = new DeviceLog(() -> now);

  private final class Listener extends Handler {
    @Override
    public void publish(LogRecord line) {
      lines.add(line);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @BeforeEach
  void listen() {
    // Whatever other tests have made of the levels in this process.
    logger.setLevel(Level.ALL);
    logger.addHandler(listener);
  }

  @AfterEach
  void leave() {
    logger.removeHandler(listener);
    logger.setLevel(null);
  }

  private void panel(boolean works, String detail) {
    log.tell(new SourceState("panel", works, detail));
  }

  @Test
  void aDeviceThatWorksFromTheBeginningIsNoNews() {
    panel(true, "works");
    assertThat(lines).isEmpty();
  }

  @Test
  void aFailureIsAWarningAndItsEndIsTold() {
    panel(false, "next fails.");
    panel(false, "next fails.");
    panel(true, "works");
    assertThat(lines).extracting(LogRecord::getLevel).containsExactly(Level.WARNING, Level.INFO);
    assertThat(lines.get(0).getMessage()).isEqualTo("The device panel is in trouble: next fails.");
    assertThat(lines.get(1).getMessage()).isEqualTo("The device panel works: works");
  }

  @Test
  void ofALooseCableOnlyAFewLinesAMinuteAreKept() {
    for (int i = 0; i < 100; i++) {
      panel(i % 2 == 1, "cable");
    }
    assertThat(lines).hasSize(DeviceLog.LINES_A_WINDOW);
    now += DeviceLog.WINDOW_NANOS;
    panel(false, "cable");
    assertThat(lines.get(lines.size() - 1).getMessage()).contains("96 changes were left out");
  }

  @Test
  void oneDeviceSaysNothingAboutAnother() {
    panel(false, "next fails.");
    log.tell(new SourceState("sensor-board", false, "next fails."));
    assertThat(lines).hasSize(2);
  }
}
