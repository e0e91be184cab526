package org.lunartable.vision.board.read;

import java.util.Arrays;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Thumbnail;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.View;

/**
 * Tells for a fraction of a reading's cost that nothing has changed on the board since the picture
 * read last, so that it need not be read again. Keeps that picture, much reduced; confined to one
 * thread.
 */
public final class QuietGate {
  private static final int FACTOR = 8;

  /** A change of brightness, on a scale of 255, that noise alone does not bring about. */
  private static final int CHANGE = 7;

  private static final int LEAST_PIXELS = 2;

  /** Added to every brightness, so that noise in the dark says little about the light. */
  private static final double BLACK = 4;

  /** One pixel in so many tells how the light has drifted. */
  private static final int SAMPLED = 23;

  private final BoardPlan plan;
  private Thumbnail kept;
  private View keptView;

  /** The picture looked at last, which may be the next to be kept; never read again itself. */
  private Picture last;

  private Thumbnail lastSmall;

  public QuietGate(Lattice lattice) {
    plan = new BoardPlan(lattice);
  }

  /** Takes a picture that is read now; later ones are compared with it. */
  public void keep(Picture picture, BoardPose pose) {
    View view = View.of(pose, plan);
    kept = picture == last && view.equals(keptView) ? lastSmall : small(picture, view);
    keptView = view;
    last = null;
  }

  /** Whether a picture of the same camera shows the board as the one kept; false without one. */
  public boolean quiet(Picture picture) {
    if (kept == null) {
      return false;
    }
    Thumbnail now = small(picture, keptView);
    last = picture;
    lastSmall = now;
    return now.sameSize(kept) && changed(now) < LEAST_PIXELS;
  }

  private static Thumbnail small(Picture picture, View view) {
    return picture.thumbnail(view.left(), view.top(), view.width(), view.height(), FACTOR);
  }

  /** Light that has drifted changes all pixels by a like factor, which is taken out. */
  private int changed(Thumbnail now) {
    int size = now.width() * now.height();
    double[] some = new double[size / SAMPLED];
    for (int i = 0; i < some.length; i++) {
      some[i] = (now.grey(i * SAMPLED) + BLACK) / (kept.grey(i * SAMPLED) + BLACK);
    }
    Arrays.sort(some);
    double drift = some.length == 0 ? 1 : some[some.length / 2];
    int changed = 0;
    for (int i = 0; i < size; i++) {
      double expected = (kept.grey(i) + BLACK) * drift - BLACK;
      if (Math.abs(now.grey(i) - expected) > CHANGE) {
        changed++;
      }
    }
    return changed;
  }
}
