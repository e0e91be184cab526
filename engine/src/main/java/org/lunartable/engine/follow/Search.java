package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Turn;

/**
 * Finds the best explanations, best first: a position is gone on from in the order of what it can
 * still become. Only legal actions lead on, and only to what the sighting gives reason to believe.
 * For one sighting; not for use by several threads.
 */
final class Search {

  /** Attempts after which it gives up; some tens of milliseconds. */
  private static final int MOST_TRIES = 1500;

  /** A walk that was not seen for this many turns is not followed. */
  private static final int MOST_TURNS_OF_A_WALK = 2;

  private final Referee referee;
  private final Manner manner;
  private final Weights weights;
  private final Hopes hopes;
  private final Turns turns;
  private final Doer doer;
  private final PriorityQueue<Node> open =
      new PriorityQueue<>(
          Comparator.comparingDouble(Node::bound).thenComparingDouble(Node::score).reversed());
  private final Map<Object, Node> reached = new HashMap<>();
  private final Map<Board, Node> byBoard = new HashMap<>();
  private int tries;
  private double best;

  Search(Referee referee, Manner manner, Weights weights) {
    this.referee = referee;
    this.manner = manner;
    this.weights = weights;
    this.hopes = new Hopes(weights);
    this.turns = new Turns(referee, manner);
    this.doer = new Doer(referee, manner.scoring());
  }

  /**
   * What was found.
   *
   * @param best one explanation a board, the best first
   * @param complete whether nothing as good can have been missed
   */
  record Found(List<Node> best, boolean complete) {}

  Found run(Agreed agreed) {
    Position opening = turns.opening(agreed.position());
    BitSet none = new BitSet();
    double bound = potential(opening.board(), agreed.standing(), none);
    offer(new Node(opening, agreed.standing(), List.of(), 0, none, bound));
    while (!open.isEmpty() && tries < MOST_TRIES && open.peek().bound() >= worthwhile()) {
      goOn(open.poll());
    }
    boolean complete = open.isEmpty() || open.peek().bound() < worthwhile();
    List<Node> found =
        byBoard.values().stream()
            .sorted(Comparator.comparingDouble(Node::score).reversed())
            .toList();
    return new Found(found, complete);
  }

  private double worthwhile() {
    return best - manner.prior().margin();
  }

  private void goOn(Node node) {
    Board board = node.position().board();
    List<Turns.Ready> beginning = turns.beginning(node.position());
    build(node, beginning);
    List<Hopes.Trip> flights = hopes.ufoMoves(board, node.standing());
    for (Hopes.Trip trip : flights) {
      Action move = new Action.MoveUfo(trip.from(), trip.to());
      beginning.forEach(ready -> attempt(node, ready, move));
    }
    if (referee.rules().variants().abduction()) {
      abduct(node, beginning);
    }
    Consumer<Turns.Ready> walk = ready -> walk(node, ready);
    turns.walking(node.position()).ifPresent(walk);
    beginning.forEach(walk);
  }

  /**
   * Tries the builds in turn. Where any side may act, builds do not hinder each other, so each set
   * of them is tried in one order only: what was possible and not done is declined.
   */
  private void build(Node node, List<Turns.Ready> beginning) {
    BitSet declined = (BitSet) node.declined().clone();
    for (Action.Build build : hopes.builds(node.position().board())) {
      int index = weights.lattice().index(build.at());
      if (node.declined().get(index)) {
        continue;
      }
      boolean possible = false;
      for (Turns.Ready ready : beginning) {
        possible |= attempt(node, ready, List.of(build), declined);
      }
      if (possible
          && manner.anySide()
          && hopes.isOnlyHope(build.at())
          && build.piece() != Piece.DOME) {
        declined = (BitSet) declined.clone();
        declined.set(index);
      }
    }
  }

