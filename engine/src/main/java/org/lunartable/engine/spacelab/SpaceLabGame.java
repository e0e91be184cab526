package org.lunartable.engine.spacelab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.cardgame.CatalogueGame;
import org.lunartable.engine.cardgame.Dealt;
import org.lunartable.engine.cardgame.DealtPlay;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.CatalogueCsv;
import org.lunartable.engine.spacelab.cards.Condition;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.companion.CompanionPlay;
import org.lunartable.engine.spacelab.play.SpaceLabRules;
import org.lunartable.engine.spacelab.play.Table;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.view.Words;

/** Space Lab at the table. */
public final class SpaceLabGame extends CatalogueGame<Catalogue, Readings> {

  /** Its name in addresses and journals. */
  public static final String ID = SpaceLabRules.ID;

  /** The game with the catalogue to use where the set-up has none. */
  public SpaceLabGame(Catalogue house) {
    super(house, Readings.OPEN);
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
  protected CardRules<?, ?> rules(Catalogue catalogue, Readings readings) {
    return new SpaceLabRules(catalogue, readings);
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
  protected Map<String, List<SetUpField.Sign>> signs() {
    List<SetUpField.Sign> conditions =
        Condition.all().stream()
            .map(one -> new SetUpField.Sign(one.text(), Optional.of(Words.condition(one, 1))))
            .toList();
    List<SetUpField.Sign> agencies =
        Objective.agencyTexts().stream()
            .map(text -> new SetUpField.Sign(text, Optional.empty()))
            .toList();
    return Map.of("project.condition", conditions, "objective.agencies", agencies);
  }

  @Override
  protected Dealt dealt(
      Catalogue catalogue, Readings readings, Seating seating, boolean oneScreen, long seed) {
    SpaceLabRules rules = new SpaceLabRules(catalogue, readings);
    return DealtPlay.begin(new Table(rules, seating, oneScreen), seed);
  }

  @Override
  protected Play beside(Catalogue catalogue, Readings readings, Seating seating, boolean asks) {
    return CompanionPlay.beside(ID, catalogue, readings, seating, asks);
  }

  @Override
  protected Play pad(Catalogue catalogue, Readings readings, Seating seating) {
    return CompanionPlay.pad(ID, catalogue, readings, seating);
  }
}
