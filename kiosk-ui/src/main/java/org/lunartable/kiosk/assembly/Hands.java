package org.lunartable.kiosk.assembly;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.kiosk.assembly.board.SensedBoard;
import org.lunartable.kiosk.assembly.hands.Buttons;
import org.lunartable.kiosk.assembly.hands.ClickedBoard;
import org.lunartable.kiosk.assembly.hands.Cues;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.hands.HandsRoom;
import org.lunartable.kiosk.assembly.hands.RevivableHand;
import org.lunartable.kiosk.assembly.watch.Watch;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.HandsDesk;
import org.lunartable.kiosk.web.PlayedBoard;

/** The devices with buttons, lamps and sensors. Not safe for several threads. */
final class Hands {

  private final TableLoop table;
  private final Parts parts;
  private final ClickedBoard clicked = new ClickedBoard();
  private final HandsRoom room = new HandsRoom();

  /**
   * No devices yet.
   *
   * @param parts to which each device is added
   */
  Hands(TableLoop table, Parts parts) {
    this.table = table;
    this.parts = parts;
  }

  /** The simulated sensor board, once there is one. */
  PlayedBoard clicked() {
    return clicked;
  }

  /** How they all are. */
  HandsDesk desk() {
    return room;
  }

  /**
   * Starts a device.
   *
   * @param maker makes it, not started; each time another one
   * @param watch looks after its thread
   * @param alone whether no camera sees the board now; from any thread
   */
  void add(Supplier<Hand> maker, Watch watch, BooleanSupplier alone) {
    RevivableHand hand = new RevivableHand(maker);
    InputSink sink = new Buttons(table, ElectronicDie.secure(table));
    hand.current().simulated().ifPresent(clicked::use);
    room.add(hand.health());
    if (hand.current().senses()) {
      sink = followed(hand, sink, alone);
    }
    parts.add(hand.source()).start(sink);
    if (hand.current().curable()) {
      watch.add(hand.source());
    } else {
      watch.addIncurable(hand.source());
    }
    parts.add(Cues.start(table.feed(), hand.signals()));
  }

  private InputSink followed(RevivableHand hand, InputSink sink, BooleanSupplier alone) {
    SensedBoard sensed = SensedBoard.start(hand.source().name(), sink, table.feed(), alone);
    room.add(sensed::parts);
    return parts.add(sensed);
  }
}
