package org.lunartable.vision.die;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.lunartable.vision.colour.Patch;
import org.lunartable.vision.die.FaceLooks.Look;

/**
 * What a picture may be whose colours are far weaker than they should be, as an old camera or a
 * program makes them: a green tile is nearly grey then, a yellow one nearly white, and another face
 * than it seems may be on top. Stateless.
 */
final class WeakColours {

  /** One picture in some hundreds has colours so weak: natural logarithm. */
  private static final double RARE = -6.5;

  /** Looks this much less likely than the best do not come near it with other light either. */
  private static final double HOPELESS = 30;

  /**
   * Tiles whose red or blue against green differs by more than this from tile to tile, a logarithm,
   * have strong colours: a lamp changes all of them alike.
   */
  private static final double STRONG = 1.2;

  /** Light below this is as much noise as colour. */
  private static final double DARK = 0.004;

  private static final int RED = 0;
  private static final int GREEN = 1;
  private static final int BLUE = 2;

  private WeakColours() {}

  private static boolean strong(List<Patch> tiles) {
    return spread(tiles, RED) > STRONG || spread(tiles, BLUE) > STRONG;
  }

  private static double spread(List<Patch> tiles, int channel) {
    DoubleSummaryStatistics hues =
        tiles.stream()
            .mapToDouble(tile -> Math.log(light(tile, channel) / light(tile, GREEN)))
            .summaryStatistics();
    return hues.getMax() - hues.getMin();
  }

  private static double light(Patch tile, int channel) {
    return Math.max(DARK, tile.channel(channel));
  }

  /** The guess with the lead that it has when colours may be weak. */
  static FaceGuess weighed(FaceGuess guess, FaceLooks looks, FacePatches patches) {
    if (strong(patches.quarters())) {
      return guess;
    }
    LightModel light = new LightModel(patches, looks, Saturations.WEAK);
    List<Look> all = looks.all();
    double[] plain = all.stream().mapToDouble(look -> light.plain(look.shades())).toArray();
    double highest = -Double.MAX_VALUE;
    for (double one : plain) {
      highest = Math.max(highest, one);
    }
    double same = guess.likelihood();
    double other = same - guess.margin();
    for (int i = 0; i < plain.length; i++) {
      if (plain[i] > highest - HOPELESS) {
        double weak = RARE + light.fit(i, all.get(i).shades()).logLikelihood();
        if (all.get(i).face().equals(guess.face())) {
          same = Math.max(same, weak);
        } else {
          other = Math.max(other, weak);
        }
      }
    }
    return guess.leadingBy(Math.min(guess.margin(), same - other));
  }
}
