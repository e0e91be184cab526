package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.Target;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.view.Seating;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** What the deciding player may do: as keys, and by the cards they touch for it. */
final class Choices {

  private final List<Choice> all;

  private Choices(List<Choice> all) {
    this.all = all;
  }

  /** A choice with the group and the card it belongs to. */
  private record Choice(String group, String card, String id, Text label) {}

  /** No choices: for whoever does not decide. */
  static Choices none() {
    return new Choices(List.of());
  }

  static Choices of(State state, Seating seating) {
    Teller teller = new Teller(state, seating);
    return new Choices(
        Referee.options(state).stream().map(action -> action.match(teller)).toList());
  }

  /** The choices that a card is touched for. */
  List<String> touching(String card) {
    return all.stream().filter(one -> one.card().equals(card)).map(Choice::id).toList();
  }

  Block.Options block() {
    Map<String, List<Block.Choice>> groups = new LinkedHashMap<>();
    for (Choice one : all) {
      groups
          .computeIfAbsent(one.group(), group -> new ArrayList<>())
          .add(new Block.Choice(one.id(), List.of(), one.label(), Optional.empty()));
    }
    return new Block.Options(
        groups.entrySet().stream()
            .map(group -> new Block.Group(group.getKey(), List.copyOf(group.getValue())))
            .toList());
  }

  /** Tells each kind of action. */
  private record Teller(State state, Seating seating) implements Action.Cases<Choice> {

    private static Choice choice(String group, String card, Action action, Text label) {
      return new Choice(group, card, MoveText.write(action), label);
    }

    private static Choice ofCard(String group, ResourceCard card, Action action) {
      Text label = Text.of("choice." + group, "card", card.name(), "n", card.value());
      return choice(group, card.slug(), action, label);
    }

    @Override
    public Choice buy(Action.Buy action) {
      ModuleCard module = action.module();
      int price = state.price(state.turn().seat(), module);
      Text label = Text.of("choice.buy", "module", module.name(), "n", price);
      return choice("buy", module.slug(), action, label);
    }

    @Override
    public Choice pay(Action.Pay action) {
      return ofCard("pay", action.card(), action);
    }

    @Override
    public Choice paid(Action.Paid action) {
      return choice("paid", "", action, Text.of("choice.paid"));
    }

    @Override
    public Choice put(Action.Put action) {
      Text label =
          Text.of("choice.lay", "card", action.card().name(), "module", action.module().name());
      return choice("lay", action.card().slug(), action, label);
    }

    @Override
    public Choice play(Action.Play action) {
      Target target = action.target();
      Map<String, Object> args = new LinkedHashMap<>();
      args.put("card", action.card().name());
      target.seat().ifPresent(seat -> args.put("seat", seating.said(seat)));
      target.module().ifPresent(module -> args.put("module", module.name()));
      String key =
          "choice.effect"
              + (target.seat().isPresent() ? "-at" : "")
              + (target.module().isPresent() ? "-module" : "");
      return choice("effect", action.card().slug(), action, new Text(key, args));
    }

    @Override
    public Choice swap(Action.Swap action) {
      return ofCard("exchange", action.card(), action);
    }

    @Override
    public Choice end(Action.End action) {
      return choice("enough", "", action, Text.of("choice.enough"));
    }

    @Override
    public Choice drop(Action.Drop action) {
      return ofCard("drop", action.card(), action);
    }

    @Override
    public Choice lose(Action.Lose action) {
      Text label = Text.of("choice.give-up", "module", action.module().name());
      return choice("give-up", action.module().slug(), action, label);
    }

    @Override
    public Choice top(Action.Top action) {
      return ofCard("put-back", action.card(), action);
    }
  }
}
