package org.lunartable.bridge.protocol;

import java.util.List;

/** What the board says. */
public sealed interface Message {

  /** Hands itself to the method made for it. */
  void to(Receiver receiver);

  /** Has a method for every message. */
  interface Receiver {
    void hello(Hello hello);

    void changes(Changes changes);

    void snapshot(Snapshot snapshot);

    void button(ButtonEvent event);

    void heartbeat(Heartbeat heartbeat);

    void colour(ColourRead colour);

    void fault(Fault fault);

    void selfTest(SelfTest result);

    void counters(Counters counters);

    void acknowledged(Acknowledged acknowledged);
  }

  /**
   * Who it is; said after each reset and when asked.
   *
   * @param lights lights on the chain
   * @param colourSensor whether the sensor under the die tray answered
   * @param resetCause the processor's own bits
   */
  record Hello(
      int protocolMajor,
      int protocolMinor,
      int firmwareMajor,
      int firmwareMinor,
      int rows,
      int columns,
      int lights,
      boolean colourSensor,
      int resetCause)
      implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.hello(this);
    }
  }

  /** Pieces were put down or lifted, found in one scan. */
  record Changes(List<Change> changes) implements Message {
    public Changes {
      changes = List.copyOf(changes);
    }

    @Override
    public void to(Receiver receiver) {
      receiver.changes(this);
    }
  }

  /** A place at which something stands now, or no longer. */
  record Change(int place, boolean occupied) {}

  /** All places. */
  record Snapshot(Occupancy occupancy) implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.snapshot(this);
    }
  }

  /**
   * Something happened to a button; said again until acknowledged, each time in the same words.
   *
   * @param id counts events, 0 to 255
   * @param millis when, since the board's reset
   */
  record ButtonEvent(int id, Button button, Button.Action action, long millis) implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.button(this);
    }
  }

  /**
   * It is alive.
   *
   * @param millis since its reset
   * @param sum of what it thinks of all places, as {@link Occupancy#sum}
   */
  record Heartbeat(long millis, int sum) implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.heartbeat(this);
    }
  }

  /** What the sensor under the die tray sees; counts of 0 to 10240 when {@link Status#OK}. */
  record ColourRead(Status status, int clear, int red, int green, int blue) implements Message {

    /** In the order of the numbers. */
    public enum Status {
      OK,
      MISSING,
      NOT_READY,
      TOO_BRIGHT
    }

    @Override
    public void to(Receiver receiver) {
      receiver.colour(this);
    }
  }

  /**
   * A sensor or a column of them is believed no more, or again.
   *
   * @param at a place, or a column for the kinds that are of columns
   */
  record Fault(Kind kind, int at) implements Message {

    /** In the order of the numbers. */
    public enum Kind {
      HEALED,
      NOISY,
      COLUMN_SHORTED,
      COLUMN_HEALED,
      MUTED
    }

    @Override
    public void to(Receiver receiver) {
      receiver.fault(this);
    }
  }

  /**
   * What the board found out about itself.
   *
   * @param shortedColumns bit i for column i
   * @param occupied sensors that see something
   * @param muted sensors that are not believed
   */
  record SelfTest(
      boolean columnShorted,
      boolean noColourSensor,
      boolean sensorStuck,
      int shortedColumns,
      int occupied,
      int muted)
      implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.selfTest(this);
    }
  }

  /** What went wrong since the board's reset; each stops at nothing and wraps at 65536. */
  record Counters(
      int frames,
      int badFrames,
      int overruns,
      int expiredButtons,
      int muted,
      int colourErrors,
      int computerLost)
      implements Message {
    @Override
    public void to(Receiver receiver) {
      receiver.counters(this);
    }
  }

  /** A command arrived. */
  record Acknowledged(int sequence, Outcome outcome) implements Message {

    /** In the order of the numbers. */
    public enum Outcome {
      OK,
      UNKNOWN_COMMAND,
      WRONG_LENGTH,
      WRONG_VALUE
    }

    @Override
    public void to(Receiver receiver) {
      receiver.acknowledged(this);
    }
  }
}
