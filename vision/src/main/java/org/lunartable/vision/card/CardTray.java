package org.lunartable.vision.card;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.Quad;

/**
 * Remembers which shapes lie where, and tells those that were laid down: that were not there at the
 * beginning and have now lain still for a moment. Each is told once for as long as it lies.
 * Confined to one thread.
 */
final class CardTray {

  private static final long STILL_NANOS = Duration.ofMillis(600).toNanos();

  /** What is seen so soon after the beginning was there before: not every picture shows it. */
  private static final long LEARNING_NANOS = Duration.ofMillis(700).toNanos();

  /** A hand may hide a card for so long before it counts as taken away. */
  private static final long HIDDEN_NANOS = Duration.ofMillis(1500).toNanos();

  /** By less than this share of its width a shape moves only in the camera's noise. */
  private static final double NOISE = 0.08;

  private final List<Lying> lying = new ArrayList<>();
  private long begun;
  private boolean isBegun;

  /** A shape that is there. */
  private static final class Lying {
    private Quad quad;
    private final long since;
    private final boolean furniture;
    private long last;
    private boolean told;

    Lying(Quad quad, long nanos, boolean furniture) {
      this.quad = quad;
      this.since = nanos;
      this.last = nanos;
      this.furniture = furniture;
      this.told = furniture;
    }
  }

  /**
   * Takes the shapes of the next picture.
   *
   * @param nanos when it was taken, on a monotonic clock
   * @return those that have just been laid down, all of one moment together
   */
  List<Quad> accept(long nanos, List<Quad> shapes) {
    if (!isBegun) {
      isBegun = true;
      begun = nanos;
    }
    for (Quad shape : shapes) {
      Lying known =
          lying.stream().filter(one -> one.quad.isNear(shape, NOISE)).findFirst().orElse(null);
      if (known == null) {
        lying.add(new Lying(shape, nanos, nanos - begun < LEARNING_NANOS));
      } else {
        known.quad = shape;
        known.last = nanos;
      }
    }
    lying.removeIf(one -> !one.furniture && nanos - one.last > HIDDEN_NANOS);
    return isSettled(nanos) ? news(nanos) : List.of();
  }

  /** Whether nothing new is still on its way: cards laid down together are told together. */
  private boolean isSettled(long nanos) {
    return lying.stream()
        .filter(one -> !one.told && one.last == nanos)
        .allMatch(one -> nanos - one.since >= STILL_NANOS);
  }

  private List<Quad> news(long nanos) {
    List<Quad> news = new ArrayList<>();
    for (Lying one : lying) {
      if (!one.told && one.last == nanos) {
        one.told = true;
        news.add(one.quad);
      }
    }
    return List.copyOf(news);
  }
}
