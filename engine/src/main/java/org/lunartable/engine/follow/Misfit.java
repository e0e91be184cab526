package org.lunartable.engine.follow;

import java.util.List;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/**
 * A place that differs from the game in a way that no legal action explains.
 *
 * @param expected what the game has there
 * @param seen what the board seems to have there, as near to the rules as what was seen allows
 * @param alike all that explains as well what was seen there, {@code seen} among it: a sensor knows
 *     that something stands, not what
 * @param why the rule that forbids it
 */
public record Misfit(Place at, Content expected, Content seen, List<Content> alike, Refused why) {

  public Misfit {
    alike = List.copyOf(alike);
  }
}