  private void abduct(Node node, List<Turns.Ready> beginning) {
    Board board = node.position().board();
    List<Place> ufos = board.places(Content::hasUfo);
    for (Hopes.Trip trip : hopes.walks(Content.ASTRONAUT, board, node.standing(), true)) {
      for (Place ufo : ufos) {
        Action lift = new Action.Abduct(ufo, trip.from(), trip.to());
        beginning.forEach(ready -> attempt(node, ready, lift));
      }
    }
  }

  private void walk(Node node, Turns.Ready ready) {
    Board board = node.position().board();
    boolean mayVanish = manner.scoring() && !ready.position().scored().owners().isEmpty();
    int most = MOST_TURNS_OF_A_WALK * referee.rules().spacewalk().steps();
    Map<Place, Ways> ways = new HashMap<>();
    for (Content figure : List.of(Content.ROBOT, Content.ASTRONAUT)) {
      for (Hopes.Trip trip : hopes.walks(figure, board, node.standing(), mayVanish)) {
        ways.computeIfAbsent(trip.from(), from -> new Ways(referee, ready.position(), from, most))
            .to(trip.to())
            .ifPresent(steps -> attempt(node, ready, steps, node.declined()));
      }
    }
  }

  private void attempt(Node node, Turns.Ready ready, Action action) {
    attempt(node, ready, List.of(action), node.declined());
  }

  /** Does the actions from here, all of them or none; says whether they are legal. */
  private boolean attempt(Node node, Turns.Ready ready, List<Action> actions, BitSet declined) {
    tries++;
    Turn turn = ready.position().turn();
    Doer.Done now = new Doer.Done(ready.position(), node.standing());
    double cost = ready.cost();
    for (Action action : actions) {
      if (!now.position().roll().isRolled()) {
        Optional<Turns.Ready> again = turns.again(now.position(), turn);
        if (again.isEmpty()) {
          return false;
        }
        cost += again.get().cost();
        now = new Doer.Done(again.get().position(), now.standing());
      }
      Optional<Doer.Done> done = doer.take(now.position(), now.standing(), action);
      if (done.isEmpty()) {
        return false;
      }
      now = done.get();
      cost += action instanceof Action.Step ? manner.prior().step() : 0;
    }
    List<Action> all = new ArrayList<>(node.actions());
    all.addAll(ready.before());
    all.addAll(actions);
    offer(node, now, all, cost, declined);
    return true;
  }

  private void offer(
      Node from, Doer.Done done, List<Action> actions, double cost, BitSet declined) {
    Board board = done.position().board();
    double score = from.score() - cost;
    for (Place place : from.position().board().differences(board)) {
      int index = weights.lattice().index(place);
      score += weights.of(index, board, done.standing());
      score -= weights.of(index, from.position().board(), from.standing());
    }
    double bound = score + potential(board, done.standing(), declined);
    offer(new Node(done.position(), done.standing(), actions, score, declined, bound));
  }

  private void offer(Node node) {
    Position position = node.position();
    Object key = List.of(position.board(), position.turn(), position.roll().stepsLeft());
    if (node.bound() < worthwhile() || isCovered(node, reached.get(key))) {
      return;
    }
    reached.put(key, node);
    open.add(node);
    best = Math.max(best, node.score());
    byBoard.merge(
        position.board(), node, (one, other) -> other.score() > one.score() ? other : one);
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

  /**
   * The weight that more actions may still win. A build mends one slot for the cost of a turn, a
   * walk two spaces for that of a figure and a step.
   */
  private double potential(Board board, Map<Place, Content> standing, BitSet declined) {
    double slot = manner.prior().turn();
    double space = (manner.prior().figure() + manner.prior().step()) / 2;
    double sum = 0;
    for (int i = 0; i < weights.lattice().size(); i++) {
      double missing = -weights.of(i, board, standing);
      if (missing > space && !declined.get(i)) {
        sum += Math.max(0, missing - (weights.lattice().place(i).isSpace() ? space : slot));
      }
    }
    return sum;
  }
}
