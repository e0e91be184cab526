package org.lunartable.engine.follow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;

/**
 * The shortest ways of one figure over the board (LC-24, LC-25). A way may lead over figures of the
 * same kind: nobody can tell them apart, so the one in the way goes on and the other takes its
 * place, in as many steps.
 */
final class Ways {

  private final Position position;
  private final Place start;
  private final Map<Place, Place> cameFrom = new HashMap<>();

  /**
   * The ways from here.
   *
   * @param most steps, at most
   */
  Ways(Referee referee, Position position, Place start, int most) {
    this.position = position;
    this.start = start;
    Deque<Place> edge = new ArrayDeque<>(List.of(start));
    cameFrom.put(start, start);
    for (int step = 0; step < most && !edge.isEmpty(); step++) {
      Deque<Place> further = new ArrayDeque<>();
      for (Place from : edge) {
        for (Place to : position.board().lattice().nextSpaces(from)) {
          if (!cameFrom.containsKey(to) && mayStand(to) && referee.opensWay(position, from, to)) {
            cameFrom.put(to, from);
            further.add(to);
          }
        }
      }
      edge = further;
    }
  }

  private boolean mayStand(Place to) {
    Content there = position.board().at(to);
    return there == Content.EMPTY || there == position.board().at(start);
  }

  /** The steps that lead there, in an order in which they are possible; empty without a way. */
  Optional<List<Action>> to(Place goal) {
    if (goal.equals(start) || !cameFrom.containsKey(goal)) {
      return Optional.empty();
    }
    List<Place> way = new ArrayList<>();
    for (Place at = goal; !at.equals(start); at = cameFrom.get(at)) {
      way.add(at);
    }
    way.add(start);
    Collections.reverse(way);
    return Optional.of(steps(way));
  }

  /** The figure nearest to the goal walks first, and each other to where the next one stood. */
  private List<Action> steps(List<Place> way) {
    List<Action> steps = new ArrayList<>();
    int end = way.size() - 1;
    for (int at = end - 1; at >= 0; at--) {
      if (position.board().at(way.get(at)).hasFigure()) {
        for (int i = at; i < end; i++) {
          steps.add(new Action.Step(way.get(i), way.get(i + 1)));
        }
        end = at;
      }
    }
    return steps;
  }
}
