package org.lunartable.engine.spacelab.state;

import java.util.Collection;
import java.util.List;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;

/**
 * A player: what lies before them, and what they hold.
 *
 * @param tiles objectives that are not on a capsule yet (SL-2)
 */
public record Player(
    Station station, List<Lab> hand, List<Project> projects, List<Objective> tiles) {

  public Player with(Station changed) {
    return new Player(changed, hand, projects, tiles);
  }

  public Player holding(List<Lab> cards) {
    return new Player(station, cards, projects, tiles);
  }

  public Player drew(Collection<Lab> cards) {
    return holding(Lists.plusAll(hand, cards));
  }

  public Player discarded(Lab card) {
    return holding(Lists.minus(hand, card));
  }

  public Player kept(Project project) {
    return new Player(station, hand, Lists.plus(projects, project), tiles);
  }

  public Player put(Objective tile) {
    return new Player(station, hand, projects, Lists.minus(tiles, tile));
  }
}
