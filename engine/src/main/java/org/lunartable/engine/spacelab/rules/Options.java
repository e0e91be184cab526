package org.lunartable.engine.spacelab.rules;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.Readings.CannotPay;
import org.lunartable.engine.spacelab.state.Readings.Pass;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;

/** All that may be done in a state, copies of a card only once. */
final class Options implements Pending.Cases<List<Action>> {

  private final State state;
  private final Player player;
  private final Readings readings;

  private Options(State state) {
    this.state = state;
    this.player = state.active();
    this.readings = state.readings();
  }

  /** In the order draw, recruit, place, end; within each by hand and slot. */
  static List<Action> of(State state) {
    return state.over() ? List.of() : state.pending().match(new Options(state));
  }

  @Override
  public List<Action> nothing() {
    return switch (state.turn().stage()) {
      case TILES -> tiles();
      case ACT -> actions();
      case PLACE -> placements();
      case DISCARD -> drops();
      case OVER -> throw new IllegalStateException("a turn that is over has no options");
    };
  }

  private List<Action> tiles() {
    List<Action> found = new ArrayList<>();
    for (Objective tile : player.tiles().stream().distinct().toList()) {
      for (Capsule capsule : Capsule.ALL) {
        if (player.station().objective(capsule).isEmpty()) {
          found.add(new Action.Put(tile, capsule));
        }
      }
    }
    return found;
  }

  private List<Action> actions() {
    List<Action> found = new ArrayList<>();
    boolean isFree = player.hand().size() < State.MUST_PLACE;
    boolean mayAct = readings.cannotPay() == CannotPay.ACTS_OTHERWISE && Placement.isStuck(state);
    if (isFree || mayAct) {
      if (state.canDraw()) {
        found.add(Action.Plain.DRAW);
      }
      agencies(state.stock().centre()).forEach(agency -> found.add(new Action.Recruit(agency)));
    }
    addPlacements(found);
    if (found.isEmpty() || (isFree && readings.pass() == Pass.ANY_TIME)) {
      found.add(Action.Plain.PASS);
    }
    return found;
  }

  private List<Action> placements() {
    List<Action> found = new ArrayList<>();
    addPlacements(found);
    found.add(Action.Plain.END);
    return found;
  }

  private void addPlacements(List<Action> found) {
    for (Lab lab : distinct(player.hand())) {
      if (Placement.canPay(state, lab)) {
        for (Slot slot : Slot.ALL) {
          if (player.station().isFree(slot)) {
            found.add(new Action.Place(lab, slot));
          }
        }
      }
    }
  }

  private List<Action> drops() {
    return distinct(player.hand()).stream().<Action>map(Action.Drop::new).toList();
  }

  @Override
  public List<Action> take(Pending.Take wait) {
    return agencies(wait.shown()).stream().<Action>map(Action.Take::new).toList();
  }

  @Override
  public List<Action> payment(Pending.Payment wait) {
    return distinct(player.hand()).stream().<Action>map(Action.Pay::new).toList();
  }

  @Override
  public List<Action> keep(Pending.Keep wait) {
    return wait.drawn().stream().<Action>map(Action.Keep::new).toList();
  }

  @Override
  public List<Action> recruitOne() {
    return distinct(state.stock().centre()).stream().<Action>map(Action.RecruitOne::new).toList();
  }

  private static List<Agency> agencies(List<Lab> cards) {
    return Agency.ALL.stream().filter(agency -> cards.stream().anyMatch(agency::of)).toList();
  }

  private static List<Lab> distinct(List<Lab> cards) {
    List<Lab> once = new ArrayList<>(cards.size());
    for (Lab card : cards) {
      if (!once.contains(card)) {
        once.add(card);
      }
    }
    return once;
  }
}
