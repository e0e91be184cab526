package org.lunartable.engine.homeonlagrange.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cardgame.Key;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.Target;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.screen.Text;

/** What the deciding player may do. */
final class Choices {

  private Choices() {}

  static Keys of(State state, Seating seating) {
    Teller teller = new Teller(state, seating);
    return new Keys(Referee.options(state).stream().map(action -> action.match(teller)).toList());
  }

  /** Tells each kind of action. */
  private record Teller(State state, Seating seating) implements Action.Cases<Key> {

    private static Key choice(String group, String card, Action action, Text label) {
      return new Key(group, List.of(card), MoveText.write(action), label);
    }

    private static Key ofCard(String group, ResourceCard card, Action action) {
      Text label = Text.of("choice." + group, "card", card.title(), "n", card.value());
      return choice(group, card.slug(), action, label);
    }

    @Override
    public Key buy(Action.Buy action) {
      ModuleCard module = action.module();
      int price = state.price(state.decider(), module);
      Text label = Text.of("choice.buy", "module", module.title(), "n", price);
      return choice("buy", module.slug(), action, label);
    }

    @Override
    public Key pay(Action.Pay action) {
      return ofCard("pay", action.card(), action);
    }

    @Override
    public Key paid(Action.Paid action) {
      return choice("paid", "", action, Text.of("choice.paid"));
    }

    @Override
    public Key put(Action.Put action) {
      Text label =
          Text.of("choice.lay", "card", action.card().title(), "module", action.module().title());
      List<String> touched = List.of(action.card().slug(), action.module().slug());
      return new Key("lay", touched, MoveText.write(action), label);
    }

    @Override
    public Key play(Action.Play action) {
      Target target = action.target();
      Map<String, Object> args = new LinkedHashMap<>();
      args.put("card", action.card().title());
      target.seat().ifPresent(seat -> args.put("seat", seating.said(seat)));
      target.module().ifPresent(module -> args.put("module", module.title()));
      String key =
          "choice.effect"
              + (target.seat().isPresent() ? "-at" : "")
              + (target.module().isPresent() ? "-module" : "");
      return choice("effect", action.card().slug(), action, new Text(key, args));
    }

    @Override
    public Key swap(Action.Swap action) {
      return ofCard("exchange", action.card(), action);
    }

    @Override
    public Key end(Action.End action) {
      return choice("enough", "", action, Text.of("choice.enough"));
    }

    @Override
    public Key drop(Action.Drop action) {
      return ofCard("drop", action.card(), action);
    }

    @Override
    public Key lose(Action.Lose action) {
      Text label = Text.of("choice.give-up", "module", action.module().title());
      return choice("give-up", action.module().slug(), action, label);
    }

    @Override
    public Key top(Action.Top action) {
      return ofCard("put-back", action.card(), action);
    }
  }
}
