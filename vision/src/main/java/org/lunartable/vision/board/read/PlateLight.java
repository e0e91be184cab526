package org.lunartable.vision.board.read;

import java.util.Arrays;
import java.util.List;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.pose.BoardPlan;

/**
 * The light on the board as the light plates of the spaces show it: their colour near every place
 * is the grey all colours there are compared with, so shadow and tint matter little. Immutable once
 * made.
 */
final class PlateLight {

  /** Plates up to this far from a place speak for it, millimetres. */
  private static final double NEAR = 40;

  private static final double RIM = 6.2;
  private static final double[][] RING = {
    {RIM, RIM}, {RIM, 0}, {RIM, -RIM}, {0, -RIM}, {-RIM, -RIM}, {-RIM, 0}, {-RIM, RIM}, {0, RIM}
  };

  /** Red, green and blue (linear, 0 to 1) of each space's plate; null for other places. */
  private final double[][] plates;

  /** The same, typical for the neighbourhood of each place. */
  private final double[][] near;

  private final double[][] extremes;
  private final double[] whole;

  PlateLight(Tones tones, BoardPlan plan) {
    Lattice lattice = plan.lattice();
    plates = new double[lattice.size()][];
    near = new double[lattice.size()][];
    extremes = new double[lattice.size()][];
    List<Place> spaces = lattice.places(Place.Kind.SPACE);
    for (Place space : spaces) {
      plates[lattice.index(space)] = plate(tones, plan.x(space), plan.y(space));
    }
    for (Place place : lattice.places()) {
      around(place, lattice, plan);
    }
    whole = median(spaces.stream().map(space -> plates[lattice.index(space)]).toList());
  }

  private static double[] plate(Tones tones, double x, double y) {
    double[][] seen = new double[RING.length][3];
    for (int i = 0; i < RING.length; i++) {
      tones.at(x + RING[i][0], y + RING[i][1], BoardPlan.SPACE, seen[i]);
    }
    return median(List.of(seen));
  }

  private void around(Place place, Lattice lattice, BoardPlan plan) {
    int reach = (int) (NEAR / BoardPlan.PITCH * 2) + 1;
    double[][] found = new double[64][];
    int count = 0;
    double least = Double.MAX_VALUE;
    double most = 0;
    for (int y = place.y() - reach; y <= place.y() + reach; y++) {
      for (int x = place.x() - reach; x <= place.x() + reach; x++) {
        boolean space = (x & 1) == 1 && (y & 1) == 1 && lattice.contains(x, y);
        if (space) {
          double away = Math.hypot(plan.x(x) - plan.x(place), plan.y(y) - plan.y(place));
          if (away < NEAR) {
            double[] plate = plates[y * lattice.columns() + x];
            found[count++] = plate;
            if (away < 0.75 * BoardPlan.PITCH) {
              least = Math.min(least, plate[1]);
              most = Math.max(most, plate[1]);
            }
          }
        }
      }
    }
    int index = lattice.index(place);
    near[index] = median(List.of(Arrays.copyOf(found, count)));
    extremes[index] = new double[] {least, most};
  }

  private static double[] median(List<double[]> colours) {
    double[] median = new double[3];
    double[] values = new double[colours.size()];
    for (int c = 0; c < 3; c++) {
      for (int i = 0; i < values.length; i++) {
        values[i] = colours.get(i)[c];
      }
      Arrays.sort(values);
      median[c] = 0.5 * (values[(values.length - 1) / 2] + values[values.length / 2]);
    }
    return median;
  }

  /** Red, green and blue of the plates near a place. */
  double[] near(int index) {
    return near[index];
  }

  /** Red, green and blue of a space's own plate; null for other places. */
  double[] own(int index) {
    return plates[index];
  }

  /** The least and the most green light of the plates that touch a place. */
  double[] extremes(int index) {
    return extremes[index];
  }

  /** Red, green and blue typical for the whole board. */
  double[] whole() {
    return whole;
  }
}
