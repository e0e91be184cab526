package org.lunartable.engine.spacelab.notation;

import java.util.Optional;
import java.util.function.BiFunction;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.state.Slot;

/**
 * Actions as one word each: {@code put:yellow-red-blue-doctor-discount@left}, {@code draw}, {@code
 * take:yellow}, {@code recruit:red}, {@code place:yellow-doctor-2-4@up-left}, {@code
 * pay:red-pilot-0-1}, {@code keep:sun-sail}, {@code recruit-one:red-pilot-0-1}, {@code
 * drop:red-pilot-0-1}, {@code end}, {@code pass}.
 */
public final class MoveText {

  private MoveText() {}

  /** The action as text. */
  public static String write(Action action) {
    return action.match(new Writer());
  }

  /** The action that the text says; empty when it is none of this game's. */
  public static Optional<Action> read(String move, Catalogue catalogue) {
    String[] parts = move.split(":", 2);
    String what = parts.length < 2 ? "" : parts[1];
    return switch (parts[0]) {
      case "draw" -> plain(move, Action.Plain.DRAW);
      case "end" -> plain(move, Action.Plain.END);
      case "pass" -> plain(move, Action.Plain.PASS);
      case "take" -> Agency.parse(what).map(Action.Take::new);
      case "recruit" -> Agency.parse(what).map(Action.Recruit::new);
      case "pay" -> Lab.parse(what).map(Action.Pay::new);
      case "drop" -> Lab.parse(what).map(Action.Drop::new);
      case "recruit-one" -> Lab.parse(what).map(Action.RecruitOne::new);
      case "keep" -> catalogue.project(what).map(Action.Keep::new);
      case "put" -> both(what, Objective::parse, Capsule::parse, Action.Put::new);
      case "place" -> both(what, Lab::parse, Slot::parse, Action.Place::new);
      default -> Optional.empty();
    };
  }

  private static Optional<Action> plain(String move, Action action) {
    return move.equals(write(action)) ? Optional.of(action) : Optional.empty();
  }

  /** Reads words. */
  private interface Parser<T> {
    Optional<T> parse(String word);
  }

  /** A card and where it goes, parted by an at sign. */
  private static <C, P> Optional<Action> both(
      String text, Parser<C> card, Parser<P> place, BiFunction<C, P, Action> action) {
    String[] parts = text.split("@", 2);
    return parts.length < 2
        ? Optional.empty()
        : card.parse(parts[0])
            .flatMap(what -> place.parse(parts[1]).map(at -> action.apply(what, at)));
  }

  private static final class Writer implements Action.Cases<String> {

    @Override
    public String put(Action.Put action) {
      return "put:" + action.tile().slug() + "@" + action.capsule().text();
    }

    @Override
    public String draw() {
      return "draw";
    }

    @Override
    public String take(Action.Take action) {
      return "take:" + action.agency().text();
    }

    @Override
    public String recruit(Action.Recruit action) {
      return "recruit:" + action.agency().text();
    }

    @Override
    public String place(Action.Place action) {
      return "place:" + action.lab().slug() + "@" + action.slot().text();
    }

    @Override
    public String pay(Action.Pay action) {
      return "pay:" + action.card().slug();
    }

    @Override
    public String keep(Action.Keep action) {
      return "keep:" + action.project().slug();
    }

    @Override
    public String recruitOne(Action.RecruitOne action) {
      return "recruit-one:" + action.card().slug();
    }

    @Override
    public String drop(Action.Drop action) {
      return "drop:" + action.card().slug();
    }

    @Override
    public String end() {
      return "end";
    }

    @Override
    public String pass() {
      return "pass";
    }
  }
}
