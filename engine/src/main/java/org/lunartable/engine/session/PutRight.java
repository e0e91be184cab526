package org.lunartable.engine.session;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.session.Session.Moment;

/** A roll that was another one: taken back and made anew, or nothing changes. */
final class PutRight {

  private PutRight() {}

  static Step roll(Session session, DieFace was, String source) {
    List<Moment> moments = session.moments();
    if (moments.isEmpty() || !isRoll(moments.get(moments.size() - 1))) {
      return Step.notDone(session, Session.refused("problem.no-roll"));
    }
    Step back = session.undo(source);
    Play before = back.next().play();
    Reading reading = Interpreter.die(before, was);
    if (!(reading instanceof Reading.Move roll)) {
      return Step.nothing(session, Optional.of(((Reading.Unexplained) reading).notice()));
    }
    Step anew = back.next().take(before.putRight(roll.option()), source);
    return anew.verdict() instanceof Verdict.Changed
        ? back.then(anew)
        : new Step(session, List.of(), List.of(), anew.verdict());
  }

  /** As it was read, or as it was put right before. */
  private static boolean isRoll(Moment made) {
    Play before = made.before();
    return before.options().stream()
        .filter(option -> option.expectation() instanceof Expectation.DieShows)
        .anyMatch(
            option ->
                made.move().equals(option.id())
                    || made.move().equals(before.putRight(option.id())));
  }
}
