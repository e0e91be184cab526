package org.lunartable.engine.spacelab.companion;

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
    Scene last = next.turn(next.turn().at(Stage.PLACE));
    return canPlace(last) ? PlaceLab.next(last) : nextTurn(last);
  }

  /** The turn goes on where it was: before the action, or before the last placements (SL-10). */
  static Phase goOn(Scene scene) {
    return scene.turn().stage() == Stage.PLACE ? PlaceLab.next(scene) : new Act(scene);
  }

  /** Whether the player whose turn it is could place one more lab, as far as the kiosk knows. */
  static boolean canPlace(Scene scene) {
    return scene.side().hand() > 0 && !scene.side().station().isFull();
  }
}
