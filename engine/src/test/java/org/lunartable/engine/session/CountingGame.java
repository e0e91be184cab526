package org.lunartable.engine.session;

import java.util.Map;
import java.util.Set;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Play;

/**
 * A small real game for tests: roll the die, put a square wall on a corner of a 3 x 3 board and
 * score what was rolled, or pass. Set-up: {@code turns} (1 to 100000, 3 if left out) and {@code
 * name}, shown on the track.
 */
public final class CountingGame implements Game {

  public static final String ID = "counting";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Play start(Map<String, Object> setup) throws BadSetup {
    for (String key : setup.keySet()) {
      if (!Set.of("turns", "name").contains(key)) {
        throw new BadSetup(key, "There is no setting " + key + "; there are turns and name.");
      }
    }
    Object turns = setup.getOrDefault("turns", 3);
    if (!(turns instanceof Integer count) || count < 1 || count > 100_000) {
      throw new BadSetup("turns", "The number of turns is 1 to 100000, not " + turns + ".");
    }
    return CountingPlay.first(count, String.valueOf(setup.getOrDefault("name", "Ada")));
  }
}
