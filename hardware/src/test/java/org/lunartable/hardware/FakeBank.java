package org.lunartable.hardware;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Pins of paper. */
final class FakeBank {

  final Set<Part> down = ConcurrentHashMap.newKeySet();
  final Set<Part> on = ConcurrentHashMap.newKeySet();

  /** What was on at any time. */
  final Set<Part> wasOn = ConcurrentHashMap.newKeySet();

  final Set<Part> taken = EnumSet.noneOf(Part.class);
  volatile boolean gone;
  volatile int open;

  @SuppressWarnings("NonAtomicVolatileUpdate") // only the panel's thread counts
  PinBank open() throws PinProblem {
    if (gone) {
      throw new PinProblem("There are no pins.", null);
    }
    open++;
    return new PinBank() {
      @Override
      public Input input(Part part, Pin pin) throws PinProblem {
        take(part);
        return () -> {
          check();
          return down.contains(part);
        };
      }

      @Override
      public Output output(Part part, Pin pin) throws PinProblem {
        take(part);
        return set -> {
          check();
          if (set) {
            on.add(part);
            wasOn.add(part);
          } else {
            on.remove(part);
          }
        };
      }

      private void take(Part part) throws PinProblem {
        if (taken.contains(part)) {
          throw new PinProblem("Another program has " + part.text() + ".", null);
        }
      }

      private void check() throws PinProblem {
        if (gone) {
          throw new PinProblem("The pins are gone.", null);
        }
      }

      @Override
      public void close() {
        on.clear();
        open--;
      }
    };
  }
}
