package org.lunartable.engine.homeonlagrange.notation;

import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Target;

/**
 * Actions as one word each: {@code buy:hotel}, {@code pay:athlete}, {@code paid}, {@code
 * put:athlete@gym}, {@code play:alien-invasion@green}, {@code play:resource-scarcity@green/gym},
 * {@code swap:athlete}, {@code end}, {@code drop:athlete}, {@code lose:gym}, {@code top:athlete}.
 */
public final class MoveText {

  private MoveText() {}

  /** The action as text. */
  public static String write(Action action) {
    return action.match(new Writer());
  }

  /** The action that the text says; empty when it is none of this game's. */
  public static Optional<Action> read(String move, Catalogue catalogue, int players) {
    if (move.equals("paid")) {
      return Optional.of(new Action.Paid());
    } else if (move.equals("end")) {
      return Optional.of(new Action.End());
    }
    String[] parts = move.split(":", 2);
    return parts.length < 2
        ? Optional.empty()
        : new Reader(catalogue, players).read(parts[0], parts[1]);
  }

  private record Reader(Catalogue catalogue, int players) {

    Optional<Action> read(String verb, String what) {
      return switch (verb) {
        case "buy" -> catalogue.module(what).map(Action.Buy::new);
        case "lose" -> catalogue.module(what).map(Action.Lose::new);
        case "pay" -> catalogue.resource(what).map(Action.Pay::new);
        case "swap" -> catalogue.resource(what).map(Action.Swap::new);
        case "drop" -> catalogue.resource(what).map(Action.Drop::new);
        case "top" -> catalogue.resource(what).map(Action.Top::new);
        case "put" -> put(what.split("@", 2));
        case "play" -> play(what.split("@", 2));
        default -> Optional.empty();
      };
    }

    private Optional<Action> put(String[] parts) {
      Optional<ResourceCard> card = catalogue.resource(parts[0]);
      Optional<ModuleCard> module =
          parts.length < 2 ? Optional.empty() : catalogue.module(parts[1]);
      return card.isPresent() && module.isPresent()
          ? Optional.of(new Action.Put(card.get(), module.get()))
          : Optional.empty();
    }

    private Optional<Action> play(String[] parts) {
      Optional<Target> target =
          parts.length < 2 ? Optional.of(Target.NOBODY) : target(parts[1].split("/", 2));
      Optional<ResourceCard> card = catalogue.resource(parts[0]);
      return card.isPresent() && target.isPresent()
          ? Optional.of(new Action.Play(card.get(), target.get()))
          : Optional.empty();
    }

    /** A seat, a seat and a module, or a module. */
    private Optional<Target> target(String[] parts) {
      OptionalInt seat = Seats.parse(parts[0], players);
      if (seat.isEmpty()) {
        return parts.length == 1
            ? catalogue.module(parts[0]).map(Target::module)
            : Optional.empty();
      }
      return parts.length == 1
          ? Optional.of(Target.seat(seat.getAsInt()))
          : catalogue.module(parts[1]).map(module -> Target.of(seat.getAsInt(), module));
    }
  }

  private static final class Writer implements Action.Cases<String> {

    @Override
    public String buy(Action.Buy action) {
      return "buy:" + action.module().slug();
    }

    @Override
    public String pay(Action.Pay action) {
      return "pay:" + action.card().slug();
    }

    @Override
    public String paid(Action.Paid action) {
      return "paid";
    }

    @Override
    public String put(Action.Put action) {
      return "put:" + action.card().slug() + "@" + action.module().slug();
    }

    @Override
    public String play(Action.Play action) {
      Target target = action.target();
      String seat = target.seat().isPresent() ? Seats.word(target.seat().getAsInt()) : "";
      String module = target.module().map(ModuleCard::slug).orElse("");
      String parting = seat.isEmpty() || module.isEmpty() ? "" : "/";
      String aim = seat + parting + module;
      return "play:" + action.card().slug() + (aim.isEmpty() ? "" : "@" + aim);
    }

    @Override
    public String swap(Action.Swap action) {
      return "swap:" + action.card().slug();
    }

    @Override
    public String end(Action.End action) {
      return "end";
    }

    @Override
    public String drop(Action.Drop action) {
      return "drop:" + action.card().slug();
    }

    @Override
    public String lose(Action.Lose action) {
      return "lose:" + action.module().slug();
    }

    @Override
    public String top(Action.Top action) {
      return "top:" + action.card().slug();
    }
  }
}
