package org.lunartable.kiosk.games;

import org.lunartable.engine.game.Games;
import org.lunartable.engine.homeonlagrange.HomeOnLagrangeGame;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.spacelab.SpaceLabGame;

/** Every game there is. A new one is a line here. */
public final class AllGames {

  public static final Games GAMES =
      Games.of(
          new LunarCommandGame(),
          HouseCatalogue.of("homeonlagrange", HomeOnLagrangeGame::with),
          HouseCatalogue.of("spacelab", SpaceLabGame::with));

  private AllGames() {}
}
