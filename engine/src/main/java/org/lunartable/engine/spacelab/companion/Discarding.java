package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.state.State;

/** Who must place but cannot pay for any lab discards down to four cards (SL-6). */
record Discarding(Scene scene) implements Phase {

  @Override
  public Text headline() {
    return Text.of("turn.limit", "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Text told = Text.of("space.told.discarded", "seat", scene.said());
    return new Steps()
        .plain("kept", Optional.of(told), this::after)
        .plain("again", () -> new Act(scene))
        .all();
  }

  private Phase after() {
    return Course.nextTurn(scene.side(side -> side.holding(State.KEPT)));
  }
}
