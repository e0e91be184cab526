package org.lunartable.engine.homeonlagrange;

import java.util.List;
import java.util.Map;
import org.lunartable.engine.cardgame.CardGame;
import org.lunartable.engine.cardgame.CardSetUp;
import org.lunartable.engine.cardgame.DealtPlay;
import org.lunartable.engine.cardgame.Mode;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.companion.CompanionPlay;
import org.lunartable.engine.homeonlagrange.play.LagrangeRules;
import org.lunartable.engine.homeonlagrange.play.Table;

/** Home on Lagrange at the table. Its set-up is described at {@link CardSetUp}. */
public final class HomeOnLagrangeGame implements CardGame {

  /** Its name in addresses and journals. */
  public static final String ID = LagrangeRules.ID;

  private final Catalogue house;

  /** The game with the catalogue to use where the set-up has none. */
  public HomeOnLagrangeGame(Catalogue house) {
    this.house = house;
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
  public LagrangeRules rules() {
    return new LagrangeRules(house);
  }

  @Override
  public List<SetUpField> fields() {
    return CardSetUp.fields(rules(), CatalogueCsv.write(house));
  }

  @Override
  public Play start(Map<String, Object> setup) throws BadSetup {
    CardSetUp read = CardSetUp.read(setup, rules());
    Catalogue catalogue = read.catalogue(CatalogueCsv::read, house);
    Seating seating = read.seating();
    return switch (read.mode()) {
      case PHONES, ONE_SCREEN ->
          DealtPlay.begin(
              new Table(new LagrangeRules(catalogue), seating, read.mode() == Mode.ONE_SCREEN),
              read.seed());
      case COMPANION -> CompanionPlay.beside(ID, catalogue, seating);
      case SCORE_PAD -> CompanionPlay.pad(ID, catalogue, seating);
    };
  }
}
