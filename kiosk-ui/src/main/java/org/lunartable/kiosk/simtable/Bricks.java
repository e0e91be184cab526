package org.lunartable.kiosk.simtable;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * Simple bodies as the camera sees them, drawn one over the other; the caller draws what stands
 * farther from the camera first.
 */
record Bricks(Graphics2D graphics, Camera camera, Light light) {

  private static final Color SHADOW = new Color(0, 0, 15, 38);

  /** An upright block: its foot's middle, its size along X, Y and Z. */
  record Block(Vec foot, Vec size) {
    private Vec corner(int x, int y, double z) {
      return foot.plus(new Vec(x * size.x() / 2, y * size.y() / 2, z));
    }

    List<Vec> level(double z) {
      return List.of(corner(-1, -1, z), corner(1, -1, z), corner(1, 1, z), corner(-1, 1, z));
    }

    List<Vec> top() {
      return level(size.z());
    }

    List<Vec> wall(Vec out) {
      int x = (int) out.x();
      int y = (int) out.y();
      int u = x == 0 ? 1 : 0;
      int v = 1 - u;
      return List.of(
          corner(x - u, y - v, 0),
          corner(x + u, y + v, 0),
          corner(x + u, y + v, size.z()),
          corner(x - u, y - v, size.z()));
    }
  }

  void block(Block block, Color colour) {
    for (Vec out : List.of(Vec.X, Vec.Y, Vec.X.times(-1), Vec.Y.times(-1))) {
      List<Vec> wall = block.wall(out);
      if (camera.faces(wall.get(0), out)) {
        fill(camera.outline(wall), light.shade(colour, out));
      }
    }
    fill(camera.outline(block.top()), light.shade(colour, Vec.Z));
  }

  /** The shadow of a block on the level it stands on. */
  void blockShadow(Block block) {
    double ground = block.foot().z();
    graphics.setPaint(SHADOW);
    for (int i = -1; i <= 1; i++) {
      Light lamp = light.aside(0.12 * i);
      Hull hull = new Hull();
      block.level(0).forEach(corner -> hull.addDisc(camera.project(corner), 0.1));
      block.top().forEach(corner -> hull.addDisc(camera.project(lamp.shadow(corner, ground)), 0.3));
      graphics.fill(hull.outline());
    }
  }

  /** A level disc with a soft rise towards the lamp, for round things. */
  void disc(Vec middle, double radius, Color colour) {
    Point2D seen = camera.project(middle);
    double pixels = radius * camera.scaleAt(middle);
    Vec towardsLamp = new Vec(light.towards().x(), light.towards().y(), 0);
    Point2D bright = camera.project(middle.plus(towardsLamp.times(0.6 * radius)));
    graphics.setPaint(
        new RadialGradientPaint(
            bright,
            (float) (1.8 * pixels),
            new float[] {0, 1},
            new Color[] {Light.scaled(colour, 1.15), Light.scaled(colour, 0.6)}));
    graphics.fill(
        new Ellipse2D.Double(seen.getX() - pixels, seen.getY() - pixels, 2 * pixels, 2 * pixels));
  }

  /** An upright round body that tapers from one radius to another. */
  void cone(Vec foot, double height, double bottomRadius, double topRadius, Color colour) {
    Vec top = foot.plus(Vec.Z.times(height));
    Hull hull = new Hull();
    hull.addDisc(camera.project(foot), bottomRadius * camera.scaleAt(foot));
    hull.addDisc(camera.project(top), topRadius * camera.scaleAt(top));
    fill(hull.outline(), Light.scaled(colour, 0.75));
    disc(top, topRadius, colour);
  }

  void coneShadow(Vec foot, double height, double radius) {
    Vec tip = light.shadow(foot.plus(Vec.Z.times(height)), foot.z());
    Hull hull = new Hull();
    hull.addDisc(camera.project(foot), radius * camera.scaleAt(foot));
    hull.addDisc(camera.project(tip), 0.7 * radius * camera.scaleAt(tip));
    graphics.setPaint(new Color(0, 0, 15, 80));
    graphics.fill(hull.outline());
  }

  void mast(Vec foot, double height, double width, Color colour) {
    graphics.setStroke(
        new BasicStroke(
            (float) (width * camera.scaleAt(foot)), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.setPaint(colour);
    Vec tip = foot.plus(Vec.Z.times(height));
    graphics.draw(new Line2D.Double(camera.project(foot), camera.project(tip)));
  }

  void fill(Path2D path, Color colour) {
    graphics.setPaint(colour);
    graphics.fill(path);
  }
}
