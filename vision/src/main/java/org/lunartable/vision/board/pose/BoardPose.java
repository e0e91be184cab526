package org.lunartable.vision.board.pose;

import java.util.List;
import org.lunartable.vision.PixelPoint;

/**
 * Where a board lies before a camera: turns a point over the board, in millimetres in the frame of
 * {@link BoardPlan}, into a pixel (u right, v down, centres at integers) and back. Immutable.
 *
 * @param tx where the board's origin is in the camera's frame, millimetres
 * @param ty where the board's origin is in the camera's frame, millimetres
 * @param tz where the board's origin is in the camera's frame, millimetres
 */
public record BoardPose(Lens lens, Axes axes, double tx, double ty, double tz) {

  /** The pixel of a point over the board; it may lie outside the picture. */
  public PixelPoint project(double x, double y, double z) {
    double[] uv = new double[2];
    project(x, y, z, uv);
    return new PixelPoint(uv[0], uv[1]);
  }

  /** The same without making an object: writes u and v. */
  public void project(double x, double y, double z, double[] uv) {
    double depth = axes.zx() * x + axes.zy() * y + axes.zz() * z + tz;
    double right = (axes.xx() * x + axes.xy() * y + axes.xz() * z + tx) / depth;
    double down = (axes.yx() * x + axes.yy() * y + axes.yz() * z + ty) / depth;
    double scale = lens.focal() * (1 + lens.k1() * (right * right + down * down));
    uv[0] = lens.centreU() + right * scale;
    uv[1] = lens.centreV() + down * scale;
  }

  /** The point at height z that is seen at a pixel: X and Y in millimetres. */
  public double[] at(double u, double v, double z) {
    double[] direction = lens.direction(u, v);
    double[] eye = eye();
    double dx = axes.xx() * direction[0] + axes.yx() * direction[1] + axes.zx();
    double dy = axes.xy() * direction[0] + axes.yy() * direction[1] + axes.zy();
    double dz = axes.xz() * direction[0] + axes.yz() * direction[1] + axes.zz();
    double along = (z - eye[2]) / dz;
    return new double[] {eye[0] + along * dx, eye[1] + along * dy};
  }

  /** Where the camera is, X, Y, Z in millimetres. */
  public double[] eye() {
    return new double[] {
      -(axes.xx() * tx + axes.yx() * ty + axes.zx() * tz),
      -(axes.xy() * tx + axes.yy() * ty + axes.zy() * tz),
      -(axes.xz() * tx + axes.yz() * ty + axes.zz() * tz)
    };
  }

  /**
   * The pixels of the outer corners of a board, next to its places at the top left, top right,
   * bottom right and bottom left.
   */
  public List<PixelPoint> corners(BoardPlan plan) {
    double x = plan.width() / 2;
    double y = plan.height() / 2;
    return List.of(
        project(-x, y, BoardPlan.BASE),
        project(x, y, BoardPlan.BASE),
        project(x, -y, BoardPlan.BASE),
        project(-x, -y, BoardPlan.BASE));
  }

  /** How many pixels a millimetre has in the middle of the board. */
  public double pixelsPerMillimetre() {
    return lens.focal() / tz;
  }

  /** The pose when the board is taken to be turned counter-clockwise by some quarters. */
  public BoardPose quarterTurned(int quarters) {
    Axes turned = axes;
    for (int i = 0; i < Math.floorMod(quarters, 4); i++) {
      turned = turned.after(new Axes(0, -1, 0, 1, 0, 0, 0, 0, 1));
    }
    return new BoardPose(lens, turned, tx, ty, tz);
  }

  /** The pose when the board's origin is taken to lie elsewhere on the table. */
  public BoardPose shifted(double x, double y) {
    return new BoardPose(
        lens,
        axes,
        tx + axes.xx() * x + axes.xy() * y,
        ty + axes.yx() * x + axes.yy() * y,
        tz + axes.zx() * x + axes.zy() * y);
  }
}
