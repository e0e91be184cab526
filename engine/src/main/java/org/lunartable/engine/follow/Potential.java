package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/**
 * The weight that more actions may still win: no explanation that goes on wins more. A build mends
 * one slot for the cost of a turn, which is dearer after the first one. What comes to a space has
 * left another: where nothing seems to have left, what seems to have come counts for as much less.
 */
final class Potential {

  private final Weights weights;
  private final double turn;
  private final double further;
  private final double walk;
  private final boolean[] isSpace;

  Potential(Weights weights, Prior prior) {
    this.weights = weights;
    this.turn = prior.turn();
    this.further = prior.further();
    this.walk = prior.figure() + prior.step();
    this.isSpace = new boolean[weights.lattice().size()];
    for (Place space : weights.lattice().places(Place.Kind.SPACE)) {
      isSpace[weights.lattice().index(space)] = true;
    }
  }

  /**
   * The most that can be won from a board.
   *
   * @param declined places that will not change
   * @param first whether no turn has been taken yet
   */
  double of(Board board, Map<Place, Content> standing, BitSet declined, boolean first) {
    List<Double> come = new ArrayList<>();
    List<Double> left = new ArrayList<>();
    double sum = 0;
    double cheaper = 0;
    for (int i = 0; i < isSpace.length; i++) {
      if (declined.get(i)) {
        continue;
      }
      double missing = -weights.of(i, board, standing);
      if (!isSpace[i]) {
        double dear = Math.max(0, missing - turn - further);
        cheaper = Math.max(cheaper, Math.max(0, missing - turn) - dear);
        sum += dear;
      } else if (board.at(i).hasFigure() || board.at(i).hasUfo()) {
        left.add(missing > 0 ? missing : weights.bestBut(i, board.at(i)));
      } else if (missing > 0) {
        come.add(missing);
      }
    }
    return sum + (first ? cheaper : 0) + moves(come, left);
  }

  private double moves(List<Double> come, List<Double> left) {
    come.sort(Collections.reverseOrder());
    left.sort(Collections.reverseOrder());
    double sum = 0;
    for (int i = 0; i < left.size(); i++) {
      double gone = left.get(i);
      double there = i < come.size() ? come.get(i) : 0;
      sum +=
          gone > 0
              ? Math.max(0, gone - walk / 2) + Math.max(0, there - walk / 2)
              : Math.max(0, there + gone - walk);
    }
    return sum;
  }
}
