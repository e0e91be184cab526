package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.screen.Screen;

/**
 * A game that was begun when records held the moves of people only: the computer answers each of
 * them in the same step, thought again whenever the record is read. It goes on as it was begun, so
 * that one record is read in one way from its start to its end.
 */
final class OldRecord implements Dealt {

  private final Dealt now;

  private OldRecord(Dealt now) {
    this.now = now;
  }

  /** From where a person has to decide. */
  static Dealt begin(Dealt dealt) {
    return new OldRecord(answered(dealt, new ArrayList<>()));
  }

  private static Dealt answered(Dealt dealt, List<Happening> happenings) {
    Dealt play = dealt;
    Optional<String> move = play.answer();
    while (move.isPresent()) {
      Taken taken = (Taken) play.take(move.get());
      happenings.addAll(taken.happenings());
      play = (Dealt) taken.next();
      move = play.answer();
    }
    return play;
  }

  @Override
  public Outcome take(String move) {
    Outcome outcome = now.take(move);
    if (outcome instanceof Taken taken) {
      List<Happening> happenings = new ArrayList<>(taken.happenings());
      Dealt next = answered((Dealt) taken.next(), happenings);
      return new Taken(new OldRecord(next), happenings);
    }
    return outcome;
  }

  @Override
  public Optional<String> answer() {
    return Optional.empty();
  }

  @Override
  public Optional<Proposal> advice(Viewer viewer) {
    return now.advice(viewer);
  }

  @Override
  public int told() {
    return now.told();
  }

  @Override
  public List<Option> options() {
    return now.options();
  }

  @Override
  public List<List<String>> turns() {
    return now.turns();
  }

  @Override
  public boolean isSecret() {
    return now.isSecret();
  }

  @Override
  public List<Topic> topics() {
    return now.topics();
  }

  @Override
  public Screen screen(Viewer viewer) {
    return now.screen(viewer);
  }

  @Override
  public Optional<String> result() {
    return now.result();
  }
}
