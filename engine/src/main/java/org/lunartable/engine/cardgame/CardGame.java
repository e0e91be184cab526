package org.lunartable.engine.cardgame;

import java.util.Map;
import org.lunartable.engine.game.Game;

/** A card game that the kiosk can deal. */
public interface CardGame extends Game {

  /** Its rules with the catalogue that the program comes with. */
  CardRules<?, ?> rules();

  @Override
  default String id() {
    return rules().game();
  }

  /** The set-up with a seed for the shuffles, if it has none. */
  @Override
  default Map<String, Object> withChance(Map<String, Object> setup, long chance) {
    return CardSetUp.withSeed(setup, chance);
  }
}
