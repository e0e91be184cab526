package org.lunartable.engine.screen;

import java.util.List;
import java.util.stream.Stream;

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

  /** The parts of one kind, in reading order. */
  public <B extends Block> Stream<B> blocks(Class<B> kind) {
    return blocks.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** All that may be done, by its kind. */
  public Stream<Block.Group> groups() {
    return blocks(Block.Options.class).flatMap(options -> options.groups().stream());
  }
}
