package org.lunartable.kiosk.simtable;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Random;
import org.lunartable.kiosk.simtable.Bricks.Block;

/**
 * What does not change while the table stands: the table's top, the tray and the caption.
 *
 * @param wood the table's colour
 * @param floor the tray's floor
 * @param rim the tray's walls
 */
record Surroundings(Color wood, Color floor, Color rim) {

  private static final Surroundings[] STYLES = {
    new Surroundings(new Color(0xB08A5C), new Color(0x2A5C46), new Color(0x6B4A2E)),
    new Surroundings(new Color(0x8C6A48), new Color(0x34558B), new Color(0x2B4674)),
    new Surroundings(new Color(0x9A9A95), new Color(0xB4905F), new Color(0x8E6C42)),
  };

  static Surroundings style(int number) {
    return STYLES[Math.floorMod(number, STYLES.length)];
  }

  /** Fills the picture with the grain of the table's wood. */
  void paintTop(BufferedImage picture, long seed) {
    Random randomness = new Random(seed);
    double[] waves = randomness.doubles(12, 0, 2 * Math.PI).toArray();
    for (int v = 0; v < picture.getHeight(); v++) {
      for (int u = 0; u < picture.getWidth(); u++) {
        picture.setRGB(u, v, Light.scaled(wood, 1 + grain(waves, u, v)).getRGB());
      }
    }
  }

  private static double grain(double[] waves, double u, double v) {
    double bend = 9 * Math.sin(u / 310 + waves[0]) + 5 * Math.sin(u / 130 + waves[1]);
    double line = v + bend;
    double value = 0.030 * Math.sin(line / 3.1 + 2 * Math.sin(line / 41 + waves[2]));
    value += 0.035 * Math.sin(line / 17 + waves[3] + Math.sin(u / 240 + waves[4]));
    return value + 0.030 * Math.sin(line / 71 + waves[5] + Math.sin(u / 400 + waves[6]));
  }

  /** Draws the tray; the die lies inside and never behind its walls. */
  void paintTray(Bricks bricks) {
    Vec centre = Layout.TRAY_CENTRE;
    double outerX = 2 * (Layout.TRAY_HALF_X + Layout.TRAY_WALL);
    double outerY = 2 * (Layout.TRAY_HALF_Y + Layout.TRAY_WALL);
    bricks.blockShadow(new Block(centre, new Vec(outerX, outerY, Layout.TRAY_HEIGHT)));
    bricks.block(new Block(centre, new Vec(outerX, outerY, Layout.TRAY_HEIGHT)), rim);
    inside(bricks, centre);
  }

  private void inside(Bricks bricks, Vec centre) {
    double innerX = 2 * Layout.TRAY_HALF_X;
    double innerY = 2 * Layout.TRAY_HALF_Y;
    Block hollow = new Block(centre, new Vec(innerX, innerY, Layout.TRAY_HEIGHT));
    for (Vec out : new Vec[] {Vec.X, Vec.Y, Vec.X.times(-1), Vec.Y.times(-1)}) {
      Vec inwards = out.times(-1);
      if (bricks.camera().faces(hollow.wall(out).get(0), inwards)) {
        Color shade = Light.scaled(rim, 0.8 * bricks.light().on(inwards));
        bricks.fill(bricks.camera().outline(hollow.wall(out)), shade);
      }
    }
    // The floor as far as the walls nearer to the camera leave it in sight.
    bricks.graphics().clip(bricks.camera().outline(hollow.top()));
    bricks.fill(bricks.camera().outline(hollow.level(Layout.TRAY_FLOOR)), floor);
    wallShadow(bricks, hollow);
    bricks.graphics().setClip(null);
  }

  private static void wallShadow(Bricks bricks, Block hollow) {
    for (Vec out : new Vec[] {Vec.X, Vec.Y, Vec.X.times(-1), Vec.Y.times(-1)}) {
      if (out.dot(bricks.light().towards()) > 0) {
        var wall = hollow.wall(out);
        Hull hull = new Hull();
        for (Vec corner : wall) {
          Vec foot = bricks.light().shadow(corner, Layout.TRAY_FLOOR);
          hull.addDisc(bricks.camera().project(foot), 1);
        }
        bricks.graphics().setPaint(new Color(0, 0, 15, 60));
        bricks.graphics().fill(hull.outline());
      }
    }
  }
}
