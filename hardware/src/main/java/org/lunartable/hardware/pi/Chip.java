package org.lunartable.hardware.pi;

import com.pi4j.context.Context;
import com.pi4j.exception.ShutdownException;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.library.gpiod.internal.GpioDContext;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProviderImpl;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProviderImpl;
import java.util.concurrent.TimeUnit;

/**
 * Where pins come from. The provider is chosen here: left to itself the library would take a mock
 * on any computer but a Raspberry Pi.
 */
interface Chip {

  /** A new provider of pins to read, whose end closes no other pins. */
  DigitalInputProvider inputs();

  /** A new provider of pins to switch, whose end closes no other pins. */
  DigitalOutputProvider outputs();

  /**
   * Gives a pin back to the system after its part was closed.
   *
   * @param bcm its number
   */
  default void release(int bcm) {}

  /** Closes what all pins have in common. */
  default void close() {}

  /** The chip of this computer. */
  Chip OF_THIS_PI =
      new Chip() {
        @Override
        public DigitalInputProvider inputs() {
          return new LastingInputs();
        }

        @Override
        public DigitalOutputProvider outputs() {
          return new LastingOutputs();
        }

        @Override
        public void release(int bcm) {
          // The library keeps the pin of a part that was closed, and could not take it anew.
          awaitMonitors();
          GpioDContext pins = GpioDContext.getInstance();
          pins.closeLine(pins.getOrOpenLine(bcm));
        }

        @Override
        public void close() {
          awaitMonitors();
          GpioDContext.getInstance().close();
        }
      };

  /**
   * The library's threads wait for edges of an input in machine code, ten milliseconds at a time,
   * and are not waited for when it is closed: what they use must not be freed under them.
   */
  private static void awaitMonitors() {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(25);
    boolean interrupted = false;
    while (System.nanoTime() - end < 0) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The library's own closes the chip, and with it the pins of all contexts, when one ends. */
  final class LastingInputs extends GpioDDigitalInputProviderImpl {
    @Override
    public DigitalInputProvider shutdown(Context context) throws ShutdownException {
      return this;
    }
  }

  /** As for inputs. */
  final class LastingOutputs extends GpioDDigitalOutputProviderImpl {
    @Override
    public DigitalOutputProvider shutdown(Context context) throws ShutdownException {
      return this;
    }
  }
}
