package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.state.Readings.CannotPay;
import org.lunartable.engine.spacelab.state.Readings.EmptyDeck;
import org.lunartable.engine.spacelab.view.Words;

/**
 * A turn begins: which of the three actions is it (SL-3)?
 *
 * @param before the turn before, where it was over since its player has no card left as far as the
 *     kiosk knows
 */
record Act(Scene scene, Optional<Scene> before) implements Phase {

  Act(Scene scene) {
    this(scene, Optional.empty());
  }

  @Override
  public Text headline() {
    return Text.of(scene.mustPlace() ? "turn.must-place" : "turn.desk-act", "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Scene on = scene.reminding(List.of());
    Steps steps = new Steps();
    boolean mayAct = scene.readings().cannotPay() == CannotPay.ACTS_OTHERWISE;
    if (!scene.mustPlace() || mayAct) {
      steps.plain("draw", () -> new Taken(on, Taken.By.DRAW));
      steps.plain("recruit", () -> new Taken(on, Taken.By.RECRUIT));
    }
    if (Course.canPlace(scene)) {
      for (Agency one : Agency.ALL) {
        Text label = Text.of("choice.told.place", "agency", Words.of(one));
        steps.agency("place", one, label, () -> new PlaceLab(on, LabEntry.of(one)));
      }
    }
    if (scene.mustPlace() && scene.readings().cannotPay() == CannotPay.DISCARDS_TO_FOUR) {
      steps.plain("cannot-pay", () -> new Discarding(on));
    } else {
      Text told = Text.of("space.passed", "seat", scene.said());
      steps.plain("pass", Optional.of(told), () -> Course.nextTurn(on));
    }
    if (scene.readings().emptyDeck() == EmptyDeck.ENDS_THE_GAME) {
      Text told = Text.of("space.told.deck-empty");
      steps.plain("deck-empty", Optional.of(told), () -> Course.lastPlacement(on.endedBefore()));
    }
    before.ifPresent(last -> addNotOver(steps, last));
    steps.recounts(on, Act::new);
    return steps.all();
  }

  /** The player before says that cards are left: they are counted, and the turn goes on (SL-6). */
  private static void addNotOver(Steps steps, Scene last) {
    Text told = Text.of("space.told.not-over", "seat", last.said());
    Text label = Text.of("choice.told.not-over", "seat", last.said());
    steps.answer(
        "not-over",
        Seats.word(last.mover()),
        label,
        Optional.of(told),
        () -> new Recount(last, Recount.What.HAND, last.mover(), Course::goOn));
  }
}
