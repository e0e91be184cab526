package org.lunartable.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game the table can host. Adding one is a package of its own and a line where the kiosk is put
 * together.
 */
public interface Game {

  /** Its name in addresses and journals, for example {@code lunar-command}. */
  String id();

  /** What there is to choose before it starts, in the order to ask; none where a page knows. */
  default List<SetUpField> fields() {
    return List.of();
  }

  /**
   * The set-up with chance added to it, where the game needs some: for example the seed of a
   * shuffled deck. Chance that the set-up has already is replaced, so that nobody can choose it.
   * What comes back is what is recorded.
   *
   * @param chance drawn where nobody at the table can see it
   */
  default Map<String, Object> withChance(Map<String, Object> setup, long chance) {
    return setup;
  }

  /** How its games are written down, where its plays tell all that is to be written. */
  default Optional<Notation> notation() {
    return Optional.empty();
  }

  /**
   * Sets the table up.
   *
   * @param setup names and choices as a tree of maps, lists, strings, numbers and booleans, as read
   *     from JSON; what is left out takes the game's defaults
   * @throws BadSetup when something in it is unknown or out of range
   */
  Play start(Map<String, Object> setup) throws BadSetup;
}
