package org.lunartable.engine.homeonlagrange.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** Cards as a screen shows them. */
public final class CardViews {

  private CardViews() {}

  /**
   * A module card.
   *
   * @param owned how many modules the one who looks has, to mark the price that counts; more than
   *     three marks none
   */
  public static Block.Card module(ModuleCard card, int owned, List<String> choices) {
    List<Block.Figure> prices = new ArrayList<>();
    for (int i = 0; i < card.prices().size(); i++) {
      prices.add(new Block.Figure("price", card.prices().get(i), i == owned));
    }
    return new Block.Card(
        card.slug(),
        Optional.of(card.title()),
        card.type().text(),
        List.of(),
        List.copyOf(prices),
        List.of(),
        choices);
  }

  /** A resource card of which only the colour is known. */
  public static Block.Card unnamed(Colour colour) {
    return new Block.Card(
        "", Optional.empty(), colour.text(), List.of(), List.of(), List.of(), List.of());
  }

  /** A resource card, face up. */
  public static Block.Card resource(ResourceCard card, List<String> choices) {
    List<Text> texts =
        card.does(Mechanism.NONE)
            ? List.of()
            : List.of(Text.of("mechanism." + card.mechanism().text()));
    return new Block.Card(
        card.slug(),
        Optional.of(card.title()),
        card.colour().text(),
        List.of(),
        List.of(new Block.Figure("value", card.value(), false)),
        texts,
        choices);
  }
}
