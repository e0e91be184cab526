package org.lunartable.bridge.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads what the board says in a frame. */
public final class MessageReader {

  private static final int PLACE_OCCUPIED = 0x8000;
  private static final int FEATURE_COLOUR = 1;

  private MessageReader() {}

  /** The message; empty when its type, its length or a value in it is none of this protocol. */
  public static Optional<Message> read(Frame frame) {
    Bytes data = new Bytes(frame.data());
    return switch (frame.type()) {
      case 0x01 -> exactly(data, 10, MessageReader::hello);
      case 0x02 -> changes(data);
      case 0x03 -> snapshot(frame.data());
      case 0x04 -> exactly(data, 7, MessageReader::button);
      case 0x05 -> exactly(data, 6, d -> new Message.Heartbeat(d.four(), d.two()));
      case 0x06 -> exactly(data, 9, MessageReader::colour);
      case 0x07 -> exactly(data, 3, MessageReader::fault);
      case 0x08 -> exactly(data, 9, MessageReader::selfTest);
      case 0x09 -> exactly(data, 14, MessageReader::counters);
      case 0x0A -> exactly(data, 2, MessageReader::acknowledged);
      default -> Optional.empty();
    };
  }

  private static Optional<Message> exactly(Bytes data, int length, Function<Bytes, Message> read) {
    return data.left() == length ? Optional.ofNullable(read.apply(data)) : Optional.empty();
  }

  private static Message hello(Bytes d) {
    int major = d.one();
    int minor = d.one();
    int firmwareMajor = d.one();
    int firmwareMinor = d.one();
    int rows = d.one();
    int columns = d.one();
    int lights = d.two();
    boolean colour = (d.one() & FEATURE_COLOUR) != 0;
    return new Message.Hello(
        major, minor, firmwareMajor, firmwareMinor, rows, columns, lights, colour, d.one());
  }

  private static Optional<Message> changes(Bytes d) {
    if (d.left() == 0 || d.left() % 2 != 0) {
      return Optional.empty();
    }
    List<Message.Change> changes = new ArrayList<>();
    while (d.left() > 0) {
      int told = d.two();
      changes.add(new Message.Change(told & ~PLACE_OCCUPIED, (told & PLACE_OCCUPIED) != 0));
    }
    return Optional.of(new Message.Changes(changes));
  }

  private static Optional<Message> snapshot(byte[] data) {
    if (data.length < 2) {
      return Optional.empty();
    }
    int rows = data[0] & 0xFF;
    int columns = data[1] & 0xFF;
    if (data.length != 2 + 2 * Occupancy.bytesOfOneMap(rows, columns)) {
      return Optional.empty();
    }
    byte[] bits = Arrays.copyOfRange(data, 2, data.length);
    return Optional.of(new Message.Snapshot(Occupancy.read(rows, columns, bits)));
  }

  private static Message button(Bytes d) {
    int id = d.one();
    Button button = named(Button.values(), d.one());
    Button.Action action = named(Button.Action.values(), d.one());
    return button == null || action == null
        ? null
        : new Message.ButtonEvent(id, button, action, d.four());
  }

  private static Message colour(Bytes d) {
    Message.ColourRead.Status status = named(Message.ColourRead.Status.values(), d.one());
    return status == null
        ? null
        : new Message.ColourRead(status, d.two(), d.two(), d.two(), d.two());
  }

  private static Message fault(Bytes d) {
    Message.Fault.Kind kind = named(Message.Fault.Kind.values(), d.one());
    return kind == null ? null : new Message.Fault(kind, d.two());
  }

  private static Message selfTest(Bytes d) {
    int bits = d.one();
    return new Message.SelfTest(
        (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (int) d.four(), d.two(), d.two());
  }

  private static Message counters(Bytes d) {
    return new Message.Counters(d.two(), d.two(), d.two(), d.two(), d.two(), d.two(), d.two());
  }

  private static Message acknowledged(Bytes d) {
    int sequence = d.one();
    Message.Acknowledged.Outcome outcome = named(Message.Acknowledged.Outcome.values(), d.one());
    return outcome == null ? null : new Message.Acknowledged(sequence, outcome);
  }

  private static <T> T named(T[] values, int number) {
    return number < values.length ? values[number] : null;
  }

  /** Reads numbers one after the other, low byte first. */
  private static final class Bytes {
    private final byte[] bytes;
    private int at;

    Bytes(byte[] bytes) {
      this.bytes = bytes;
    }

    int left() {
      return bytes.length - at;
    }

    int one() {
      return bytes[at++] & 0xFF;
    }

    int two() {
      return one() | (one() << 8);
    }

    long four() {
      return two() | ((long) two() << 16);
    }
  }
}
