package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.view.CardViews;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** The cards that only one player sees: the hand, and what lies apart while they decide. */
record HandView(State state, int seat, Keys choices) {

  private static final Comparator<ResourceCard> ORDER =
      Comparator.comparing(ResourceCard::colour)
          .thenComparing(ResourceCard::value)
          .thenComparing(ResourceCard::slug);

  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    if (seat == state.decider() && !state.over()) {
      blocks.addAll(state.pending().match(new Apart()));
    }
    List<ResourceCard> hand = state.admiral(seat).hand().stream().sorted(ORDER).toList();
    blocks.add(cards("hand", Text.of("cards.hand"), hand));
    return blocks;
  }

  private Block cards(String id, Text title, List<ResourceCard> cards) {
    return new Block.Cards(
        id,
        title,
        cards.stream()
            .map(card -> CardViews.resource(card, choices.touching(card.slug())))
            .toList());
  }

  /** What lies apart. */
  private final class Apart implements Pending.Cases<List<Block>> {

    @Override
    public List<Block> nothing() {
      return List.of();
    }

    @Override
    public List<Block> mustBuy(Pending.MustBuy waiting) {
      return List.of();
    }

    @Override
    public List<Block> payment(Pending.Payment waiting) {
      List<Block.Card> chosen =
          waiting.chosen().stream().map(card -> CardViews.resource(card, List.of())).toList();
      return List.of(new Block.Cards("chosen", Headline.chosen(waiting), chosen));
    }

    @Override
    public List<Block> loss(Pending.Loss waiting) {
      return List.of();
    }

    @Override
    public List<Block> order(Pending.Order waiting) {
      return List.of(cards("seen", Text.of("cards.seen"), waiting.seen()));
    }

    @Override
    public List<Block> pick(Pending.Pick waiting) {
      return List.of(cards("seen", Text.of("cards.drawn"), waiting.drawn()));
    }
  }
}
