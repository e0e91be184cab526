package org.lunartable.engine.screen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Place;

/**
 * Something that just happened, told so that a page can animate it and a voice can say it.
 *
 * @param kind {@code rolled}, {@code built}, {@code moved}, {@code station}, {@code walk-in},
 *     {@code abducted}, {@code passed}, {@code won}, {@code corrected}
 * @param seat who it is about: who acted, or who gained
 * @param places what moved or was built; from, to for moves; the spaces of a station
 * @param wall the outer wall of a station (LC-30)
 * @param counted each seat's pieces in that wall
 * @param points the points that each seat gained; less than zero only by a correction
 * @param text the same in words
 */
public record Happening(
    String kind,
    Optional<String> seat,
    List<Place> places,
    List<Place> wall,
    Map<String, List<Place>> counted,
    Map<String, Integer> points,
    Text text) {

  /** A happening that brings no points. */
  public static Happening plain(String kind, String seat, List<Place> places, Text text) {
    return new Happening(kind, Optional.of(seat), places, List.of(), Map.of(), Map.of(), text);
  }
}
