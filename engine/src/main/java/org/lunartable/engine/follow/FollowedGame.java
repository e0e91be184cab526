package org.lunartable.engine.follow;

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
 * picture. The first picture is believed less than a position that somebody gave: it shows how the
 * reader sees that position in this light, and later pictures are compared with it. A position that
 * is only assumed has to be borne out by a picture first. For one thread.
 */
public final class FollowedGame {

  /** So many places are passed over in a picture that otherwise shows a clear action. */
  private static final int MOST_PASSED_OVER = 2;

  private final Referee referee;
  private final Manner manner;
  private Earlier earlier = Earlier.NONE;
  private int waited;
  private Agreed agreed;
  private List<String> asked = List.of();
  private final boolean given;
  private boolean looked;
  private boolean begun;

  /**
   * A game that stands so before the first picture.
   *
   * @param given whether somebody said so; else it is assumed
   */
  public FollowedGame(Referee referee, Manner manner, Agreed agreed, boolean given) {
    this.referee = referee;
    this.manner = manner;
    this.agreed = agreed;
    this.given = given;
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
    boolean isFirst = !looked;
    looked = true;
    if (!given && !begun) {
      return assumed(isFirst ? beginning().throughGlare(sighting) : sighting, disturbed);
    }
    Finding finding = follower().follow(agreed, sighting);
    return isFirst
        ? finding.match(
            clear -> beginning().isSure(clear) ? clear(clear, disturbed) : first(sighting),
            rivals -> first(sighting),
            unexplained -> first(sighting),
            hidden -> beginning().isGlare(hidden.places()) ? first(sighting) : hidden(hidden))
        : finding.match(
            clear -> mayHide(clear, sighting) ? hidden(sighting) : clear(clear, disturbed),
            rivals -> rivals(rivals, disturbed),
            unexplained -> misfits(unexplained, sighting, disturbed),
            this::hidden);
  }

  private Beginning beginning() {
    return new Beginning(follower(), agreed);
  }

  /** Nobody said how the game stands: the picture has to bear out what is assumed. */
  private Step assumed(BoardSighting sighting, Function<Board, List<Place>> disturbed) {
    Finding finding = follower().follow(agreed, sighting);
    List<Place> otherwise = beginning().otherwise(finding, sighting);
    return otherwise.isEmpty()
        ? finding.match(
            clear -> clear(clear, disturbed),
            rivals -> rivals(rivals, disturbed),
            unexplained -> unexplained(unexplained, disturbed),
            this::hidden)
        : waiting(Status.UNCLEAR, otherwise, List.of());
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

  /** The given position, as long as the picture does not show quite another one. */
  private Step first(BoardSighting sighting) {
    List<Place> contradictions = beginning().contradictions(sighting);
    if (!contradictions.isEmpty()) {
      return waiting(Status.UNCLEAR, contradictions, List.of());
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
      earlier = earlier.after(agreed);
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
    if (!misread.isEmpty()
        && misread.size() <= (begun ? MOST_PASSED_OVER : Beginning.MOST_MISREAD)) {
      Optional<Finding.Clear> without =
          clearly(follower().follow(agreed, sighting.without(misread)));
      Board before = agreed.position().board();
      if (without.filter(clear -> !begun || clear.isApart(before, misread)).isPresent()) {
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
    return earlier
        .mended(follower(), sighting)
        .map(
            mended -> {
              Step step = clear(mended.clear(), disturbed);
              if (step.status() == Status.CLEAR) {
                earlier = mended.left();
              }
              return step;
            });
  }

  private static Optional<Finding.Clear> clearly(Finding finding) {
    return finding instanceof Finding.Clear clear ? Optional.of(clear) : Optional.empty();
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
