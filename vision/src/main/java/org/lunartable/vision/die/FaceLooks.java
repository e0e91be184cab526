package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.colour.Pigment;

/**
 * Every way a face of a die can look: in four turns, in the shades its colours may have.
 *
 * @param all one entry a face, turn and choice of shades
 * @param besides how probable each is on a side of the die when another one is on top
 */
@SuppressWarnings("ArrayRecordComponent") // never leaves this package
record FaceLooks(List<Look> all, double[][] besides) {
  /**
   * One way.
   *
   * @param face as it lies
   * @param shades of its quarters
   */
  record Look(DieFace face, List<Pigment> shades) {

    /** Whether all tiles of one colour have the same shade on both. */
    boolean agrees(Look other) {
      return shades.stream()
          .allMatch(
              one -> other.shades.stream().noneMatch(o -> o != one && o.colour() == one.colour()));
    }
  }

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
    List<Look> all = List.copyOf(looks);
    double[][] besides = new double[all.size()][all.size()];
    for (int top = 0; top < all.size(); top++) {
      for (int side = 0; side < all.size(); side++) {
        besides[top][side] = beside(die, all.get(top), all.get(side));
      }
    }
    return new FaceLooks(all, besides);
  }

  double shareBeside(int top, int side) {
    return besides[top][side];
  }

  /** How many of the die's other faces look so on a side, over all their turns, as a share. */
  private static double beside(Die die, Look top, Look side) {
    if (!top.agrees(side)) {
      return 0;
    }
    long same = die.faces().stream().filter(side.face()::looksLike).count();
    long others = same - (top.face().looksLike(side.face()) ? 1 : 0);
    return others / 5.0 / 4.0;
  }

  /** All tiles of one colour have the same shade. */
  private static List<Pigment> shades(DieFace face, int choice) {
    List<Pigment> shades = new ArrayList<>();
    for (TileColour colour : face.quarters()) {
      List<Pigment> options = Pigment.ofTile(colour == null ? TileColour.BLACK : colour);
      int pick = colour == TileColour.GREEN ? choice & 1 : choice >> 1;
      shades.add(options.get(Math.min(pick, options.size() - 1)));
    }
    return List.copyOf(shades);
  }
}
