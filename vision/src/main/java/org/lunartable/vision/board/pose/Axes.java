package org.lunartable.vision.board.pose;

/**
 * A rotation from the board's frame to the camera's (x right, y down, z away), row by row. An
 * orthonormal matrix.
 */
public record Axes(
    double xx,
    double xy,
    double xz,
    double yx,
    double yy,
    double yz,
    double zx,
    double zy,
    double zz) {

  /** A camera straight above the board that sees it upright. */
  public static final Axes ABOVE = new Axes(1, 0, 0, 0, -1, 0, 0, 0, -1);

  /** This one, then a small turn about the camera's axes (radians, a rotation vector). */
  public Axes turned(double rx, double ry, double rz) {
    double angle = Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (angle < 1e-12) {
      return this;
    }
    double ux = rx / angle;
    double uy = ry / angle;
    double uz = rz / angle;
    double c = Math.cos(angle);
    double s = Math.sin(angle);
    double k = 1 - c;
    Axes turn =
        new Axes(
            c + ux * ux * k,
            ux * uy * k - uz * s,
            ux * uz * k + uy * s,
            uy * ux * k + uz * s,
            c + uy * uy * k,
            uy * uz * k - ux * s,
            uz * ux * k - uy * s,
            uz * uy * k + ux * s,
            c + uz * uz * k);
    return turn.after(this);
  }

  /** The other rotation first, then this one. */
  public Axes after(Axes first) {
    return new Axes(
        xx * first.xx + xy * first.yx + xz * first.zx,
        xx * first.xy + xy * first.yy + xz * first.zy,
        xx * first.xz + xy * first.yz + xz * first.zz,
        yx * first.xx + yy * first.yx + yz * first.zx,
        yx * first.xy + yy * first.yy + yz * first.zy,
        yx * first.xz + yy * first.yz + yz * first.zz,
        zx * first.xx + zy * first.yx + zz * first.zx,
        zx * first.xy + zy * first.yy + zz * first.zy,
        zx * first.xz + zy * first.yz + zz * first.zz);
  }
}
