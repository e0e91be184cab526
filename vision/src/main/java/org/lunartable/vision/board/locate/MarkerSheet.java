package org.lunartable.vision.board.locate;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.Marker;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Sighted;

/**
 * Where the four printed markers lie: cards of 24 mm with a black square of 18 mm, diagonally
 * outside the board's corners, id 0 at the top left, then clockwise. Placed by hand, so the gap to
 * the board is only known roughly. Stateless.
 */
public final class MarkerSheet {

  /** The markers are numbered from 0, clockwise from the board's top left. */
  public static final int MARKERS = 4;

  /** The side of a white card, millimetres. */
  public static final double CARD = 24;

  /** The side of the black square on it, millimetres. */
  public static final double SQUARE = 18;

  /** The distance between card and board that people are asked to leave, millimetres. */
  public static final double GAP = 12;

  private static final int[] RIGHT = {-1, 1, 1, -1};
  private static final int[] UP = {1, 1, -1, -1};

  private MarkerSheet() {}

  /** The markers of the sheet among those found. */
  static List<Marker> own(List<Marker> found) {
    return found.stream().filter(marker -> marker.id() < MARKERS).toList();
  }

  /** The corners of the black squares when the cards lie this far from the board, millimetres. */
  static List<Sighted> corners(List<Marker> markers, BoardPlan plan, double gap) {
    List<Sighted> seen = new ArrayList<>();
    for (Marker marker : markers) {
      double x = RIGHT[marker.id()] * (plan.width() / 2 + gap + CARD / 2);
      double y = UP[marker.id()] * (plan.height() / 2 + gap + CARD / 2);
      for (int i = 0; i < 4; i++) {
        PixelPoint pixel = marker.corners().get(i);
        seen.add(
            Sighted.at(
                x + RIGHT[i] * SQUARE / 2, y + UP[i] * SQUARE / 2, 0, pixel.u(), pixel.v(), 1));
      }
    }
    return seen;
  }

  /** The quarter turns after which a pose has the markers nearest to their corners. */
  static int quarters(List<Marker> markers, BoardPlan plan, BoardPose pose) {
    int best = 0;
    double least = Double.MAX_VALUE;
    int step = plan.lattice().width() == plan.lattice().height() ? 1 : 2;
    for (int quarters = 0; quarters < 4; quarters += step) {
      BoardPose turned = pose.quarterTurned(quarters);
      double away = 0;
      for (Marker marker : markers) {
        PixelPoint middle = marker.middle();
        double[] at = turned.at(middle.u(), middle.v(), 0);
        away +=
            Math.hypot(
                at[0] - RIGHT[marker.id()] * plan.width() / 2,
                at[1] - UP[marker.id()] * plan.height() / 2);
      }
      if (away < least) {
        least = away;
        best = quarters;
      }
    }
    return best;
  }
}
