package org.lunartable.kiosk.table;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;

/** Something the table thread has to do. */
sealed interface Work {

  /**
   * Looks at an event.
   *
   * @param revision the screen the person who caused it saw, when the event itself cannot say
   * @param asked whether somebody waits for the reply; if not, a refusal is put on the screen
   * @param seat whose phone asks, and may do only what that seat may; empty for the table itself
   */
  record Look(TableEvent event, OptionalLong revision, boolean asked, Optional<String> seat)
      implements Work {

    Look(TableEvent event, OptionalLong revision, boolean asked) {
      this(event, revision, asked, Optional.empty());
    }

    @Override
    public Optional<String> newestOnly() {
      Observation seen = event.observation();
      boolean state =
          seen instanceof Observation.BoardSeen
              || seen instanceof Observation.BoardSighted
              || seen instanceof Observation.BoardDoubted
              || seen instanceof Observation.SourceHealth;
      return state
          ? Optional.of(event.source() + " " + seen.getClass().getSimpleName())
          : Optional.empty();
    }
  }

  /**
   * Begins a game.
   *
   * @param revision the screen on which somebody asked for it, when it was said
   */
  record Begin(String game, Map<String, Object> setup, String source, OptionalLong revision)
      implements Work {}

  /** Of all waiting work with the same key only the newest matters; empty when each counts. */
  default Optional<String> newestOnly() {
    return Optional.empty();
  }
}
