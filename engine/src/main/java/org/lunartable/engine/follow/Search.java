package org.lunartable.engine.follow;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;

/**
 * Finds the best explanations: a position is gone on from in the order of what it can still become.
 * For one sighting; not for use by several threads.
 */
final class Search implements Branches.Search {

  /** Attempts after which it gives up; some tens of milliseconds. */
  private static final int MOST_TRIES = 1500;

  private final Manner manner;
  private final Weights weights;
  private final Potential potential;
  private final Branches branches;
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(
          Comparator.comparingDouble(Node::bound).thenComparingDouble(Node::score).reversed());
  private final Map<Object, Node> reached = new HashMap<>();
  private final Map<Board, Node> byBoard = new HashMap<>();
  private double best;

  Search(Referee referee, Manner manner, Weights weights, boolean everyOrder) {
    this.manner = manner;
    this.weights = weights;
    this.potential = new Potential(weights, manner.prior());
    this.branches = new Branches(referee, manner, new Hopes(weights), everyOrder, this);
  }

  /**
   * What was found.
   *
   * @param best one explanation a board, the best first
   * @param complete whether nothing as good can have been missed
   */
  record Found(List<Node> best, boolean complete) {}

  Found run(Agreed agreed, Position opening) {
    BitSet none = new BitSet();
    double bound = potential.of(opening.board(), agreed.standing(), none, true);
    offer(new Node(opening, agreed.standing(), List.of(), 0, none, bound));
    while (!isDone() && branches.tries() < MOST_TRIES) {
      branches.of(open.poll());
    }
    List<Node> found =
        byBoard.values().stream()
            .sorted(Comparator.comparingDouble(Node::score).reversed())
            .toList();
    return new Found(found, isDone());
  }

  private boolean isDone() {
    return open.isEmpty() || open.peek().bound() < worthwhile();
  }

  private double worthwhile() {
    return best - manner.prior().margin();
  }

  @Override
  public boolean isHopeful(Node node, double cost, double gain) {
    return node.bound() - cost + Math.min(gain, cost) >= worthwhile();
  }

  @Override
  public void reached(
      Node node, Doer.Done after, List<Action> actions, double cost, BitSet declined) {
    Board board = after.position().board();
    double score = node.score() - cost;
    Board was = node.position().board();
    for (int i = 0; i < weights.lattice().size(); i++) {
      if (was.at(i) != board.at(i)) {
        score += weights.of(i, board, after.standing()) - weights.of(i, was, node.standing());
      }
    }
    double bound = score + potential.of(board, after.standing(), declined, false);
    offer(new Node(after.position(), after.standing(), actions, score, declined, bound));
  }

  private void offer(Node node) {
    Object key = key(node.position());
    if (node.bound() < worthwhile() || isCovered(node, reached.get(key))) {
      return;
    }
    reached.put(key, node);
    open.add(node);
    best = Math.max(best, node.score());
    byBoard.merge(
        node.position().board(), node, (one, other) -> other.score() > one.score() ? other : one);
  }

  /** What decides how the game can go on: where any side may act, turns only count in a walk. */
  private Object key(Position position) {
    boolean anybody = manner.anySide() && !position.roll().isWalking();
    return Arrays.asList(
        position.board(), anybody ? null : position.turn(), position.roll().stepsLeft());
  }

  /** Whether all that can follow from the node follows from the other one as well. */
  private static boolean isCovered(Node node, Node other) {
    if (other == null || other.score() < node.score()) {
      return false;
    }
    BitSet more = (BitSet) other.declined().clone();
    more.andNot(node.declined());
    return more.isEmpty();
  }
}
