package org.lunartable.hardware.pi;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;
import org.lunartable.hardware.PinProblem;

/**
 * The pins of a Raspberry Pi through its kernel's character device, without rights of root. Each
 * part has a context of the library of its own: in a common one a pin that could not be had once
 * can never be asked for again.
 */
public final class PiPins implements PinBank {

  private final Chip chip;
  private final List<Line> lines = new ArrayList<>();

  /** The pins of this chip. */
  PiPins(Chip chip) {
    this.chip = chip;
  }

  /**
   * Opens the pins of this computer.
   *
   * @throws PinProblem when it has none, or none that may be used
   */
  public static PinBank open() throws PinProblem {
    check();
    return new PiPins(Chip.OF_THIS_PI);
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
    Line line = new Line(part, pin, chip);
    DigitalInput input = line.input();
    lines.add(line);
    return new Input() {
      @Override
      public boolean active() throws PinProblem {
        try {
          return input.state() == line.level(true);
        } catch (RuntimeException e) {
          throw Troubles.of(e, line.name());
        }
      }

      @Override
      public void close() {
        giveBack(line);
      }
    };
  }

  @Override
  public Output output(Part part, Pin pin) throws PinProblem {
    Line line = new Line(part, pin, chip);
    DigitalOutput output = line.output();
    lines.add(line);
    return new Output() {
      @Override
      public void set(boolean on) throws PinProblem {
        DigitalState level = line.level(on);
        try {
          output.state(level);
        } catch (RuntimeException e) {
          throw Troubles.of(e, line.name());
        }
      }

      @Override
      public void close() {
        giveBack(line);
      }
    };
  }

  private void giveBack(Line line) {
    line.close();
    lines.remove(line);
  }

  @Override
  public void close() {
    lines.forEach(Line::close);
    lines.clear();
    chip.close();
  }
}
