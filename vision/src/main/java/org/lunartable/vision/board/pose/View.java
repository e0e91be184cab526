package org.lunartable.vision.board.pose;

/** The rectangle of a picture, in pixels, in which a board and all that stands on it lie. */
public record View(int left, int top, int width, int height) {

  /** How far pieces at the rim stand out over the board, millimetres. */
  private static final double MARGIN = 25;

  /** The view of a board in a pose; it may reach over the picture. */
  public static View of(BoardPose pose, BoardPlan plan) {
    double x = plan.width() / 2 + MARGIN;
    double y = plan.height() / 2 + MARGIN;
    double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
    double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE};
    double[] uv = new double[2];
    for (int corner = 0; corner < 4; corner++) {
      pose.project((corner & 1) == 0 ? -x : x, (corner & 2) == 0 ? -y : y, 0, uv);
      for (int i = 0; i < 2; i++) {
        least[i] = Math.min(least[i], uv[i]);
        most[i] = Math.max(most[i], uv[i]);
      }
    }
    int left = (int) Math.floor(least[0]);
    int top = (int) Math.floor(least[1]);
    return new View(left, top, (int) most[0] + 1 - left, (int) most[1] + 1 - top);
  }
}
