package org.lunartable.engine.spacelab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.CatalogueCsv;
import org.lunartable.engine.spacelab.play.SpaceLabRules;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;

/** The house catalogue. */
public final class HouseCards {

  /** The file as it is. */
  public static final String CSV = text();

  public static final Catalogue CATALOGUE = catalogue();

  public static final SpaceLabRules RULES = rules(Readings.USUAL);

  private static final int LONGEST = 5_000;

  private HouseCards() {}

  /** The rules with them, read so. */
  public static SpaceLabRules rules(Readings readings) {
    return new SpaceLabRules(CATALOGUE, readings);
  }

  /** A game with them that chance plays, by the usual rules. */
  public static RandomGame<State, Action> game(int players, long seed) {
    return new RandomGame<>(RULES, LONGEST, players, seed);
  }

  /** A game in which chance also draws how the rules are read. */
  public static RandomGame<State, Action> drawnGame(int players, long seed) {
    Readings readings = RandomGame.drawn(Readings.OPEN, seed);
    return new RandomGame<>(rules(readings), LONGEST, players, seed);
  }

  private static String text() {
    try (InputStream in = Catalogue.class.getResourceAsStream("../house-catalogue.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Catalogue catalogue() {
    try {
      return CatalogueCsv.read(CSV);
    } catch (CatalogueProblem problem) {
      throw new IllegalStateException(problem);
    }
  }
}
