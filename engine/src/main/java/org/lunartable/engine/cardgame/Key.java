package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/**
 * One choice.
 *
 * @param group the large key it is under
 * @param touched what is touched for it: the names of cards and places, in any order
 * @param id what to send back to choose it
 * @param preview what would come of it, when there is something to say
 */
public record Key(
    String group, List<String> touched, String id, Text label, Optional<Block.Preview> preview) {

  /** A key without a preview. */
  public Key(String group, List<String> touched, String id, Text label) {
    this(group, touched, id, label, Optional.empty());
  }
}
