package org.lunartable.vision.board.read;

import java.util.BitSet;
import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;

/**
 * Which places the saucer of a UFO hides from the camera: they may hold walls that nobody sees.
 * Stateless.
 */
final class UfoCover {
  private static final double RADIUS = 16;
  private static final double RIM = 15;

  /** Beyond this distance a UFO hides nothing of a place, millimetres. */
  private static final double REACH = 40;

  private static final double HIDDEN_SHARE = 0.35;

  private UfoCover() {}

  /** The places, by index, most of whose points lie behind one of the UFOs. */
  static BitSet hidden(List<Place> ufos, BoardPlan plan, BoardPose pose) {
    BitSet hidden = new BitSet();
    if (ufos.isEmpty()) {
      return hidden;
    }
    for (Place place : plan.lattice().places()) {
      boolean near = ufos.stream().anyMatch(ufo -> near(ufo, place, plan));
      if (near && !ufos.contains(place) && share(place, ufos, plan, pose) > HIDDEN_SHARE) {
        hidden.set(plan.lattice().index(place));
      }
    }
    return hidden;
  }

  private static boolean near(Place ufo, Place place, BoardPlan plan) {
    return Math.abs(plan.x(ufo) - plan.x(place)) < REACH
        && Math.abs(plan.y(ufo) - plan.y(place)) < REACH;
  }

  private static double share(Place place, List<Place> ufos, BoardPlan plan, BoardPose pose) {
    double[][] points = Layout.of(place.kind()).points;
    Frame frame = Frame.of(place);
    double[] eye = pose.eye();
    int hidden = 0;
    int counted = 0;
    for (double[] point : points) {
      if (point[2] <= BoardPlan.WALL) {
        counted++;
        double x = plan.x(place) + frame.x(point[0], point[1]);
        double y = plan.y(place) + frame.y(point[0], point[1]);
        // Where the line of sight to the point passes through the height of the rims.
        double part = (RIM - point[2]) / (eye[2] - point[2]);
        double rimX = x + part * (eye[0] - x);
        double rimY = y + part * (eye[1] - y);
        for (Place ufo : ufos) {
          if (Math.hypot(rimX - plan.x(ufo), rimY - plan.y(ufo)) < RADIUS) {
            hidden++;
            break;
          }
        }
      }
    }
    return hidden / (double) counted;
  }
}
