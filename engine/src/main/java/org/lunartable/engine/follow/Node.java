package org.lunartable.engine.follow;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;

/**
 * A position reached in the search.
 *
 * @param position its roll says what may go on: a walk under way, or nothing
 * @param standing scored figures that may still stand
 * @param actions how it was reached
 * @param score how well it explains the sighting, against no change at all
 * @param declined slots that are believed empty here: what may have been built there could have
 *     been built before, and that is another branch of the search
 * @param bound what no explanation that goes on from here can exceed
 */
record Node(
    Position position,
    Map<Place, Content> standing,
    List<Action> actions,
    double score,
    BitSet declined,
    double bound) {

  Explanation explanation() {
    return new Explanation(actions, new Agreed(position, standing), score);
  }
}
