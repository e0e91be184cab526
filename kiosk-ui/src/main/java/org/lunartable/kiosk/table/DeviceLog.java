package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Logs when a device fails and when it works again, so that a report tells of it. A state is logged
 * once it has lasted a little, with how often it changed meanwhile; one that comes and goes all the
 * time has a line a minute. For one thread.
 */
final class DeviceLog {

  /** A connection that is only being made, or a plug that wobbles, is no state yet. */
  static final long LASTING_NANOS = TimeUnit.SECONDS.toNanos(4);

  static final long AT_LEAST_NANOS = TimeUnit.MINUTES.toNanos(1);

  private static final System.Logger LOG = System.getLogger(DeviceLog.class.getName());

  private final LongSupplier nanos;
  private final Map<String, Device> devices = new TreeMap<>();

  /** What one device says, and what of it was written. */
  private static final class Device {
    private SourceState said;
    private long since;
    private boolean written = true;
    private long writtenAt;
    private int changes;
  }

  /** A log that knows no device yet, on a clock that does not go back. */
  DeviceLog(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Hears how a device is. */
  void tell(SourceState state) {
    long now = nanos.getAsLong();
    Device device = devices.get(state.name());
    if (device == null) {
      device = new Device();
      device.writtenAt = now;
      // One that works from the beginning is no news.
      device.written = state.working();
      devices.put(state.name(), device);
    } else if (!state.equals(device.said)) {
      device.changes++;
      device.written = false;
    } else {
      return;
    }
    device.said = state;
    device.since = now;
  }

  /** Writes what has lasted; to be called every few seconds. */
  void tend() {
    long now = nanos.getAsLong();
    for (Device device : devices.values()) {
      boolean lasts = now - device.since >= LASTING_NANOS;
      if (!device.written && (lasts || now - device.writtenAt >= AT_LEAST_NANOS)) {
        write(device);
        device.written = true;
        device.writtenAt = now;
        device.changes = 0;
      }
    }
  }

  private static void write(Device device) {
    SourceState state = device.said;
    String more = device.changes > 1 ? " (" + device.changes + " changes just before)" : "";
    LOG.log(
        state.working() ? Level.INFO : Level.WARNING,
        "The device {0} {1}: {2}{3}",
        state.name(),
        state.working() ? "is well" : "is in trouble",
        state.detail(),
        more);
  }
}
