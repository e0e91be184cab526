package org.lunartable.kiosk.assembly.camera;

import java.util.Random;
import java.util.random.RandomGenerator;

/** A hand that throws the six faces one after the other, but never to the same place. */
final class FacesInTurn implements RandomGenerator {
  private final Random places = new Random(5);
  private int next;

  @Override
  public int nextInt(int bound) {
    next++;
    return next % bound;
  }

  @Override
  public long nextLong() {
    return places.nextLong();
  }
}
