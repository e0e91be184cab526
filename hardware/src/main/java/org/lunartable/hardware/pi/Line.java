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
import java.lang.System.Logger.Level;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinProblem;

/** One pin with a context of the library of its own. Used by one thread. */
final class Line implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Line.class.getName());

  private final Part part;
  private final Pin pin;
  private final String name;
  private final Chip chip;
  private final DigitalInputProvider inputs;
  private final DigitalOutputProvider outputs;
  private final Context context;

  /**
   * A line that is not taken yet.
   *
   * @throws PinProblem when the library does not start
   */
  Line(Part part, Pin pin, Chip chip) throws PinProblem {
    this.part = part;
    this.pin = pin;
    this.chip = chip;
    name = "%s (pin BCM %d)".formatted(part.text(), pin.bcm());
    try {
      inputs = chip.inputs();
      outputs = chip.outputs();
      context = Pi4J.newContextBuilder().noAutoDetect().add(inputs, outputs).build();
    } catch (RuntimeException | LinkageError e) {
      throw Troubles.of(e, "the pins");
    }
  }

  /** Part and pin, for sentences. */
  String name() {
    return name;
  }

  /**
   * Takes it to be read; closes itself when it cannot be had.
   *
   * @throws PinProblem then
   */
  DigitalInput input() throws PinProblem {
    try {
      // Without debouncing of theirs, which waits for edges; ours looks at the state.
      var config =
          DigitalInputConfigBuilder.newInstance(context)
              .id(part.text())
              .address(pin.bcm())
              .pull(pull(pin.pull()))
              .debounce(0L);
      return inputs.create(config.build());
    } catch (RuntimeException | LinkageError e) {
      close();
      throw Troubles.of(e, name);
    }
  }

  /**
   * Takes it to be switched; closes itself when it cannot be had.
   *
   * @throws PinProblem then
   */
  DigitalOutput output() throws PinProblem {
    try {
      var config =
          DigitalOutputConfigBuilder.newInstance(context)
              .id(part.text())
              .address(pin.bcm())
              .initial(level(false))
              .shutdown(level(false));
      return outputs.create(config.build());
    } catch (RuntimeException | LinkageError e) {
      close();
      throw Troubles.of(e, name);
    }
  }

  /** What the pin is at when the part is on, or off. */
  DigitalState level(boolean active) {
    return active == (pin.active() == Pin.Level.HIGH) ? DigitalState.HIGH : DigitalState.LOW;
  }

  private static PullResistance pull(Pin.Pull pull) {
    return switch (pull) {
      case UP -> PullResistance.PULL_UP;
      case DOWN -> PullResistance.PULL_DOWN;
      case NONE -> PullResistance.OFF;
    };
  }

  @Override
  public void close() {
    // The second also when the first fails: a pin that is kept could not be taken anew.
    tried(context::shutdown);
    tried(() -> chip.release(pin.bcm()));
  }

  private void tried(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "The pin of {0} could not be given back: {1}", name, e.toString());
    }
  }
}
