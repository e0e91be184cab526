package org.lunartable.engine.follow;

import java.util.List;
import java.util.function.Function;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.spi.BoardSighting;

/**
 * A game followed from picture to picture: what is clear is taken, all else waits for a later
 * picture. Until a picture has once agreed with the game, the position is trusted more than the
 * reader, who has nothing to compare with yet. For one thread.
 */
public final class FollowedGame {

  private final Follower trusting;
  private final Follower follower;
  private Agreed agreed;
  private List<String> asked = List.of();
  private boolean begun;

  /** A game that stands so before the first picture. */
  public FollowedGame(Referee referee, Manner manner, Agreed agreed) {
    this.trusting = new Follower(referee, manner.trusting());
    this.follower = new Follower(referee, manner);
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
    return (begun ? follower : trusting)
        .follow(agreed, sighting)
        .match(
            clear -> clear(clear, disturbed),
            rivals -> rivals(rivals, disturbed),
            unexplained -> misfits(unexplained, disturbed),
            this::hidden);
  }

  private Step clear(Finding.Clear clear, Function<Board, List<Place>> disturbed) {
    Agreed then = clear.explanation().after();
    List<Place> places = disturbed.apply(then.position().board());
    if (!places.isEmpty()) {
      return waiting(Status.OCCLUDED, places, List.of());
    }
    begun = true;
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

  private Step misfits(Finding.Unexplained unexplained, Function<Board, List<Place>> disturbed) {
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
