package org.lunartable.bridge.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.bridge.link.LineFinder;
import org.lunartable.bridge.link.LinkHealth.State;
import org.lunartable.bridge.link.PortProblem;
import org.lunartable.bridge.link.SerialLine;

/** Finds and opens the serial port of a board. */
public final class SerialPorts implements LineFinder {

  /** Bits a second; the firmware has the same. */
  public static final int BAUD = 115_200;

  private static final int READ_MILLIS = 100;

  private final PortName name;
  private int turn;

  public SerialPorts(PortName name) {
    this.name = name;
  }

  @Override
  public SerialLine open() throws IOException {
    SerialPort port = name.path() == null ? byUsb() : byPath(name.path());
    port.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
    port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
    // The argument is a pause before opening, which nobody needs here.
    if (!port.openPort(0)) {
      throw PortErrors.of(port.getLastErrorCode(), port.getSystemPortPath());
    }
    return new JSerialLine(port);
  }

  /** The paths of the ports of all devices that are plugged in and fit, perhaps no boards. */
  public static List<String> plugged(PortName name) {
    return fitting(name).map(SerialPort::getSystemPortPath).toList();
  }

  private static Stream<SerialPort> fitting(PortName name) {
    return Arrays.stream(SerialPort.getCommPorts()).filter(port -> name.usb().contains(idOf(port)));
  }

  private static PortName.UsbId idOf(SerialPort port) {
    return new PortName.UsbId(port.getVendorID(), port.getProductID());
  }

  /** Made anew at each attempt: a link is followed only here. */
  private static SerialPort byPath(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new PortProblem(
          State.ABSENT,
          path.toString(),
          "The sensor board is not plugged in: there is no %s.".formatted(path));
    }
    return SerialPort.getCommPort(path.toString());
  }

  /** The ports that fit, each time the next of them, since some may be other devices. */
  private SerialPort byUsb() throws IOException {
    List<SerialPort> fitting = fitting(name).toList();
    if (fitting.isEmpty()) {
      throw new PortProblem(
          State.ABSENT,
          name.toString(),
          "The sensor board is not plugged in: no USB device %s.".formatted(name.usb()));
    }
    return fitting.get(turn++ % fitting.size());
  }
}
