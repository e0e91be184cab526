package org.lunartable.engine.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games a table can host, by id. Immutable and safe to share between threads. */
public final class Games {

  private final Map<String, Game> byId;

  /**
   * These games, in this order.
   *
   * @throws IllegalArgumentException when two games have the same id
   */
  public Games(List<Game> games) {
    Map<String, Game> map = new LinkedHashMap<>();
    for (Game game : games) {
      if (map.put(game.id(), game) != null) {
        throw new IllegalArgumentException("two games are called " + game.id());
      }
    }
    byId = Collections.unmodifiableMap(map);
  }

  public static Games of(Game... games) {
    return new Games(List.of(games));
  }

  public Optional<Game> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The games, in the order given. */
  public List<Game> all() {
    return List.copyOf(byId.values());
  }

  /** The ids, in the order given. */
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }
}
