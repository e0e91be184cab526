package org.lunartable.vision.colour;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.colour.PatchColours.PatchColour;

/** Sums up how probable each colour of each patch is over many lights. */
final class Chances {
  private final double[][] sums;
  private double scale = Double.NEGATIVE_INFINITY;
  private double total;

  Chances(int patches) {
    sums = new double[patches][Pigment.COLOURS.size()];
  }

  /**
   * Adds what one light gives.
   *
   * @param log logarithm of how probable the light is with all the patches
   * @param chances for each patch the probability of each colour under it
   */
  void add(double log, double[][] chances) {
    if (log > scale) {
      rescale(log);
    }
    double weight = Math.exp(log - scale);
    total += weight;
    for (int i = 0; i < sums.length; i++) {
      for (int c = 0; c < sums[i].length; c++) {
        sums[i][c] += weight * chances[i][c];
      }
    }
  }

  private void rescale(double log) {
    double factor = Math.exp(scale - log);
    total *= factor;
    for (double[] row : sums) {
      for (int c = 0; c < row.length; c++) {
        row[c] *= factor;
      }
    }
    scale = log;
  }

  /** The most probable colour of each patch. */
  List<PatchColour> best() {
    List<PatchColour> best = new ArrayList<>();
    for (double[] row : sums) {
      int top = 0;
      for (int c = 1; c < row.length; c++) {
        top = row[c] > row[top] ? c : top;
      }
      best.add(new PatchColour(Pigment.COLOURS.get(top), row[top] / total));
    }
    return List.copyOf(best);
  }
}
