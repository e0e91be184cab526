package org.lunartable.engine.follow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.spi.BoardSighting;

/**
 * A game followed from picture to picture: what is clear is taken, all else waits for a later
 * picture. The first picture is believed less than the position that is given: it shows how the
 * reader sees that position in this light, and later pictures are compared with it. For one thread.
 */
public final class FollowedGame {

  /** So many places may contradict the given position in the first picture: about one in 40. */
  private static final int MOST_MISREAD = 9;

  /** No hand is over the first picture: so few places that look covered are glare. */
  private static final int MOST_GLARE = 12;

  /** How clear an action must be that the first picture shows already. */
  private static final double SURE = 12;

  /** So many places are passed over in a picture that otherwise shows a clear action. */
  private static final int MOST_PASSED_OVER = 2;

  /** How clear such an action must be. */
  private static final double CLEARLY = 5;

  /** How far it must be from them, in places. */
  private static final int NEAR = 2;

  /** So many states of the game before the last actions are gone back to. */
  private static final int REMEMBERED = 4;

  private final Referee referee;
  private final Manner manner;
  private final Deque<Agreed> earlier = new ArrayDeque<>();
  private int waited;
  private Agreed agreed;
  private List<String> asked = List.of();
  private boolean looked;
  private boolean begun;

  /** A game that stands so before the first picture. */
  public FollowedGame(Referee referee, Manner manner, Agreed agreed) {
    this.referee = referee;
    this.manner = manner;
    this.agreed = agreed;
  }

  /** What a picture led to. */
  public enum Status {
    /** Board and game agree. */
    CLEAR,
    /** The game waits. */
    UNCLEAR,
    /** Something hides part of the board; the game waits. */
    OCCLUDED
  }

  /**
   * What a picture led to.
   *
   * @param agreed what is agreed now; as before unless clear
   * @param actions what was taken; none unless clear
   * @param unclear the places that nobody can be sure of
   * @param question rival explanations to choose from; none when there is nothing to choose, or the
   *     same was asked on the picture before
   */
  public record Step(
      Status status,
      Agreed agreed,
      List<Action> actions,
      List<Place> unclear,
      List<Explanation> question) {}

  /** What is agreed now. */
  public Agreed agreed() {
    return agreed;
  }

  /** Takes what a settled picture shows. */
  public Step next(BoardSighting sighting) {
    return next(sighting, then -> List.of());
  }

  /**
   * The same, for a picture that may have something over the board which hides nothing for certain.
   *
   * @param disturbed the places that look changed although a game that leads to this board does not
   *     change them; while there are any, nothing is taken
   */
  public Step next(BoardSighting sighting, Function<Board, List<Place>> disturbed) {
    Step step = step(sighting, disturbed);
    waited = step.status() == Status.CLEAR ? 0 : waited + 1;
    return step;
  }

  private Follower follower() {
    return new Follower(referee, manner.afterWaiting(waited));
  }

  private Step step(BoardSighting sighting, Function<Board, List<Place>> disturbed) {
    Finding finding = follower().follow(agreed, sighting);
    boolean isFirst = !looked;
    looked = true;
    return isFirst
        ? finding.match(
            clear -> isSure(clear) ? clear(clear, disturbed) : first(sighting),
            rivals -> first(sighting),
            unexplained -> first(sighting),
            hidden -> hidden.places().size() <= MOST_GLARE ? first(sighting) : hidden(hidden))
        : finding.match(
            clear -> mayHide(clear, sighting) ? hidden(sighting) : clear(clear, disturbed),
            rivals -> rivals(rivals, disturbed),
            unexplained -> misfits(unexplained, sighting, disturbed),
            this::hidden);
  }

  /** Nothing seems to have happened, but something covers a place or two: a fingertip, perhaps. */
  private boolean mayHide(Finding.Clear clear, BoardSighting sighting) {
    return clear.explanation().actions().isEmpty() && !covered(sighting).isEmpty();
  }

  private Step hidden(BoardSighting sighting) {
    return waiting(Status.OCCLUDED, covered(sighting), List.of());
  }

  private List<Place> covered(BoardSighting sighting) {
    return Follower.hidden(agreed.position().board(), sighting);
  }

  private static boolean isSure(Finding.Clear clear) {
    return clear.explanation().actions().isEmpty() || clear.margin() > SURE;
  }

  /** The given position, as long as the picture does not show quite another one. */
  private Step first(BoardSighting sighting) {
    List<Place> misread = follower().contradictions(agreed, sighting);
    if (misread.size() > MOST_MISREAD) {
      return waiting(Status.UNCLEAR, misread, List.of());
    }
    begun = true;
    return new Step(Status.CLEAR, agreed, List.of(), List.of(), List.of());
  }

