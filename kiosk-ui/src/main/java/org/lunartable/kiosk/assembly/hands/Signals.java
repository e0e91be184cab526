package org.lunartable.kiosk.assembly.hands;

import java.time.Duration;
import java.util.Map;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** Lamps and a buzzer at the table. Safe to use from any thread; never waits for a device. */
public interface Signals {

  /** What a lamp does. */
  enum Light {
    OFF,
    ON,
    SLOW,
    FAST
  }

  /**
   * Sets the lamps.
   *
   * @param status of the table
   * @param orange for the turn of orange
   * @param green for the turn of green
   */
  void lamps(Light status, Light orange, Light green);

  /**
   * Lights these places of the board and no others; nothing without lights on the board.
   *
   * @param lattice the board that is played on
   * @param colours 0xRRGGBB by place
   */
  default void lights(Lattice lattice, Map<Place, Integer> colours) {}

  /** Sounds a tone; a buzzer that knows but one sounds that. */
  void sound(int hertz, Duration length);
}
