package org.lunartable.kiosk.assembly.hands;

import java.util.function.Predicate;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;

/** Pins of paper, whose buttons a test presses. */
public final class PaperPins implements PinBank {

  private final Predicate<Part> down;

  /**
   * @param down whether a button is pressed; asked at each look at it, by the thread that looks
   */
  public PaperPins(Predicate<Part> down) {
    this.down = down;
  }

  @Override
  public Input input(Part part, Pin pin) {
    return new Input() {
      @Override
      public boolean active() {
        return down.test(part);
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public Output output(Part part, Pin pin) {
    return new Output() {
      @Override
      public void set(boolean on) {}

      @Override
      public void close() {}
    };
  }

  @Override
  public void close() {}
}
