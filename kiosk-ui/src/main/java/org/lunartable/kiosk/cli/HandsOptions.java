package org.lunartable.kiosk.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
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
   * Makers of the devices that were asked for; each makes one more each time, not started yet.
   *
   * @param file what the command line leaves open
   */
  List<Supplier<Hand>> devices(KioskFile file) {
    Optional<DieTray> tray = tray(file);
    Wiring wiring = wiring(file);
    List<Supplier<Hand>> devices = new ArrayList<>();
    board(file).ifPresent(port -> devices.add(sensorBoard(port, tray)));
    if (panel(file)) {
      devices.add(() -> Hand.of(new Panel(wiring, PiPins::open)));
    }
    return devices;
  }

  /** How the panel is wired that a file asks for, if it asks for one. */
  static Optional<Wiring> panelOf(KioskFile file) {
    HandsOptions none = new HandsOptions();
    return none.panel(file) ? Optional.of(none.wiring(file)) : Optional.empty();
  }

  /** What was set and does nothing, a sentence each. */
  List<String> idle(KioskFile file) {
    List<String> idle = new ArrayList<>();
    if (board(file).isEmpty() && (dieTray(file) || counts(file).isPresent())) {
      idle.add("The die tray belongs to a sensor board, and none is set: it is not used.");
    } else if (counts(file).isPresent() && !dieTray(file)) {
      idle.add("The counts of a white tile are set, but the die tray is not switched on.");
    }
    if (!panel(file) && !file.pins().isEmpty()) {
      idle.add("Pins are set, but the panel is not switched on (panel = yes): no pin is used.");
    }
    return idle;
  }

  private Optional<Setting> board(KioskFile file) {
    return Setting.ofOption("--board", board).or(() -> file.setting("board"));
  }

  private static Supplier<Hand> sensorBoard(Setting board, Optional<DieTray> tray) {
    PortName port = board.read(PortName::parse);
    return () -> Hand.of(new SensorBoard(new SerialPorts(port), tray), simulated(board.value()));
  }

  private boolean panel(KioskFile file) {
    return panel || file.yes("panel") || !pins.isEmpty();
  }

  /** The pins of the command line before those of the file, part by part. */
  private Wiring wiring(KioskFile file) {
    Map<String, String> all = new LinkedHashMap<>(file.pins());
    all.putAll(pins);
    String where = pins.isEmpty() ? file.pinsPlace() : "--pin";
    return new Setting("", where).read(any -> Wiring.read(all));
  }

  private boolean dieTray(KioskFile file) {
    return dieTray || file.yes("die-tray");
  }

  private Optional<Setting> counts(KioskFile file) {
    return Setting.ofOption("--tray", tray).or(() -> file.setting("tray"));
  }

  private Optional<DieTray> tray(KioskFile file) {
    WhiteTile white =
        counts(file).map(counts -> counts.read(WhiteTile::parse)).orElse(WhiteTile.USUAL);
    return dieTray(file) ? Optional.of(new DieTray(white)) : Optional.empty();
  }

  /** A board given by its path may be a simulated one. */
  private static Optional<RemoteBoard> simulated(String board) {
    return board.startsWith("/") ? Optional.of(RemoteBoard.at(board)) : Optional.empty();
  }
}
