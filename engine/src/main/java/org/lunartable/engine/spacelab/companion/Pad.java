package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;

/**
 * The score is entered player by player, then counted.
 *
 * @param isWhole whether nothing is known yet: nobody has kept the stations
 */
record Pad(Scene scene, boolean isWhole, boolean isOver) implements Phase {

  /** A pad with nothing on it. */
  static Phase empty(Scene scene) {
    return new Pad(scene, true, false);
  }

  /** The stations of a game that has just ended; the projects are still secret (SL-14). */
  static Phase after(Scene scene) {
    return new Pad(scene, false, false);
  }

  @Override
  public Text headline() {
    return Text.of(isWhole ? "turn.pad" : "turn.pad-projects");
  }

  @Override
  public OptionalInt seat() {
    return OptionalInt.empty();
  }

  @Override
  public List<Step<Phase>> steps() {
    Steps steps = new Steps();
    if (!isOver) {
      for (int seat : scene.seating().seats()) {
        Text label = Text.of("choice.pad.player", "seat", scene.said(seat));
        steps.answer("station", Seats.word(seat), label, () -> new PadSeat(scene, isWhole, seat));
      }
      steps.plain("counted", () -> new Pad(scene, isWhole, true));
    }
    return steps.all();
  }
}
