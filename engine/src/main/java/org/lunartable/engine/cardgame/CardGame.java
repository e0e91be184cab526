package org.lunartable.engine.cardgame;

import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;

/** A card game that the kiosk can deal. */
public interface CardGame extends Game {

  /** Its rules with the catalogue that the program comes with, read in the usual way. */
  CardRules<?, ?> rules();

  /**
   * The same, read in another way.
   *
   * @param readings as under {@code rules} in a set-up
   * @throws BadSetup when the rules cannot be read so
   */
  CardRules<?, ?> rules(Map<String, Object> readings) throws BadSetup;

  @Override
  default String id() {
    return rules().game();
  }

  /** The set-up with this seed for the shuffles, and no other. */
  @Override
  default Map<String, Object> withChance(Map<String, Object> setup, long chance) {
    return CardSetUp.withSeed(setup, chance);
  }
}
