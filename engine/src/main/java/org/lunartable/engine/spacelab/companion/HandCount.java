package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;

/** A hand was counted, and is of another size than the kiosk believes: that is put right. */
record HandCount(Scene scene) implements Phase {

  /** More cards than anybody holds who must place from five on (SL-3). */
  private static final int MOST = 20;

  @Override
  public Text headline() {
    return Text.of("turn.told-hand", "seat", scene.said());
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    for (int cards = 0; cards <= MOST; cards++) {
      int held = cards;
      Text told = new Text("space.told.hand", Map.of("seat", scene.said(), "count", cards));
      steps.number(
          "hand",
          cards,
          Optional.of(told),
          () -> Course.goOn(scene.side(side -> side.holding(held))));
    }
    steps.plain("again", () -> Course.goOn(scene));
    return steps.all();
  }
}
