package org.lunartable.engine.cardgame;

import java.util.List;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.screen.Block;

/** What can be told by laying a card into the tray. */
public final class Trays {

  private Trays() {}

  /** The tray beside these steps. */
  public static Block.Tray of(List<? extends Step<?>> steps) {
    return new Block.Tray(
        steps.stream()
            .flatMap(step -> step.shown().stream())
            .map(Background::text)
            .distinct()
            .sorted()
            .toList());
  }
}
