package org.lunartable.kiosk.browser;

import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;

/** Pins of paper, with a roll button that a test presses. */
final class PaperPins implements PinBank {

  private volatile boolean down;

  /** Presses the roll button, or lets it go. */
  void press(boolean isDown) {
    down = isDown;
  }

  @Override
  public Input input(Part part, Pin pin) {
    return new Input() {
      @Override
      public boolean active() {
        return part == Part.ROLL && down;
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
