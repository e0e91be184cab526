package org.lunartable.engine.game;

import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Text;

/**
 * Why something may not be done: a value, not an exception.
 *
 * @param rule the rule that forbids it, for example {@code LC-16}; empty when it is not about a
 *     rule
 * @param text the sentence to show
 * @param places what to point at on the board
 */
public record Refused(String rule, Text text, List<Place> places) {
  public Refused {
    places = List.copyOf(places);
  }
}
