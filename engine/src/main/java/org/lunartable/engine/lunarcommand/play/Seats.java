package org.lunartable.engine.lunarcommand.play;

import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.screen.Text;

/**
 * Who plays.
 *
 * @param names the players' names, where they were given
 * @param companion the seat that the companion plays, if any
 */
record Seats(Map<Side, String> names, Optional<Companion> companion) {

  Seats {
    names = Map.copyOf(names);
  }

  /** The player's name, where one was given. */
  Optional<String> name(Side side) {
    return Optional.ofNullable(names.get(side));
  }

  /** The companion, when it plays this side. */
  Optional<Companion> companion(Side side) {
    return companion.filter(one -> one.seat() == side);
  }

  /** The seat's name in sentences: the player's name, what the companion is called, the colour. */
  Object called(Side side) {
    Optional<Object> name = name(side).map(given -> given);
    return name.or(() -> companion(side).map(one -> Text.of("companion." + one.level().text())))
        .orElseGet(() -> Text.of("seat." + side.text()));
  }
}
