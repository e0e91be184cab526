package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;

/**
 * The end is near, and a player has no lab card left to place, as far as the kiosk knows (SL-10).
 * People miscount, and who is passed over now cannot say so later: so it is asked.
 */
record EmptyHand(Scene scene) implements Phase {

  @Override
  public Text headline() {
    return Text.of("turn.told-empty", "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Text told = Text.of("space.told.skipped", "seat", scene.said());
    return new Steps()
        .plain("skip", Optional.of(told), this::skipped)
        .recounts(scene, Course::anotherLab)
        .all();
  }

  private Phase skipped() {
    return Course.nextTurn(scene.reminding(List.of()));
  }
}
