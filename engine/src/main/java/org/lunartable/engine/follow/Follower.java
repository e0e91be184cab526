package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.spi.BoardSighting;

/**
 * Says what a sighting of the settled board means: the legal actions since the agreed position that
 * explain it best, a question between rivals, or the places that nothing explains. Nothing is taken
 * that is not clearly better than every rival, and nothing at all while some place contradicts it.
 * Takes some tens of milliseconds at most, so never belongs on the table thread. Immutable and safe
 * to share between threads.
 */
public final class Follower {

  private static final int MOST_RIVALS = 3;

  /** A hand covers at least so many places; fewer are glare, of which nothing is believed. */
  private static final int LEAST_HIDDEN = 4;

  /** From this weight on, a natural logarithm, a place looks otherwise. */
  private static final double OTHERWISE = 1;

  private final Referee referee;
  private final Manner manner;

  public Follower(Referee referee, Manner manner) {
    this.referee = referee;
    this.manner = manner;
  }

  /**
   * What the sighting means.
   *
   * @throws IllegalArgumentException when it is of a board of another size
   */
  public Finding follow(Agreed agreed, BoardSighting sighting) {
    if (!sighting.lattice().equals(agreed.position().board().lattice())) {
      throw new IllegalArgumentException("the sighting is of a board of another size");
    }
    Board board = agreed.position().board();
    if (isHidden(board, sighting)) {
      return new Finding.Hidden(hidden(board, sighting));
    }
    Weights weights = new Weights(sighting);
    Position opening = new Turns(referee, manner).opening(agreed.position());
    Search.Found found = new Search(referee, manner, weights, false).run(agreed, opening);
    if (manner.anySide() && !explainsAll(found, weights)) {
      found = new Search(referee, manner, weights, true).run(agreed, opening);
    }
    return judge(found, weights);
  }

  /** The places that contradict what is agreed; none are told apart from those that changed. */
  List<Place> contradictions(Agreed agreed, BoardSighting sighting) {
    Weights weights = new Weights(sighting);
    Board board = agreed.position().board();
    return weights.lattice().places().stream()
        .filter(
            at ->
                weights.of(weights.lattice().index(at), board, agreed.standing())
                    <= -manner.prior().misfit())
        .toList();
  }

  /**
   * The places that look otherwise than agreed, none when all that may be the reader's mistake:
   * when together they weigh less than one place that it would not misread.
   */
  List<Place> otherwise(Agreed agreed, BoardSighting sighting) {
    Weights weights = new Weights(sighting);
    Board board = agreed.position().board();
    ToDoubleFunction<Place> weight =
        at -> weights.of(weights.lattice().index(at), board, agreed.standing());
    List<Place> places =
        weights.lattice().places().stream()
            .filter(at -> weight.applyAsDouble(at) <= -OTHERWISE)
            .toList();
    double all = places.stream().mapToDouble(weight).sum();
    return all <= -manner.prior().misfit() ? places : List.of();
  }

  private boolean explainsAll(Search.Found found, Weights weights) {
    Node best = found.best().get(0);
    return found.complete() && misfits(best, weights, manner.prior().misfit()).isEmpty();
  }

  /** Whether something hides so much of the board that the sighting says nothing of it. */
  public static boolean isHidden(Board board, BoardSighting sighting) {
    return hidden(board, sighting).size() >= LEAST_HIDDEN;
  }

  /** A UFO always hides what is under its rim; that is no hand. */
  static List<Place> hidden(Board board, BoardSighting sighting) {
    return board.lattice().places().stream()
        .filter(place -> sighting.at(place).hidden())
        .filter(place -> !besideUfo(place, board, sighting))
        .toList();
  }

  private static boolean besideUfo(Place place, Board board, BoardSighting sighting) {
    for (int y = place.y() - 1; y <= place.y() + 1; y++) {
      for (int x = place.x() - 1; x <= place.x() + 1; x++) {
        if (board.lattice().contains(x, y)) {
          Place near = new Place(x, y);
          BoardSighting.Sight sight = sighting.at(near);
          if (board.at(near).hasUfo() || (!sight.hidden() && sight.likeliest().hasUfo())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private Finding judge(Search.Found found, Weights weights) {
    Node best = found.best().get(0);
    List<Misfit> misfits = misfits(best, weights, manner.prior().misfit());
    if (!misfits.isEmpty() || !found.complete()) {
      return new Finding.Unexplained(
          misfits.isEmpty() ? misfits(best, weights, manner.prior().misfit() / 2) : misfits,
          best.position().board());
    }
    double margin =
        found.best().size() == 1
            ? Double.POSITIVE_INFINITY
            : best.score() - found.best().get(1).score();
    return margin < manner.prior().margin()
        ? rivals(found.best())
        : new Finding.Clear(finished(best, weights), margin);
  }

  private Finding rivals(List<Node> best) {
    double least = best.get(0).score() - manner.prior().margin();
    List<Node> rivals =
        best.stream().filter(node -> node.score() > least).limit(MOST_RIVALS).toList();
    TreeSet<Place> places = new TreeSet<>();
    Board first = rivals.get(0).position().board();
    rivals.forEach(node -> places.addAll(first.differences(node.position().board())));
    return new Finding.Rivals(rivals.stream().map(Node::explanation).toList(), List.copyOf(places));
  }

  /** Where any side may act, turns mean nothing: a walk is over once it was seen. */
  private Explanation finished(Node node, Weights weights) {
    Position position = node.position();
    List<Action> actions = new ArrayList<>(node.actions());
    if (manner.anySide() && position.roll().isWalking()) {
      for (Turns.Ready closed : new Turns(referee, manner).closed(position).stream().toList()) {
        position = closed.position();
        actions.addAll(closed.before());
      }
    }
    Agreed after = new Agreed(position, node.standing());
    return new Explanation(actions, after.without(gone(after, weights)), node.score());
  }

  /** The scored figures that are clearly off the board by now. */
  private List<Place> gone(Agreed agreed, Weights weights) {
    Board board = agreed.position().board();
    return agreed.standing().entrySet().stream()
        .filter(
            figure ->
                weights.of(figure.getKey(), board.at(figure.getKey()))
                    > weights.of(figure.getKey(), figure.getValue()) + manner.prior().margin())
        .map(Map.Entry::getKey)
        .toList();
  }

  private List<Misfit> misfits(Node node, Weights weights, double worst) {
    Reasons reasons = new Reasons(referee, new Turns(referee, manner), node.position());
    Board board = node.position().board();
    return weights.lattice().places().stream()
        .filter(at -> weights.of(weights.lattice().index(at), board, node.standing()) <= -worst)
        .sorted(Comparator.comparingDouble(at -> weights.of(at, board.at(at))))
        .map(
            at -> {
              List<Content> alike = weights.best(at);
              Content seen = reasons.nearest(at, alike);
              return new Misfit(at, board.at(at), seen, alike, reasons.why(at, seen));
            })
        .toList();
  }
}
