package org.lunartable.engine.homeonlagrange.play;

import java.util.Map;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.screen.Text;

/** Who has to do what now, in words that everybody may read. */
record Headline(State state, Seating seating) implements Pending.Cases<Text> {

  private Object who() {
    return seating.said(state.decider());
  }

  @Override
  public Text nothing() {
    if (state.turn().stage() == Turn.Stage.LIMIT) {
      return Text.of("turn.limit", "seat", who());
    }
    return Text.of(state.turn().done() > 0 ? "turn.second" : "turn.act", "seat", who());
  }

  @Override
  public Text mustBuy(Pending.MustBuy waiting) {
    return Text.of("turn.must-buy", "seat", who());
  }

  @Override
  public Text payment(Pending.Payment waiting) {
    int price = state.price(waiting.payer(), waiting.module());
    boolean forced = waiting.payer() != state.turn().seat();
    return new Text(
        forced ? "turn.pay-forced" : "turn.pay",
        Map.of("seat", who(), "module", waiting.module().title(), "price", price));
  }

  @Override
  public Text loss(Pending.Loss waiting) {
    return waiting.victim() == waiting.chooser()
        ? Text.of("turn.give-up", "seat", who())
        : Text.of("turn.take-away", "seat", who(), "other", seating.said(waiting.victim()));
  }

  @Override
  public Text order(Pending.Order waiting) {
    return Text.of("turn.put-back", "seat", who());
  }

  @Override
  public Text pick(Pending.Pick waiting) {
    return Text.of("turn.pick", "seat", who());
  }

  /** What the payer sees besides: how much is chosen so far. */
  static Text chosen(Pending.Payment waiting) {
    return Text.of("cards.chosen", "sum", Admiral.worth(waiting.chosen()));
  }
}
