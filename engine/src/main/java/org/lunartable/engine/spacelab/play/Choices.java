package org.lunartable.engine.spacelab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Key;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.notation.MoveText;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn.Stage;
import org.lunartable.engine.spacelab.view.Promise;
import org.lunartable.engine.spacelab.view.Words;

/** What the deciding player may do. */
final class Choices {

  private Choices() {}

  static Keys of(State state) {
    Teller teller = new Teller(state);
    return new Keys(Referee.options(state).stream().map(action -> action.match(teller)).toList());
  }

  /** What the cards of the hand would bring that cannot be paid for now, in each free place. */
  static Keys later(State state) {
    Stage stage = state.turn().stage();
    boolean isPlacing = stage == Stage.ACT || stage == Stage.PLACE;
    if (state.pending() != Pending.Plain.NOTHING || !isPlacing) {
      return Keys.NONE;
    }
    Teller teller = new Teller(state);
    List<Lab> dear =
        state.active().hand().stream()
            .distinct()
            .filter(lab -> state.price(lab) > state.active().hand().size() - 1)
            .toList();
    List<Key> keys = new ArrayList<>();
    for (Lab lab : dear) {
      for (Slot slot : Slot.ALL) {
        if (state.active().station().isFree(slot)) {
          keys.add(tooDear(state, teller.place(new Action.Place(lab, slot)), lab));
        }
      }
    }
    return new Keys(keys);
  }

  /** With the number of cards that are missing for it. */
  private static Key tooDear(State state, Key key, Lab lab) {
    Block.Preview preview = key.preview().orElseThrow();
    int missing = state.price(lab) - (state.active().hand().size() - 1);
    List<Text> texts = new ArrayList<>(List.of(Text.of("preview.too-dear", "cards", missing)));
    texts.addAll(preview.texts());
    Block.Preview marked = new Block.Preview(List.copyOf(texts), preview.closes(), preview.gains());
    return new Key(key.group(), key.touched(), key.id(), key.label(), Optional.of(marked));
  }

  /** What a card in the recruitment centre is called where it is touched: not as in the hand. */
  static String inCentre(Lab card) {
    return "centre/" + card.slug();
  }

  /** Tells each kind of action. */
  private record Teller(State state) implements Action.Cases<Key> {

    private static Key plain(String group, Action action, Text label) {
      return new Key(group, List.of(), MoveText.write(action), label);
    }

    private static Key ofAgency(String group, Agency agency, Action action, List<Lab> cards) {
      long count = cards.stream().filter(agency::of).count();
      Text label =
          Text.of("choice.agency", "agency", Words.of(agency), "cards", Math.toIntExact(count));
      return new Key(group, List.of(agency.text()), MoveText.write(action), label);
    }

    private static Key ofLab(String group, String touched, Lab card, Action action) {
      return new Key(group, List.of(touched), MoveText.write(action), Words.of(card));
    }

    @Override
    public Key put(Action.Put action) {
      List<String> touched = List.of(action.tile().slug(), action.capsule().text());
      return new Key("put", touched, MoveText.write(action), Words.of(action.capsule()));
    }

    @Override
    public Key draw() {
      return plain("draw", Action.Plain.DRAW, Text.of("choice.draw"));
    }

    @Override
    public Key take(Action.Take action) {
      return ofAgency("take", action.agency(), action, state.toTakeFrom());
    }

    @Override
    public Key recruit(Action.Recruit action) {
      return ofAgency("recruit", action.agency(), action, state.stock().centre());
    }

    @Override
    public Key place(Action.Place action) {
      Lab lab = action.lab();
      Block.Preview preview = Promise.of(place(lab), lab, action.slot(), state.price(lab));
      return new Key(
          "place",
          List.of(lab.slug(), action.slot().text()),
          MoveText.write(action),
          Words.of(action.slot()),
          Optional.of(preview));
    }

    /** The table as it is once the lab is paid for. */
    private Promise.Place place(Lab lab) {
      State.Stock stock = state.stock();
      int anew = state.isMadeAnew() ? stock.labs().discard().size() + state.price(lab) : 0;
      int labs = stock.labs().deck().size() + anew;
      Promise.Supply supply =
          new Promise.Supply(labs, stock.centre().size(), stock.projects().size());
      return new Promise.Place(
          state.active().station(),
          stock.bonuses(),
          supply,
          state.ender().isPresent(),
          state.isBare());
    }

    @Override
    public Key pay(Action.Pay action) {
      return ofLab("drop", action.card().slug(), action.card(), action);
    }

    @Override
    public Key keep(Action.Keep action) {
      Text label =
          Text.of(
              "choice.keep",
              "what",
              action.project().title(),
              "condition",
              Words.condition(action.project()));
      return new Key("keep", List.of(action.project().slug()), MoveText.write(action), label);
    }

    @Override
    public Key recruitOne(Action.RecruitOne action) {
      return ofLab("recruit", inCentre(action.card()), action.card(), action);
    }

    @Override
    public Key drop(Action.Drop action) {
      return ofLab("drop", action.card().slug(), action.card(), action);
    }

    @Override
    public Key end() {
      return plain("enough", Action.Plain.END, Text.of("choice.no-more-labs"));
    }

    @Override
    public Key pass() {
      boolean stuck = Referee.options(state).size() == 1;
      Text label = Text.of(stuck ? "choice.nothing-possible" : "group.pass");
      return plain("pass", Action.Plain.PASS, label);
    }
  }
}
