package org.lunartable.kiosk.games;

import org.lunartable.engine.game.Games;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;

/** Every game there is. A new one is a line here. */
public final class AllGames {

  public static final Games GAMES =
      Games.of(new LunarCommandGame(), new HomeOnLagrangeGame(HouseCatalogue.CATALOGUE));

  private AllGames() {}
}
