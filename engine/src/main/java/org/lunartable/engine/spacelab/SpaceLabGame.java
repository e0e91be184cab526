package org.lunartable.engine.spacelab;

import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.CatalogueGame;
import org.lunartable.engine.cardgame.Dealt;
import org.lunartable.engine.cardgame.DealtPlay;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.CatalogueCsv;
import org.lunartable.engine.spacelab.companion.CompanionPlay;
import org.lunartable.engine.spacelab.play.SpaceLabRules;
import org.lunartable.engine.spacelab.play.Table;

/** Space Lab at the table. */
public final class SpaceLabGame extends CatalogueGame<Catalogue> {

  /** Its name in addresses and journals. */
  public static final String ID = SpaceLabRules.ID;

  /** The game with the catalogue to use where the set-up has none. */
  public SpaceLabGame(Catalogue house) {
    super(house);
  }

  /**
   * The game with a catalogue read from comma separated values.
   *
   * @throws CatalogueProblem when they are none
   */
  public static SpaceLabGame with(String csv) throws CatalogueProblem {
    return new SpaceLabGame(CatalogueCsv.read(csv));
  }

  @Override
  protected CardRules<?, ?> rules(Catalogue catalogue) {
    return new SpaceLabRules(catalogue);
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
    return DealtPlay.begin(new Table(new SpaceLabRules(catalogue), seating, oneScreen), seed);
  }

  @Override
  protected Play beside(Catalogue catalogue, Seating seating) {
    return CompanionPlay.beside(ID, catalogue, seating);
  }

  @Override
  protected Play pad(Catalogue catalogue, Seating seating) {
    return CompanionPlay.pad(ID, catalogue, seating);
  }
}
