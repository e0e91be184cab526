package org.lunartable.engine.cardgame;

import org.lunartable.engine.game.Game;

/** A card game that the kiosk can deal. */
public interface CardGame extends Game {

  /** Its rules with the catalogue that the program comes with. */
  CardRules<?, ?> rules();
}
