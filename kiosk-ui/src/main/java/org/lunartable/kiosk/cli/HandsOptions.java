package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.RemoteBoard;
import org.lunartable.bridge.tray.DieTray;
import org.lunartable.bridge.tray.WhiteTile;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Wiring;
import org.lunartable.hardware.pi.PiPins;
import org.lunartable.kiosk.assembly.hands.Hand;
import picocli.CommandLine.Option;

/** Which buttons, lamps and sensors the table has. */
final class HandsOptions {

  @Option(
      names = "--board",
      paramLabel = "PORT",
      description = {
        "Use a sensor board: usb (an Arduino Mega 2560), usb:VVVV:PPPP, or the path of its port,",
        "such as that of lunar board-sim."
      })
  private String board;

  @Option(names = "--panel", description = "Use buttons and lamps on the pins of a Raspberry Pi.")
  private boolean panel;

  @Option(
      names = "--pin",
      paramLabel = "PART=PIN",
      description = {
        "Where a part of the panel is wired, when not as docs/hands.md says: a BCM number, then",
        "up, down or none, then high or low; or off. For example --pin roll='5 up low'."
      })
  private Map<String, String> pins = new LinkedHashMap<>();

  @Option(
      names = "--die-tray",
      description = "The sensor board reads the tile of the die that lies on its colour sensor.")
  private boolean dieTray;

  @Option(
      names = "--tray",
      paramLabel = "COUNTS",
      description = {
        "What the colour sensor counts of red, green and blue when a white tile lies on it:",
        "for example --tray '1400 1400 1200', which is usual."
      })
  private String tray;

  /**
   * The devices that were asked for, not started yet.
   *
   * @param file what the command line leaves open
   */
  List<Hand> devices(KioskFile file) {
    List<Hand> devices = new ArrayList<>();
    String board = this.board == null ? file.text("board").orElse(null) : this.board;
    Map<String, String> pins = new LinkedHashMap<>(file.pins());
    pins.putAll(this.pins);
    try {
      if (board != null) {
        PortName port = PortName.parse(board);
        devices.add(Hand.of(new SensorBoard(new SerialPorts(port), tray(file)), simulated(board)));
      }
      if (panel || file.yes("panel") || !this.pins.isEmpty()) {
        devices.add(Hand.of(new Panel(Wiring.read(pins), PiPins::open)));
      }
    } catch (IllegalArgumentException e) {
      throw new CliProblem(CliProblem.BAD_INPUT, e.getMessage(), e);
    }
    return devices;
  }

  private Optional<DieTray> tray(KioskFile file) {
    Optional<String> counts = Optional.ofNullable(tray).or(() -> file.text("tray"));
    WhiteTile white = counts.map(WhiteTile::parse).orElse(WhiteTile.USUAL);
    return dieTray || file.yes("die-tray") ? Optional.of(new DieTray(white)) : Optional.empty();
  }

  /** A board given by its path may be a simulated one. */
  private static Optional<RemoteBoard> simulated(String board) {
    return board.startsWith("/") ? Optional.of(RemoteBoard.at(board)) : Optional.empty();
  }
}
