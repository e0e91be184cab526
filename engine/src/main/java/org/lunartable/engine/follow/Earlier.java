package org.lunartable.engine.follow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lunartable.engine.spi.BoardSighting;

/**
 * The states of a game before its last actions, which may have been a mistake. Immutable.
 *
 * @param states the newest first
 */
record Earlier(List<Agreed> states) {

  static final Earlier NONE = new Earlier(List.of());

  /** So many states are gone back to. */
  private static final int REMEMBERED = 4;

  Earlier {
    states = List.copyOf(states);
  }

  /** The same after an action. */
  Earlier after(Agreed before) {
    return new Earlier(
        Stream.concat(Stream.of(before), states.stream()).limit(REMEMBERED).toList());
  }

  /** What has happened instead since an earlier state, which and those before it are left. */
  record Mended(Finding.Clear clear, Earlier left) {}

  /** The newest state from which actions explain all of a picture very clearly. */
  Optional<Mended> mended(Follower follower, BoardSighting sighting) {
    for (int i = 0; i < states.size(); i++) {
      if (follower.follow(states.get(i), sighting) instanceof Finding.Clear clear
          && clear.isClearAction()) {
        return Optional.of(new Mended(clear, new Earlier(states.subList(i, states.size()))));
      }
    }
    return Optional.empty();
  }
}
