package org.lunartable.hardware;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Pins of paper. */
final class FakeBank {

  final Set<Part> down = ConcurrentHashMap.newKeySet();
  final Set<Part> on = ConcurrentHashMap.newKeySet();

  /** What was on at any time. */
  final Set<Part> wasOn = ConcurrentHashMap.newKeySet();

  /** Those that another program has. */
  final Set<Part> taken = ConcurrentHashMap.newKeySet();

  /** Those that can be had and then fail. */
  final Set<Part> broken = ConcurrentHashMap.newKeySet();

  /** Every part that was given back by itself. */
  final Set<Part> givenBack = ConcurrentHashMap.newKeySet();

  /** When they were opened, on the monotonic clock. */
  final List<Long> opened = new CopyOnWriteArrayList<>();

  /** How often the roll button had been looked at when a part was asked for that was taken. */
  final List<Integer> asked = new CopyOnWriteArrayList<>();

  private final AtomicInteger looks = new AtomicInteger();

  volatile boolean gone;
  volatile int open;

  @SuppressWarnings("NonAtomicVolatileUpdate") // only the panel's thread counts
  PinBank open() throws PinProblem {
    if (gone) {
      throw new PinProblem(PinProblem.Kind.NONE, "There are no pins.", null);
    }
    open++;
    opened.add(System.nanoTime());
    return new PinBank() {
      @Override
      public Input input(Part part, Pin pin) throws PinProblem {
        take(part);
        return new Input() {
          @Override
          public boolean active() throws PinProblem {
            check(part);
            if (part == Part.ROLL) {
              looks.incrementAndGet();
            }
            return down.contains(part);
          }

          @Override
          public void close() {
            givenBack.add(part);
          }
        };
      }

      @Override
      public Output output(Part part, Pin pin) throws PinProblem {
        take(part);
        return new Output() {
          @Override
          public void set(boolean lit) throws PinProblem {
            check(part);
            if (lit) {
              on.add(part);
              wasOn.add(part);
            } else {
              on.remove(part);
            }
          }

          @Override
          public void close() {
            on.remove(part);
            givenBack.add(part);
          }
        };
      }

      private void take(Part part) throws PinProblem {
        if (taken.contains(part)) {
          asked.add(looks.get());
          throw new PinProblem(
              PinProblem.Kind.TAKEN, "Another program has " + part.text() + ".", null);
        }
      }

      private void check(Part part) throws PinProblem {
        if (gone) {
          throw new PinProblem(PinProblem.Kind.BROKEN, "The pins are gone.", null);
        } else if (broken.contains(part)) {
          throw new PinProblem(PinProblem.Kind.BROKEN, part.text() + " fails.", null);
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
