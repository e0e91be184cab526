package org.lunartable.kiosk.assembly.hands;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.bridge.simulated.RemoteBoard;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.hardware.LampMode;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Part;

/**
 * A device with buttons, lamps and a buzzer.
 *
 * @param health how its parts are
 * @param senses whether it tells of the board
 * @param simulated the simulated board that it may be
 * @param curable whether another one may take its place in this process when its thread hangs
 */
public record Hand(
    InputSource source,
    Signals signals,
    HandHealth health,
    boolean senses,
    Optional<RemoteBoard> simulated,
    boolean curable) {

  /**
   * The sensor board.
   *
   * @param simulated the simulated board at the same port, whether it runs or not
   */
  public static Hand of(SensorBoard board, Optional<RemoteBoard> simulated) {
    return new Hand(
        board,
        new Signals() {
          @Override
          public void lamps(Light status, Light orange, Light green) {
            board.lamps(new Lamps(mode(status), mode(orange), mode(green)));
          }

          @Override
          public void lights(Lattice lattice, Map<Place, Integer> colours) {
            board.lights(lattice, colours);
          }

          @Override
          public void sound(int hertz, Duration length) {
            board.buzz(hertz, length);
          }

          private org.lunartable.bridge.protocol.LampMode mode(Light light) {
            return org.lunartable.bridge.protocol.LampMode.valueOf(light.name());
          }
        },
        new BoardParts(board),
        true,
        simulated,
        true);
  }

  /**
   * The panel on the pins. A process has them once: while a thread that hangs in a driver holds
   * them, only another process can have them.
   */
  public static Hand of(Panel panel) {
    return new Hand(
        panel,
        new Signals() {
          @Override
          public void lamps(Light status, Light orange, Light green) {
            panel.lamp(Part.STATUS, LampMode.valueOf(status.name()));
            panel.lamp(Part.ORANGE, LampMode.valueOf(orange.name()));
            panel.lamp(Part.GREEN, LampMode.valueOf(green.name()));
          }

          @Override
          public void sound(int hertz, Duration length) {
            panel.buzz(length);
          }
        },
        new PanelParts(panel),
        false,
        Optional.empty(),
        false);
  }
}
