package org.lunartable.hardware.pi;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A chip of paper whose inputs can be read, and never tell a listener of anything. */
final class DeafChip implements Chip {

  /** So many looks four milliseconds apart show a button that is up to be up. */
  private static final int ENOUGH_LOOKS = 12;

  final List<Integer> released = new CopyOnWriteArrayList<>();
  volatile boolean taken;
  volatile boolean closed;
  private volatile DigitalState state = DigitalState.HIGH;
  private volatile DigitalInput input;
  private final AtomicInteger looks = new AtomicInteger();

  /** What its input reads from now on. */
  void set(DigitalState level) {
    state = level;
  }

  /** Whether somebody has looked at its input for a while. */
  boolean watched() {
    return looks.get() >= ENOUGH_LOOKS;
  }

  /** The input that was made last. */
  DigitalInput input() {
    return input;
  }

  @Override
  public DigitalInputProvider inputs() {
    return new Provider();
  }

  @Override
  public DigitalOutputProvider outputs() {
    return MockDigitalOutputProvider.newInstance();
  }

  @Override
  public void release(int bcm) {
    released.add(bcm);
  }

  @Override
  public void close() {
    closed = true;
  }

  private final class Provider extends DigitalInputProviderBase {
    Provider() {
      super("deaf", "deaf inputs");
    }

    @Override
    public DigitalInput create(DigitalInputConfig config) {
      Deaf made = new Deaf(this, config);
      // As the real provider does; it takes the pin in there.
      context.registry().add(made);
      input = made;
      return made;
    }
  }

  private final class Deaf extends DigitalInputBase {
    Deaf(DigitalInputProvider provider, DigitalInputConfig config) {
      super(provider, config);
    }

    @Override
    public DigitalInput initialize(com.pi4j.context.Context context) {
      if (taken) {
        throw new IllegalStateException("GPIO line request failed: Device or resource busy");
      }
      return this;
    }

    @Override
    public DigitalState state() {
      looks.incrementAndGet();
      return state;
    }
  }
}
