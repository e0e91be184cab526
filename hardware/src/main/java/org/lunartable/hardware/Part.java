package org.lunartable.hardware;

import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.spi.Observation.TableButton;

/** What can be wired to a pin, with the pin it has unless told otherwise. */
public enum Part {
  ROLL(17, TableButton.ROLL),
  NEXT(27, TableButton.NEXT),
  STATUS(22),
  ORANGE(23),
  GREEN(24),
  BUZZER(25);

  private final int usual;
  private final TableButton button;

  Part(int usual) {
    this(usual, null);
  }

  Part(int usual, TableButton button) {
    this.usual = usual;
    this.button = button;
  }

  /** Which button it is; empty for lamps and buzzer, which are switched. */
  public Optional<TableButton> button() {
    return Optional.ofNullable(button);
  }

  /** Its name in the configuration. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Where it is in the usual wiring, which uses pins that are free on every Raspberry Pi with 40 of
   * them: none of serial ports, I2C and SPI.
   */
  public Pin usualPin() {
    return button != null ? Pin.button(usual) : Pin.output(usual);
  }
}