  private Step clear(Finding.Clear clear, Function<Board, List<Place>> disturbed) {
    Agreed then = clear.explanation().after();
    List<Place> places = disturbed.apply(then.position().board());
    if (!places.isEmpty()) {
      return waiting(Status.OCCLUDED, places, List.of());
    }
    begun = true;
    if (!clear.explanation().actions().isEmpty()) {
      earlier.addFirst(agreed);
      if (earlier.size() > REMEMBERED) {
        earlier.removeLast();
      }
    }
    agreed = then;
    asked = List.of();
    return new Step(Status.CLEAR, agreed, clear.explanation().actions(), List.of(), List.of());
  }

  /** Whether something happened at all is seen better on the next picture than asked. */
  private Step rivals(Finding.Rivals rivals, Function<Board, List<Place>> disturbed) {
    Board likeliest = rivals.explanations().get(0).after().position().board();
    List<Place> places = disturbed.apply(likeliest);
    if (!places.isEmpty()) {
      return waiting(Status.OCCLUDED, places, List.of());
    }
    List<String> texts = rivals.explanations().stream().map(Explanation::text).toList();
    boolean choice = rivals.explanations().stream().noneMatch(one -> one.actions().isEmpty());
    boolean again = !choice || texts.equals(asked);
    asked = choice ? texts : asked;
    return waiting(Status.UNCLEAR, rivals.places(), again ? List.of() : rivals.explanations());
  }

  /**
   * Nobody is there to ask: few places that no action explains are the reader's mistake, where far
   * from them an action is clear without them.
   */
  private Step misfits(
      Finding.Unexplained unexplained,
      BoardSighting sighting,
      Function<Board, List<Place>> disturbed) {
    Optional<Step> mended = mended(sighting, disturbed);
    if (mended.isPresent()) {
      return mended.get();
    }
    List<Place> misread = unexplained.misfits().stream().map(Misfit::at).toList();
    if (!misread.isEmpty() && misread.size() <= (begun ? MOST_PASSED_OVER : MOST_MISREAD)) {
      Optional<Finding.Clear> without =
          follower()
              .follow(agreed, sighting.without(misread))
              .match(Optional::of, r -> none(), u -> none(), h -> none());
      if (without.filter(clear -> !begun || isApart(clear, misread)).isPresent()) {
        return clear(without.get(), disturbed);
      }
    }
    return unexplained(unexplained, disturbed);
  }

  /**
   * What was taken last may have been a mistake: a picture that nothing explains from there, but
   * all of which is clear from an earlier state of the game, is believed.
   */
  private Optional<Step> mended(BoardSighting sighting, Function<Board, List<Place>> disturbed) {
    List<Agreed> states = List.copyOf(earlier);
    for (int i = 0; i < states.size(); i++) {
      Optional<Finding.Clear> clear =
          follower()
              .follow(states.get(i), sighting)
              .match(Optional::of, r -> none(), u -> none(), h -> none());
      if (clear.filter(FollowedGame::isAction).isPresent()) {
        Step step = clear(clear.get(), disturbed);
        if (step.status() == Status.CLEAR) {
          earlier.clear();
          earlier.addAll(states.subList(i, states.size()));
        }
        return Optional.of(step);
      }
    }
    return Optional.empty();
  }

  private static boolean isAction(Finding.Clear found) {
    return found.margin() > CLEARLY && !found.explanation().actions().isEmpty();
  }

  private static Optional<Finding.Clear> none() {
    return Optional.empty();
  }

  /** Whether there are actions, clear ones, and none of them changes anything near the places. */
  private boolean isApart(Finding.Clear clear, List<Place> places) {
    Board before = agreed.position().board();
    List<Place> changed = before.differences(clear.explanation().after().position().board());
    return !changed.isEmpty()
        && clear.margin() > CLEARLY
        && changed.stream()
            .allMatch(
                one ->
                    places.stream()
                        .allMatch(
                            other ->
                                Math.abs(one.x() - other.x()) > NEAR
                                    || Math.abs(one.y() - other.y()) > NEAR));
  }

  private Step unexplained(
      Finding.Unexplained unexplained, Function<Board, List<Place>> disturbed) {
    List<Place> changed = disturbed.apply(unexplained.nearest());
    if (!changed.isEmpty()) {
      return waiting(Status.OCCLUDED, changed, List.of());
    }
    List<Place> places = unexplained.misfits().stream().map(Misfit::at).sorted().toList();
    return waiting(Status.UNCLEAR, places, List.of());
  }

  private Step hidden(Finding.Hidden hidden) {
    return waiting(Status.OCCLUDED, hidden.places(), List.of());
  }

  private Step waiting(Status status, List<Place> unclear, List<Explanation> question) {
    return new Step(status, agreed, List.of(), unclear, question);
  }
}
