package org.lunartable.engine.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All chance of a game as a value: the same one always brings the same numbers. It is SplitMix64
 * (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): the state grows
 * by the golden ratio, and each number is a mix of the state.
 *
 * @param state the seed, and what became of it
 */
public record Chance(long state) {

  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  /** A number from nought to below the bound, and the chance that is left. */
  public record Drawn(int number, Chance left) {}

  /** A list in another order, and the chance that is left. */
  public record Shuffled<T>(List<T> list, Chance left) {}

  /**
   * Draws evenly.
   *
   * @param bound above nought
   */
  public Drawn draw(int bound) {
    long next = state + GOLDEN;
    long mixed = (next ^ (next >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    mixed ^= mixed >>> 31;
    // The high half of a product is even enough: decks are small beside 2^63.
    int number = (int) Math.multiplyHigh(mixed >>> 1, (long) bound << 1);
    return new Drawn(number, new Chance(next));
  }

  /** Fisher and Yates's shuffle: every order is as likely. */
  public <T> Shuffled<T> shuffle(List<T> list) {
    List<T> mixed = new ArrayList<>(list);
    Chance left = this;
    for (int i = mixed.size() - 1; i > 0; i--) {
      Drawn drawn = left.draw(i + 1);
      Collections.swap(mixed, i, drawn.number());
      left = drawn.left();
    }
    return new Shuffled<>(Collections.unmodifiableList(mixed), left);
  }
}
