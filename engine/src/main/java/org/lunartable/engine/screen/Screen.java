package org.lunartable.engine.screen;

import java.util.List;

/**
 * All that one viewer may see of a game.
 *
 * @param game the game's id, for example {@code lunar-command}
 * @param blocks the parts, in reading order
 */
public record Screen(String game, List<Block> blocks) {
  public Screen {
    blocks = List.copyOf(blocks);
  }
}
