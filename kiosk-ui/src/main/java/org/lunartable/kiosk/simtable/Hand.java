package org.lunartable.kiosk.simtable;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.util.List;

/**
 * Draws a player's hand that holds a brick, and the arm behind it: round limbs in perspective, with
 * their shadow on the table.
 */
record Hand(Camera camera, Light light) {

  /** The direction it points in: away from a player at the near edge, a little to the left. */
  static final Vec FORWARD = new Vec(-0.3, 1, 0).unit();

  private static final Vec SIDE = FORWARD.cross(Vec.Z);
  private static final Color SKIN = new Color(0xC68C70);
  private static final Color SLEEVE = new Color(0x35507E);
  private static final Color SHADOW = new Color(0, 0, 15, 40);

  /**
   * A limb between two joints, in millimetres before, beside and above the fingertips.
   *
   * @param from and the radius there
   * @param to and the radius there
   */
  private record Limb(Vec from, double thick, Vec to, double thin, Color colour) {}

  private static final List<Limb> LIMBS =
      List.of(
          new Limb(joint(-120, 12, 58), 27, joint(-235, 14, 70), 31, SKIN),
          new Limb(joint(-200, 14, 72), 42, joint(-620, 30, 90), 52, SLEEVE),
          new Limb(joint(-62, 14, 48), 33, joint(-105, 12, 54), 32, SKIN),
          new Limb(joint(-26, 52, 30), 8, joint(-66, 38, 50), 10, SKIN),
          new Limb(joint(-14, 36, 28), 9, joint(-60, 26, 52), 11, SKIN),
          new Limb(joint(-4, 19, 26), 9, joint(-56, 12, 54), 11, SKIN),
          new Limb(joint(-2, -8, 24), 10, joint(-66, -22, 46), 13, SKIN),
          new Limb(joint(0, 2, 24), 8, joint(-54, -4, 56), 11, SKIN));

  private static Vec joint(double ahead, double beside, double above) {
    return FORWARD.times(ahead).plus(SIDE.times(beside)).plus(Vec.Z.times(above));
  }

  /** The part of an endless picture that it and its shadow are in. */
  Rectangle area(Vec tip) {
    Rectangle area = new Rectangle();
    for (Limb limb : LIMBS) {
      Rectangle body = outline(limb, tip, 1, Vec.ZERO).getBounds();
      area = area.isEmpty() ? body : area.union(body);
      for (int i = -1; i <= 1; i++) {
        area = area.union(shadow(limb, tip, light.aside(0.12 * i)).getBounds());
      }
    }
    return area;
  }

  /** Draws it with its fingertips over this point of the table's top. */
  void paint(Graphics2D graphics, Vec tip) {
    graphics.setPaint(SHADOW);
    for (int i = -1; i <= 1; i++) {
      Light lamp = light.aside(0.12 * i);
      LIMBS.forEach(limb -> graphics.fill(shadow(limb, tip, lamp)));
    }
    LIMBS.forEach(limb -> paint(graphics, limb, tip));
  }

  private void paint(Graphics2D graphics, Limb limb, Vec tip) {
    graphics.setPaint(Light.scaled(limb.colour, 0.72));
    graphics.fill(outline(limb, tip, 1, Vec.ZERO));
    Vec lit = new Vec(light.towards().x(), light.towards().y(), 0).times(0.12 * limb.thin);
    for (double part = 0.86; part > 0.3; part -= 0.14) {
      graphics.setPaint(Light.scaled(limb.colour, 1.12 - 0.38 * part));
      graphics.fill(outline(limb, tip, part, lit.times(1 - part)));
    }
  }

  private Path2D outline(Limb limb, Vec tip, double part, Vec aside) {
    Vec from = tip.plus(limb.from).plus(aside);
    Vec to = tip.plus(limb.to).plus(aside);
    return between(from, part * limb.thick, to, part * limb.thin);
  }

  private Path2D shadow(Limb limb, Vec tip, Light lamp) {
    Vec from = lamp.shadow(tip.plus(limb.from), 0);
    Vec to = lamp.shadow(tip.plus(limb.to), 0);
    return between(from, limb.thick, to, limb.thin);
  }

  private Path2D between(Vec from, double thick, Vec to, double thin) {
    Hull hull = new Hull();
    hull.addDisc(camera.project(from), thick * camera.scaleAt(from));
    hull.addDisc(camera.project(to), thin * camera.scaleAt(to));
    return hull.outline();
  }
}
