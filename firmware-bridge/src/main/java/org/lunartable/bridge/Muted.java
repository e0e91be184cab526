package org.lunartable.bridge;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * Sensors that are not believed, named as people see the board.
 *
 * @param places such as {@code e5}, but for those in the columns
 * @param columns those that are not believed from end to end, such as {@code c}
 */
public record Muted(List<String> places, List<String> columns) {

  /** Every sensor is believed. */
  public static final Muted NONE = new Muted(List.of(), List.of());

  public Muted {
    places = List.copyOf(places);
    columns = List.copyOf(columns);
  }

  /** Whether every sensor is believed. */
  public boolean isEmpty() {
    return places.isEmpty() && columns.isEmpty();
  }

  /** The muted ones of a board with as many places as the lattice. */
  static Muted of(Lattice lattice, Occupancy occupancy) {
    List<String> columns = new ArrayList<>();
    List<String> places = new ArrayList<>();
    for (int column = 0; column < occupancy.columns(); column++) {
      List<String> here = mutedOf(lattice, occupancy, column);
      if (here.size() == occupancy.rows()) {
        columns.add(letters(lattice.place(column)));
      } else {
        places.addAll(here);
      }
    }
    return new Muted(places, columns);
  }

  private static List<String> mutedOf(Lattice lattice, Occupancy occupancy, int column) {
    List<String> names = new ArrayList<>();
    for (int at = column; at < occupancy.size(); at += occupancy.columns()) {
      if (occupancy.muted(at)) {
        names.add(lattice.place(at).name());
      }
    }
    return names;
  }

  private static String letters(Place place) {
    return place.name().replaceAll("\\d+$", "");
  }
}
