package org.lunartable.engine.follow;

import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.spi.BoardSighting;

/**
 * A game followed from picture to picture: what is clear is taken, all else waits for a later
 * picture. For one thread.
 */
public final class FollowedGame {

  private final Follower follower;
  private Agreed agreed;
  private List<String> asked = List.of();

  /** A game that stands so before the first picture. */
  public FollowedGame(Referee referee, Manner manner, Agreed agreed) {
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
    return follower
        .follow(agreed, sighting)
        .match(this::clear, this::rivals, this::misfits, this::hidden);
  }

  private Step clear(Finding.Clear clear) {
    agreed = clear.explanation().after();
    asked = List.of();
    return new Step(Status.CLEAR, agreed, clear.explanation().actions(), List.of(), List.of());
  }

  /** Whether something happened at all is seen better on the next picture than asked. */
  private Step rivals(Finding.Rivals rivals) {
    List<String> texts = rivals.explanations().stream().map(Explanation::text).toList();
    boolean choice = rivals.explanations().stream().noneMatch(one -> one.actions().isEmpty());
    boolean again = !choice || texts.equals(asked);
    asked = choice ? texts : asked;
    return waiting(Status.UNCLEAR, rivals.places(), again ? List.of() : rivals.explanations());
  }

  private Step misfits(Finding.Unexplained unexplained) {
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
