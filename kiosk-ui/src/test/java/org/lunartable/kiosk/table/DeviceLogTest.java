package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
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

  private void pass(long ofNanos) {
    now += ofNanos;
    log.tend();
  }

  private List<String> written() {
    return lines.stream()
        .map(
            line ->
                line.getLevel()
                    + " "
                    + MessageFormat.format(line.getMessage(), line.getParameters()))
        .toList();
  }

  @Test
  void aDeviceThatWorksFromTheBeginningIsNoNews() {
    panel(true, "works");
    pass(DeviceLog.AT_LEAST_NANOS);
    assertThat(lines).isEmpty();
  }

  @Test
  void aFailureIsAWarningAndItsEndIsTold() {
    panel(false, "next fails.");
    panel(false, "next fails.");
    pass(DeviceLog.LASTING_NANOS);
    panel(true, "works");
    pass(DeviceLog.LASTING_NANOS);
    pass(DeviceLog.LASTING_NANOS);
    assertThat(written())
        .containsExactly(
            "WARNING The device panel is in trouble: next fails.",
            "INFO The device panel is well: works");
  }

  @Test
  void aConnectionThatIsMadeInAMomentIsNoFailure() {
    panel(false, "is being connected");
    pass(DeviceLog.LASTING_NANOS / 2);
    panel(true, "works");
    pass(DeviceLog.LASTING_NANOS);
    assertThat(written()).containsExactly("INFO The device panel is well: works");
  }

  @Test
  void aLooseCableHasALineAMinuteAndTheLogEndsWithHowItIs() {
    for (int i = 0; i < 100; i++) {
      panel(i % 2 == 1, "cable");
      pass(DeviceLog.AT_LEAST_NANOS / 50);
    }
    panel(false, "cable");
    pass(DeviceLog.LASTING_NANOS);
    assertThat(written()).hasSize(3);
    assertThat(written().get(0)).contains("changes just before");
    assertThat(written().get(2)).startsWith("WARNING");
  }

  @Test
  void oneDeviceSaysNothingAboutAnother() {
    panel(false, "next fails.");
    log.tell(new SourceState("sensor-board", false, "next fails."));
    pass(DeviceLog.LASTING_NANOS);
    assertThat(lines).hasSize(2);
  }
}
