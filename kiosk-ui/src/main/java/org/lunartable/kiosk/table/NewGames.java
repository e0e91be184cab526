package org.lunartable.kiosk.table;

import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.Session;

/** Begins games. Safe to use from any thread. */
final class NewGames {

  private final Games games;
  private final SecureRandom chance = new SecureRandom();

  NewGames(Games games) {
    this.games = games;
  }

  Games all() {
    return games;
  }

  /**
   * A game at its beginning.
   *
   * @param source who begins it
   * @throws BadSetup when there is no such game, or it cannot be set up so
   */
  Session begin(String id, Map<String, Object> setup, String source) throws BadSetup {
    Optional<Game> game = games.find(id);
    if (game.isEmpty()) {
      String all = String.join(", ", games.ids());
      throw new BadSetup("game", "No game is called " + id + "; there is " + all);
    }
    // Nobody at the table may know how a deck is shuffled, whoever sends the set-up.
    return Session.start(game.get(), game.get().withChance(setup, chance.nextLong()), source);
  }

  /** What is wrong with a set-up, as a sentence. */
  static String sentence(BadSetup bad) {
    String words = bad.getMessage();
    return words.endsWith(".") ? words : words + ".";
  }
}
