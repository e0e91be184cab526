package org.lunartable.bridge.link;

import org.lunartable.bridge.link.LinkHealth.State;
import org.lunartable.bridge.protocol.Command;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/** What people are told about the board. */
final class Sentences {

  static final LinkHealth SILENT =
      LinkHealth.of(
          State.SILENT,
          "The sensor board has fallen silent; pull its plug and put it in again if it stays so.");
  static final LinkHealth NO_BOARD =
      LinkHealth.of(
          State.NO_BOARD,
          "What is plugged in there does not speak as a sensor board does; look at the port's name.");
  static final LinkHealth PULLED =
      LinkHealth.of(State.UNPLUGGED, "The sensor board was unplugged; plug it in again.");
  static final LinkHealth STUCK =
      LinkHealth.of(State.STUCK, "The sensor board takes nothing any more; it is connected anew.");
  static final LinkHealth ENDED = LinkHealth.of(State.ENDED, "The sensor board is not in use.");

  private Sentences() {}

  static LinkHealth working(Message.Hello hello, Occupancy occupancy) {
    String works =
        "works: %d x %d places, firmware %d.%d"
            .formatted(hello.columns(), hello.rows(), hello.firmwareMajor(), hello.firmwareMinor());
    int muted = occupancy.countMuted();
    return LinkHealth.of(
        State.WORKS,
        hello,
        muted == 0
            ? works
            : works + "; %d sensor%s not believed".formatted(muted, muted == 1 ? "" : "s"));
  }

  static LinkHealth otherProtocol(Message.Hello hello) {
    return LinkHealth.of(
        State.OTHER_PROTOCOL,
        hello,
        "The sensor board speaks version %d of the protocol and this program version %d; put the firmware of this program on it."
            .formatted(hello.protocolMajor(), Command.PROTOCOL_MAJOR));
  }

  static LinkHealth broken(String sentence) {
    return LinkHealth.of(State.BROKEN, sentence);
  }
}
