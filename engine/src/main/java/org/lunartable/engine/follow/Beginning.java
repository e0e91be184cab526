package org.lunartable.engine.follow;

import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;

/** What the first picture of a game says of the position before it. Immutable. */
record Beginning(Follower follower, Agreed agreed) {

  /** So many places may contradict a given position: about one in 40. */
  static final int MOST_MISREAD = 9;

  /** No hand is over the first picture: so few places that look covered are glare. */
  private static final int MOST_GLARE = 12;

  /** How clear an action must be that the first picture shows already. */
  private static final double SURE = 12;

  /** Whether the position stands, or an action since then is beyond doubt. */
  boolean isSure(Finding.Clear clear) {
    return clear.explanation().actions().isEmpty() || clear.margin() > SURE;
  }

  /** The places that contradict a given position; none when they are few enough to be misread. */
  List<Place> contradictions(BoardSighting sighting) {
    List<Place> places = follower.contradictions(agreed, sighting);
    return places.size() > MOST_MISREAD ? places : List.of();
  }

  boolean isGlare(List<Place> covered) {
    return covered.size() <= MOST_GLARE;
  }

  /** The same, but what is covered by glare says nothing. */
  BoardSighting throughGlare(BoardSighting sighting) {
    List<Place> covered = Follower.hidden(agreed.position().board(), sighting);
    return isGlare(covered) ? sighting.without(covered) : sighting;
  }

  /** The places that look otherwise than a position that is only assumed and what explains them. */
  List<Place> otherwise(Finding finding, BoardSighting sighting) {
    return finding.match(
        clear -> follower.otherwise(clear.explanation().after(), sighting),
        rivals -> List.of(),
        unexplained -> follower.otherwise(agreed, sighting),
        hidden -> List.of());
  }
}
