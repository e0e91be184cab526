package org.lunartable.engine.spacelab.companion;

import java.util.Optional;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** What comes after what was told; the course of the game is that of SL-2, SL-3 and SL-10. */
final class Course {

  private Course() {}

  static Phase begin(Scene scene) {
    return PutTile.next(scene);
  }

  /** The next player who has something to do; the counting when nobody has. */
  static Phase nextTurn(Scene over) {
    int players = over.seating().players();
    Scene next = over.turn(over.turn().next(players, Stage.ACT));
    if (next.ender().isPresent() && next.ender().getAsInt() == next.mover()) {
      return Pad.after(next);
    } else if (next.side().station().objectives().size() < Capsule.ALL.size()) {
      return PutTile.next(next);
    } else if (next.ender().isEmpty()) {
      return new Act(next);
    }
    return lastPlacement(next);
  }

  /** The last placement of the player whose turn it is (SL-10). */
  static Phase lastPlacement(Scene scene) {
    Scene last = scene.turn(scene.turn().at(Stage.PLACE));
    return last.side().station().isFull() ? nextTurn(last) : anotherLab(last);
  }

  /** The turn goes on where it was: before the action, or between labs that are placed. */
  static Phase goOn(Scene scene) {
    boolean isPlacing = scene.turn().stage() == Stage.PLACE || scene.turn().placed() > 0;
    return isPlacing ? anotherLab(scene) : new Act(scene);
  }

  /**
   * Another lab of this turn, if any is possible; in the last round nobody is passed over unasked.
   */
  static Phase anotherLab(Scene scene) {
    if (canPlace(scene)) {
      return PlaceLab.next(scene);
    }
    if (scene.side().station().isFull()) {
      return nextTurn(scene);
    } else if (scene.ender().isPresent()) {
      return scene.asks() ? new EmptyHand(scene) : nextTurn(scene);
    }
    // People miscount: whoever has cards left after all goes on before the next player acts.
    int players = scene.seating().players();
    return new Act(scene.turn(scene.turn().next(players, Stage.ACT)), Optional.of(scene));
  }

  /** Whether the player whose turn it is could place one more lab, as far as the kiosk knows. */
  static boolean canPlace(Scene scene) {
    return scene.side().hand() > 0 && !scene.side().station().isFull();
  }
}
