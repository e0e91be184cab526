package org.lunartable.kiosk.history;

import java.util.List;
import org.lunartable.engine.lunarcommand.play.LunarCommandRecord.Made;
import org.lunartable.engine.session.Session;

/** The moves of a session that stand, each with the position it was made in. */
final class Moves {

  private Moves() {}

  static List<Made> of(Session session) {
    return session.moments().stream()
        .map(moment -> new Made(moment.before(), moment.move()))
        .toList();
  }
}
