package org.lunartable.vision.die;

/**
 * One face of a die before the camera, for looking up many places on it: the pose is worked out
 * once, a place then costs a few multiplications. Reused; confined to one thread.
 */
final class FacePlane {
  private double u0;
  private double v0;
  private double z0;
  private double ua;
  private double va;
  private double za;
  private double ub;
  private double vb;
  private double zb;
  private double centreU;
  private double centreV;

  /**
   * Sets it to a face: axis 0, 1 or 2, sign 1 or -1. Its own axes are y and z of the cube for axis
   * 0, x and z for axis 1, x and y for axis 2, millimetres from its middle.
   */
  void set(CubePose pose, int axis, int sign) {
    Lens lens = pose.lens();
    double[] r = pose.r();
    double focal = lens.focal();
    double x = axis == 0 ? sign * CubePose.HALF : 0;
    double y = axis == 1 ? sign * CubePose.HALF : 0;
    double z = axis == 2 ? sign * CubePose.HALF - CubePose.HALF : -CubePose.HALF;
    int a = axis == 0 ? 1 : 0;
    int b = axis == 2 ? 1 : 2;
    centreU = lens.centreU();
    centreV = lens.centreV();
    u0 = focal * ((pose.u() - centreU) / pose.scale() + r[0] * x + r[1] * y + r[2] * z);
    v0 = focal * ((pose.v() - centreV) / pose.scale() + r[3] * x + r[4] * y + r[5] * z);
    z0 = focal / pose.scale() + r[6] * x + r[7] * y + r[8] * z;
    ua = focal * r[a];
    va = focal * r[3 + a];
    za = r[6 + a];
    ub = focal * r[b];
    vb = focal * r[3 + b];
    zb = r[6 + b];
  }

  /** Brightness at a place of the face, 0 to 255. */
  double look(Brightness image, double a, double b) {
    double near = 1 / (z0 + za * a + zb * b);
    return image.at(
        (u0 + ua * a + ub * b) * near + centreU, (v0 + va * a + vb * b) * near + centreV);
  }
}
