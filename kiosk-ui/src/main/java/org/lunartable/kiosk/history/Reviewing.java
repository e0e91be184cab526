package org.lunartable.kiosk.history;

import java.util.Optional;

/**
 * How far the look back at a game is.
 *
 * @param state {@code ready}; {@code thinking}: it is being looked at, ask again; {@code none}: the
 *     game is not finished, of a kind that is not rated, or could not be rated this time
 */
public record Reviewing(String state, Optional<LookBack> review) {

  static final Reviewing NONE = new Reviewing("none", Optional.empty());

  static Reviewing of(ReviewQueue.Answer answer) {
    return switch (answer.state()) {
      case THINKING -> new Reviewing("thinking", Optional.empty());
      case FAILED -> NONE;
      case FOUND -> answer.found().isEmpty() ? NONE : new Reviewing("ready", answer.found());
    };
  }
}
