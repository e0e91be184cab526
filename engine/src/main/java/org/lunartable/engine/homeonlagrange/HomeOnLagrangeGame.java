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

/** Home on Lagrange at the table. */
public final class HomeOnLagrangeGame extends CatalogueGame<Catalogue> {

  /** Its name in addresses and journals. */
  public static final String ID = LagrangeRules.ID;

  /** The game with the catalogue to use where the set-up has none. */
  public HomeOnLagrangeGame(Catalogue house) {
    super(house);
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
  protected CardRules<?, ?> rules(Catalogue catalogue) {
    return new LagrangeRules(catalogue);
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
  protected Dealt dealt(Catalogue catalogue, Seating seating, boolean oneScreen, long seed) {
    return DealtPlay.begin(new Table(new LagrangeRules(catalogue), seating, oneScreen), seed);
  }

  @Override
  protected Play beside(Catalogue catalogue, Seating seating) {
    return CompanionPlay.beside(ID, catalogue.asPrinted(), seating);
  }

  @Override
  protected Play pad(Catalogue catalogue, Seating seating) {
    return CompanionPlay.pad(ID, catalogue.asPrinted(), seating);
  }
}
