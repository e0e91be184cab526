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

  /** Contrast between inside and ring, 0 to 1; the 10 stands for sensor noise in the dark. */
  public double contrast() {
    return (inner - ring) / (inner + 10);
  }
}
