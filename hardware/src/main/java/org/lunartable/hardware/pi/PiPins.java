package org.lunartable.hardware.pi;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputConfigBuilder;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfigBuilder;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalOutputProvider;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;
import org.lunartable.hardware.PinProblem;

/**
 * The pins of a Raspberry Pi through its kernel's character device, without rights of root. The
 * provider is chosen here: left to itself Pi4J would take a mock on any other computer.
 */
public final class PiPins implements PinBank {

  private static final System.Logger LOG = System.getLogger(PiPins.class.getName());

  private final Context context;
  private final DigitalInputProvider inputs;
  private final DigitalOutputProvider outputs;

  /**
   * The pins that these providers have.
   *
   * @throws PinProblem when they do not start
   */
  PiPins(DigitalInputProvider inputs, DigitalOutputProvider outputs) throws PinProblem {
    this.inputs = inputs;
    this.outputs = outputs;
    try {
      context = Pi4J.newContextBuilder().noAutoDetect().add(inputs, outputs).build();
    } catch (RuntimeException | LinkageError e) {
      throw Troubles.of(e, "the pins");
    }
  }

  /**
   * Opens the pins of this computer.
   *
   * @throws PinProblem when it has none, or none that may be used
   */
  public static PinBank open() throws PinProblem {
    check();
    return new PiPins(
        GpioDDigitalInputProvider.newInstance(), GpioDDigitalOutputProvider.newInstance());
  }

  /**
   * Looks whether there are pins that may be used, and takes none.
   *
   * @throws PinProblem when there are none
   */
  public static void check() throws PinProblem {
    Troubles.check(Path.of("/dev"));
  }

  @Override
  public Input input(Part part, Pin pin) throws PinProblem {
    String name = part.text() + " (pin BCM " + pin.bcm() + ")";
    try {
      // Without debouncing of theirs, which waits for edges; ours looks at the state.
      var config =
          DigitalInputConfigBuilder.newInstance(context)
              .id(part.text())
              .address(pin.bcm())
              .pull(pull(pin.pull()))
              .debounce(0L);
      DigitalInput input = inputs.create(config.build());
      return () -> isActive(input, pin, name);
    } catch (RuntimeException | LinkageError e) {
      throw Troubles.of(e, name);
    }
  }

  private static boolean isActive(DigitalInput input, Pin pin, String name) throws PinProblem {
    try {
      return input.state() == level(pin, true);
    } catch (RuntimeException e) {
      throw Troubles.of(e, name);
    }
  }

  @Override
  public Output output(Part part, Pin pin) throws PinProblem {
    String name = part.text() + " (pin BCM " + pin.bcm() + ")";
    try {
      var config =
          DigitalOutputConfigBuilder.newInstance(context)
              .id(part.text())
              .address(pin.bcm())
              .initial(level(pin, false))
              .shutdown(level(pin, false));
      DigitalOutput output = outputs.create(config.build());
      return on -> set(output, level(pin, on), name);
    } catch (RuntimeException | LinkageError e) {
      throw Troubles.of(e, name);
    }
  }

  private static void set(DigitalOutput output, DigitalState state, String name) throws PinProblem {
    try {
      output.state(state);
    } catch (RuntimeException e) {
      throw Troubles.of(e, name);
    }
  }

  private static DigitalState level(Pin pin, boolean active) {
    return active == (pin.active() == Pin.Level.HIGH) ? DigitalState.HIGH : DigitalState.LOW;
  }

  private static PullResistance pull(Pin.Pull pull) {
    return switch (pull) {
      case UP -> PullResistance.PULL_UP;
      case DOWN -> PullResistance.PULL_DOWN;
      case NONE -> PullResistance.OFF;
    };
  }

  /** For tests: what the library calls this input. */
  DigitalInput inputOf(Part part) {
    return context.registry().get(part.text(), DigitalInput.class);
  }

  @Override
  public void close() {
    try {
      context.shutdown();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "The pins could not all be given back", e);
    }
  }
}
