package org.lunartable.engine.cardgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Notation;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Tree;

/**
 * A card game whose cards are a table that an owner can bring another one of. Its set-up is
 * described at {@link CardSetUp}.
 *
 * @param <C> its cards
 * @param <R> how points are read that its rules leave open
 */
public abstract class CatalogueGame<C, R extends Record> implements CardGame {

  private final C house;
  private final OpenRules<R> open;

  /** The game with the catalogue to use where the set-up has none. */
  protected CatalogueGame(C house, OpenRules<R> open) {
    this.house = house;
    this.open = open;
  }

  /** Its rules with these cards. */
  protected abstract CardRules<?, ?> rules(C catalogue, R readings);

  /** The cards that a text holds. */
  protected abstract C read(String csv) throws CatalogueProblem;

  /** The cards as a text. */
  protected abstract String write(C catalogue);

  /** What lines of its catalogue may have besides what stands in the house's. */
  protected Map<String, List<SetUpField.Sign>> signs() {
    return Map.of();
  }

  /** A game without printed cards. */
  protected abstract Dealt dealt(
      C catalogue, R readings, Seating seating, boolean oneScreen, long seed);

  /**
   * A game with printed cards.
   *
   * @param asks whether it asks before it takes something for granted, as older versions did not
   */
  protected abstract Play beside(C catalogue, R readings, Seating seating, boolean asks);

  /** Only the counting at the end. */
  protected abstract Play pad(C catalogue, R readings, Seating seating);

  @Override
  public final CardRules<?, ?> rules() {
    return rules(house, open.usual());
  }

  @Override
  public final CardRules<?, ?> rules(Map<String, Object> readings) throws BadSetup {
    Tree tree = Tree.root(readings);
    Map<String, String> words = open.read(tree);
    tree.refuseOtherKeys();
    return rules(house, open.with(words));
  }

  @Override
  public final List<SetUpField> fields() {
    return CardSetUp.fields(rules(), write(house), signs());
  }

  /**
   * Its cards are recorded with a game, those of the house too: a version of the program with other
   * cards takes it up and looks back at it with the cards that it was played with.
   */
  @Override
  public final Map<String, Object> withChance(Map<String, Object> setup, long chance) {
    Map<String, Object> whole = new LinkedHashMap<>(CardSetUp.withSeed(setup, chance));
    whole.merge("catalogue", write(house), (own, cards) -> "".equals(own) ? cards : own);
    return whole;
  }

  @Override
  public final Optional<Notation> notation() {
    return Optional.of(
        new CardNotation(this, csv -> csv.isEmpty() ? write(house) : write(read(csv))));
  }

  @Override
  public final Play start(Map<String, Object> setup) throws BadSetup {
    CardSetUp read = CardSetUp.read(setup, rules());
    C catalogue = read.catalogue(this::read, house);
    R readings = open.with(read.rules());
    Seating seating = read.seating();
    return switch (read.mode()) {
      case PHONES -> dealt(catalogue, readings, read, false);
      case ONE_SCREEN -> dealt(catalogue, readings, read, true);
      case COMPANION -> beside(catalogue, readings, seating, read.isWhole());
      case SCORE_PAD -> pad(catalogue, readings, seating);
    };
  }

  private Play dealt(C catalogue, R readings, CardSetUp setUp, boolean oneScreen) {
    Dealt play = dealt(catalogue, readings, setUp.seating(), oneScreen, setUp.seed());
    return setUp.isWhole() ? play : OldRecord.begin(play);
  }
}
