package org.lunartable.engine.screen;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the companion is doing in its own turn.
 *
 * @param phase what it is at
 * @param proposal the rest of its turn, once it knows
 */
public record CompanionState(Phase phase, Optional<Proposal> proposal) {

  /** What the companion is at. */
  public enum Phase {
    /** It is about to roll the electronic die. */
    ROLLS,
    /** It asks for the real die to be thrown for it. */
    ASKS_ROLL,
    THINKS,
    /** It waits for people to do its turn with the bricks. */
    SHOWS,
    /** It is about to do its turn by itself. */
    PLAYS;

    /** For example {@code asks-roll}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Something that is done without a proposal. */
  public static CompanionState of(Phase phase) {
    return new CompanionState(phase, Optional.empty());
  }

  /** Whether these moves are the beginning of what it proposes, or all of it. */
  public boolean allows(List<String> moves) {
    return proposal
        .map(Proposal::moves)
        .filter(all -> all.size() >= moves.size() && all.subList(0, moves.size()).equals(moves))
        .isPresent();
  }
}
