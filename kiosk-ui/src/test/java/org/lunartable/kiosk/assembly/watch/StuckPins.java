package org.lunartable.kiosk.assembly.watch;

import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinBank;

/** Pins whose driver hangs when it is told to: a look at a button never returns. */
final class StuckPins implements PinBank {

  private volatile boolean hangs;

  void hang() {
    hangs = true;
  }

  @Override
  public Input input(Part part, Pin pin) {
    return new Input() {
      @Override
      public boolean active() {
        while (hangs) {
          Thread.onSpinWait();
        }
        return false;
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
