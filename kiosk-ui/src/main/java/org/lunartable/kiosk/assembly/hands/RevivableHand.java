package org.lunartable.kiosk.assembly.hands;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.kiosk.assembly.watch.Revivable;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.Sensors;

/**
 * A device that is made anew while it is in use when its thread hangs; lamps and sounds go to the
 * newest one. Safe to use from any thread.
 */
public final class RevivableHand {

  private final Supplier<Hand> maker;
  private final Revivable source;
  private volatile Hand current;

  /**
   * A device that is not started yet.
   *
   * @param maker makes one more each time, not started
   */
  public RevivableHand(Supplier<Hand> maker) {
    this.maker = maker;
    this.source = new Revivable(this::next);
  }

  private InputSource next() {
    Hand made = maker.get();
    current = made;
    return made.source();
  }

  /** What it senses, whichever is the newest. */
  public Revivable source() {
    return source;
  }

  /** The newest one. */
  public Hand current() {
    return current;
  }

  /** How the newest one is. */
  public HandHealth health() {
    return new HandHealth() {
      @Override
      public List<PartState> parts() {
        return current.health().parts();
      }

      @Override
      public Optional<List<PartState>> testBoard(boolean empty) {
        return current.health().testBoard(empty);
      }

      @Override
      public Optional<Sensors> sensors() {
        return current.health().sensors();
      }

      @Override
      public Optional<Sensors> ignore(String place, boolean ignored) {
        return current.health().ignore(place, ignored);
      }
    };
  }

  /** The lamps and the buzzer of the newest one. */
  public Signals signals() {
    return new Signals() {
      @Override
      public void lamps(Light status, Light orange, Light green) {
        current.signals().lamps(status, orange, green);
      }

      @Override
      public void lights(Lattice lattice, Map<Place, Integer> colours) {
        current.signals().lights(lattice, colours);
      }

      @Override
      public void sound(int hertz, Duration length) {
        current.signals().sound(hertz, length);
      }
    };
  }
}
