package org.lunartable.engine.session;

import java.util.Optional;

/** To and fro in a game: what the companion did goes with what people did. */
final class Travel {

  private Travel() {}

  /** Takes back to where a person is to act. */
  static Step undo(Session session, String source) {
    return backToPerson(session.undo(source), source);
  }

  /** Does again up to where a person is to act. */
  static Step redo(Session session, String source) {
    return onToPerson(session.redo(source), source);
  }

  /** The move that told the line stands afterwards, and none that came after it. */
  static Step to(Session session, int line, String source) {
    Step step = Step.nothing(session, Optional.empty());
    if (session.play().told() < line) {
      while (step.next().canRedo() && step.next().play().told() < line) {
        step = step.then(step.next().redo(source));
      }
      return onToPerson(step, source);
    }
    while (step.next().toldBefore().orElse(-1) >= line) {
      step = step.then(step.next().undo(source));
    }
    return step.next() == session ? step : backToPerson(step, source);
  }

  private static Step backToPerson(Step step, String source) {
    Step far = step;
    while (far.next().play().awaitsCompanion() && far.next().canUndo()) {
      far = far.then(far.next().undo(source));
    }
    return far;
  }

  private static Step onToPerson(Step step, String source) {
    Step far = step;
    while (far.next().play().awaitsCompanion() && far.next().canRedo()) {
      far = far.then(far.next().redo(source));
    }
    return far;
  }
}
