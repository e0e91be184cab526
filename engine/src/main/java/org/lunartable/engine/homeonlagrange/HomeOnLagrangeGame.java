package org.lunartable.engine.homeonlagrange;

import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.CatalogueGame;
import org.lunartable.engine.cardgame.Dealt;
import org.lunartable.engine.cardgame.DealtPlay;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.companion.CompanionPlay;
import org.lunartable.engine.homeonlagrange.play.LagrangeRules;
import org.lunartable.engine.homeonlagrange.play.Table;
import org.lunartable.engine.homeonlagrange.state.Readings;

/** Home on Lagrange at the table. */
public final class HomeOnLagrangeGame extends CatalogueGame<Catalogue, Readings> {

  /** Its name in addresses and journals. */
  public static final String ID = LagrangeRules.ID;

  /** The game with the catalogue to use where the set-up has none. */
  public HomeOnLagrangeGame(Catalogue house) {
    super(house, Readings.OPEN);
  }

  /**
   * The game with a catalogue read from comma separated values.
   *
   * @throws CatalogueProblem when they are none
   */
  public static HomeOnLagrangeGame with(String csv) throws CatalogueProblem {
    return new HomeOnLagrangeGame(CatalogueCsv.read(csv));
  }

  @Override
  protected CardRules<?, ?> rules(Catalogue catalogue, Readings readings) {
    return new LagrangeRules(catalogue, readings);
  }

  @Override
  protected Catalogue read(String csv) throws CatalogueProblem {
    return CatalogueCsv.read(csv);
  }

  @Override
  protected String write(Catalogue catalogue) {
    return CatalogueCsv.write(catalogue);
  }

  @Override
  protected Dealt dealt(
      Catalogue catalogue, Readings readings, Seating seating, boolean oneScreen, long seed) {
    LagrangeRules rules = new LagrangeRules(catalogue, readings);
    return DealtPlay.begin(new Table(rules, seating, oneScreen), seed);
  }

  @Override
  protected Play beside(Catalogue catalogue, Readings readings, Seating seating, boolean asks) {
    return CompanionPlay.beside(ID, catalogue.asPrinted(), readings, seating);
  }

  @Override
  protected Play pad(Catalogue catalogue, Readings readings, Seating seating) {
    return CompanionPlay.pad(ID, catalogue.asPrinted(), readings, seating);
  }
}
