package org.lunartable.vision;

/**
 * A bright spot in a dark ring.
 *
 * @param u its centre in pixels of the picture
 * @param v its centre
 * @param ringRadius radius of the ring in pixels
 * @param inner brightness inside (largest channel, 0 to 255)
 * @param ring brightness of the ring
 */
public record Spot(double u, double v, double ringRadius, double inner, double ring) {
  private static final double LIKE = 12;
  private static final double LIKE_SIZE = Math.log(1.35);

  /** Contrast between inside and ring, 0 to 1; the 10 stands for sensor noise in the dark. */
  public double contrast() {
    return (inner - ring) / (inner + 10);
  }

  /** Whether another spot is about as bright and as large, as those of a pattern are. */
  public boolean looksLike(Spot other) {
    return Math.abs(inner - other.inner) <= LIKE
        && Math.abs(ring - other.ring) <= LIKE
        && Math.abs(Math.log(ringRadius / other.ringRadius)) < LIKE_SIZE;
  }
}
