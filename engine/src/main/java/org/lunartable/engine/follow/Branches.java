package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Turn;

/**
 * Goes on from a position of the search: with the legal actions that the sighting gives reason to
 * believe. For one search; not for use by several threads.
 */
final class Branches {

  /** A walk that was not seen for this many turns is not followed. */
  private static final int MOST_TURNS_OF_A_WALK = 2;

  /** Takes what the search goes on to. */
  interface Search {

    /** Whether what follows from the node, for this cost and gain, can still matter. */
    boolean isHopeful(Node node, double cost, double gain);

    /** The game after legal actions from the node. */
    void reached(Node node, Doer.Done after, List<Action> actions, double cost, BitSet declined);
  }

  private final Referee referee;
  private final Manner manner;
  private final Hopes hopes;
  private final boolean everyOrder;
  private final Turns turns;
  private final Doer doer;
  private final Search search;
  private int tries;

  /**
   * Branches for one search.
   *
   * @param everyOrder whether actions that can be done in several orders are tried in all of them;
   *     else in one, which fails only where one must make way for another
   */
  Branches(Referee referee, Manner manner, Hopes hopes, boolean everyOrder, Search search) {
    this.referee = referee;
    this.manner = manner;
    this.hopes = hopes;
    this.everyOrder = everyOrder;
    this.turns = new Turns(referee, manner);
    this.doer = new Doer(referee, manner.scoring());
    this.search = search;
  }

  /** How often actions were tried so far. */
  int tries() {
    return tries;
  }

  void of(Node node) {
    double more = node.actions().isEmpty() ? 0 : manner.prior().further();
    List<Turns.Ready> beginning =
        turns.beginning(node.position()).stream().map(ready -> ready.dearer(more)).toList();
    build(node, beginning);
    fly(node, beginning);
    if (referee.rules().variants().abduction()) {
      abduct(node, beginning);
    }
    walk(node, beginning);
  }

  private void build(Node node, List<Turns.Ready> beginning) {
    BitSet declined = node.declined();
    for (Hopes.Built hope : hopes.builds(node.position().board())) {
      Action.Build build = hope.build();
      int index = node.position().board().lattice().index(build.at());
      if (node.declined().get(index)
          || !search.isHopeful(node, manner.prior().turn(), hope.gain())) {
        continue;
      }
      boolean legal = attempt(node, beginning, build, declined);
      // Builds do not hinder each other, but for domes, which cut networks.
      if (legal && build.piece() != Piece.DOME && hopes.isOnlyHope(build.at())) {
        declined = declining(declined, index);
      }
    }
  }

  private void fly(Node node, List<Turns.Ready> beginning) {
    for (Hopes.Trip trip : hopes.ufoMoves(node.position().board(), node.standing())) {
      if (search.isHopeful(node, manner.prior().turn(), trip.gain())) {
        Action move = new Action.MoveUfo(trip.from(), trip.to());
        attempt(node, beginning, move, node.declined());
      }
    }
  }

  private void abduct(Node node, List<Turns.Ready> beginning) {
    List<Place> ufos = node.position().board().places(Content::hasUfo);
    for (Hopes.Trip trip : trips(Content.ASTRONAUT, node, true)) {
      if (search.isHopeful(node, manner.prior().turn(), trip.gain())) {
        ufos.forEach(
            ufo ->
                attempt(
                    node,
                    beginning,
                    new Action.Abduct(ufo, trip.from(), trip.to()),
                    node.declined()));
      }
    }
  }

  private void walk(Node node, List<Turns.Ready> beginning) {
    List<Turns.Ready> ready = new ArrayList<>();
    turns.walking(node.position()).ifPresent(ready::add);
    ready.addAll(beginning);
    for (Content figure : List.of(Content.ROBOT, Content.ASTRONAUT)) {
      walk(node, figure, ready);
    }
  }

  private void walk(Node node, Content figure, List<Turns.Ready> ready) {
    boolean mayVanish = manner.scoring() && !node.position().scored().owners().isEmpty();
    int most = MOST_TURNS_OF_A_WALK * referee.rules().spacewalk().steps();
    BitSet declined = node.declined();
    Map<Place, Map<Turns.Ready, Ways>> ways = new HashMap<>();
    Place leaving = null;
    boolean left = false;
    for (Hopes.Trip trip : trips(figure, node, mayVanish)) {
      if (!trip.from().equals(leaving)) {
        declined = left ? declining(declined, index(node, leaving)) : declined;
        leaving = trip.from();
        left = false;
      }
      if (node.declined().get(index(node, trip.from()))) {
        continue;
      }
      for (Turns.Ready player : ready) {
        if (!search.isHopeful(node, player.cost(), trip.gain())) {
          continue;
        }
        Optional<List<Action>> steps =
            ways.computeIfAbsent(trip.from(), from -> new HashMap<>())
                .computeIfAbsent(
                    player, who -> new Ways(referee, who.position(), trip.from(), most))
                .to(trip.to());
        if (steps.isPresent() && attempt(node, player, steps.get(), declined)) {
          left = true;
          if (manner.anySide()) {
            break;
          }
        }
      }
    }
  }

  /** The walks worth trying, those of each figure together. */
  private List<Hopes.Trip> trips(Content figure, Node node, boolean mayVanish) {
    return hopes.walks(figure, node.position().board(), node.standing(), mayVanish);
  }

  private static int index(Node node, Place place) {
    return node.position().board().lattice().index(place);
  }

  private BitSet declining(BitSet declined, int index) {
    if (everyOrder || !manner.anySide()) {
      return declined;
    }
    BitSet more = (BitSet) declined.clone();
    more.set(index);
    return more;
  }

  /** Where any side may act and one can, it does not matter which did. */
  private boolean attempt(Node node, List<Turns.Ready> beginning, Action action, BitSet declined) {
    boolean legal = false;
    for (Turns.Ready ready : beginning) {
      legal |= attempt(node, ready, List.of(action), declined);
      if (legal && manner.anySide()) {
        return true;
      }
    }
    return legal;
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
        cost += again.get().cost() + manner.prior().further();
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
    search.reached(node, now, all, cost, declined);
    return true;
  }
}
