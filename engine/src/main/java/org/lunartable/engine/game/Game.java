package org.lunartable.engine.game;

import java.util.Map;

/**
 * A game the table can host. Adding one is a package of its own and a line where the kiosk is put
 * together.
 */
public interface Game {

  /** Its name in addresses and journals, for example {@code lunar-command}. */
  String id();

  /**
   * Sets the table up.
   *
   * @param setup names and choices as a tree of maps, lists, strings, numbers and booleans, as read
   *     from JSON; what is left out takes the game's defaults
   * @throws BadSetup when something in it is unknown or out of range
   */
  Play start(Map<String, Object> setup) throws BadSetup;
}
