package org.lunartable.engine.homeonlagrange;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.play.LagrangeRules;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;

/** The house catalogue, and its cards by slug. */
public final class HouseCards {

  /** The file as it is. */
  public static final String CSV = text();

  public static final Catalogue CATALOGUE = catalogue();

  public static final LagrangeRules RULES = rules(Readings.USUAL);

  private static final int LONGEST = 20_000;

  private HouseCards() {}

  /** The rules with them, read so. */
  public static LagrangeRules rules(Readings readings) {
    return new LagrangeRules(CATALOGUE, readings);
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

  static ModuleCard module(String slug) {
    return CATALOGUE
        .module(slug)
        .orElseThrow(() -> new IllegalArgumentException("no module " + slug));
  }

  static ResourceCard card(String slug) {
    return CATALOGUE
        .resource(slug)
        .orElseThrow(() -> new IllegalArgumentException("no resource card " + slug));
  }
}
