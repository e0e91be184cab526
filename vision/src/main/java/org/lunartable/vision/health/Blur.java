package org.lunartable.vision.health;

import org.lunartable.vision.Pixels;

/**
 * How far edges are smeared. The variance of the Laplacian alone says as much about contrast as
 * about focus; divided into that of the gradient it says how wide edges are: for an edge smeared by
 * a Gaussian of spread s the ratio of the two squares is 2 s², however strong the edge. Only strong
 * edges are counted, so that noise does not pass for sharpness. Stateless.
 */
final class Blur {
  /** An edge weaker than this (grey levels a pixel) tells nothing. */
  private static final double WEAKEST = 7;

  private static final double SHARE_OF_STRONGEST = 0.3;

  private Blur() {}

  /** The spread in pixels; 0 when no edge is strong enough. */
  static double of(Pixels pixels) {
    int width = pixels.width();
    int height = pixels.height();
    int[] grey = grey(pixels);
    double strongest = 0;
    for (int i : inner(width, height)) {
      strongest = Math.max(strongest, squaredGradient(grey, i, width));
    }
    if (strongest < WEAKEST * WEAKEST) {
      return 0;
    }
    double least = SHARE_OF_STRONGEST * SHARE_OF_STRONGEST * strongest;
    double gradient = 0;
    double laplacian = 0;
    for (int i : inner(width, height)) {
      double squared = squaredGradient(grey, i, width);
      if (squared >= least) {
        gradient += squared;
        double curved =
            grey[i - 1] + grey[i + 1] + grey[i - width] + grey[i + width] - 4.0 * grey[i];
        laplacian += curved * curved;
      }
    }
    return Math.sqrt(gradient / Math.max(1e-6, laplacian) / 2);
  }

  private static int[] grey(Pixels pixels) {
    int[] grey = new int[pixels.width() * pixels.height()];
    int i = 0;
    for (int v = pixels.top(); v < pixels.top() + pixels.height(); v++) {
      for (int u = pixels.left(); u < pixels.left() + pixels.width(); u++) {
        grey[i++] =
            (pixels.channel(u, v, 0) + 2 * pixels.channel(u, v, 1) + pixels.channel(u, v, 2)) / 4;
      }
    }
    return grey;
  }

  private static int[] inner(int width, int height) {
    int[] all = new int[Math.max(0, width - 2) * Math.max(0, height - 2)];
    int count = 0;
    for (int y = 1; y < height - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        all[count++] = y * width + x;
      }
    }
    return all;
  }

  private static double squaredGradient(int[] grey, int i, int width) {
    double across = (grey[i + 1] - grey[i - 1]) / 2.0;
    double down = (grey[i + width] - grey[i - width]) / 2.0;
    return across * across + down * down;
  }
}
