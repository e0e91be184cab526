package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.state.Readings.CannotPay;
import org.lunartable.engine.spacelab.state.Readings.EmptyDeck;
import org.lunartable.engine.spacelab.view.Words;

/** A turn begins: which of the three actions is it (SL-3)? */
record Act(Scene scene) implements Phase {

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
    steps.plain("fix-hand", () -> new HandCount(on));
    return steps.all();
  }
}
