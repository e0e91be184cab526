package org.lunartable.engine.lunarcommand;

import java.util.List;
import org.lunartable.engine.game.Refused;

/** What the referee says to an action. */
public sealed interface Verdict {

  /** The action was legal (or agreed on) and led here. */
  record Accepted(Position position, List<Event> events) implements Verdict {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The action was not legal; nothing changed. */
  record Rejected(Refused why) implements Verdict {}
}
