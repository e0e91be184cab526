package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

/**
 * Every way a face of a die can look: in four turns, in the shades its colours may have.
 *
 * @param all one entry a face, turn and choice of shades
 */
record FaceLooks(List<Look> all) {
  /**
   * One way.
   *
   * @param face as it lies
   * @param shades of its quarters
   */
  record Look(DieFace face, List<Shade> shades) {}

  FaceLooks {
    all = List.copyOf(all);
  }

  static FaceLooks of(Die die) {
    Set<Look> looks = new LinkedHashSet<>();
    for (DieFace face : die.faces()) {
      DieFace turned = face;
      for (int turn = 0; turn < 4; turn++) {
        for (int choice = 0; choice < 4; choice++) {
          looks.add(new Look(turned, shades(turned, choice)));
        }
        turned = turned.turned();
      }
    }
    return new FaceLooks(List.copyOf(looks));
  }

  /** All tiles of one colour have the same shade. */
  private static List<Shade> shades(DieFace face, int choice) {
    List<Shade> shades = new ArrayList<>();
    for (TileColour colour : face.quarters()) {
      List<Shade> options = Shade.of(colour == null ? TileColour.BLACK : colour);
      int pick = colour == TileColour.GREEN ? choice & 1 : choice >> 1;
      shades.add(options.get(Math.min(pick, options.size() - 1)));
    }
    return List.copyOf(shades);
  }
}
