package org.lunartable.kiosk.assembly.hands;

import java.time.Duration;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.hardware.LampMode;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Part;

/** A device with buttons, lamps and a buzzer. */
public record Hand(InputSource source, Signals signals) {

  /** The sensor board. */
  public static Hand of(SensorBoard board) {
    return new Hand(
        board,
        new Signals() {
          @Override
          public void lamps(Light status, Light orange, Light green) {
            board.lamps(new Lamps(mode(status), mode(orange), mode(green)));
          }

          @Override
          public void sound(int hertz, Duration length) {
            board.buzz(hertz, length);
          }

          private org.lunartable.bridge.protocol.LampMode mode(Light light) {
            return org.lunartable.bridge.protocol.LampMode.valueOf(light.name());
          }
        });
  }

  /** The panel on the pins. */
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
        });
  }
}
