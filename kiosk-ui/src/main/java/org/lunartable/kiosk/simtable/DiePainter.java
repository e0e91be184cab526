package org.lunartable.kiosk.simtable;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.simtable.DieShape.Side;

/** Draws the die and its shadow as the camera sees them. */
record DiePainter(Camera camera, Light light, Die die) {

  private static final double QUARTER = DieShape.TILES_HALF;
  private static final double GROOVE = 0.25;
  private static final double RECESS = 0.8;
  private static final double STUD_RADIUS = 2.4;
  private static final double SHADOW_SPREAD = 0.09;
  private static final int SHADOW_LAYERS = 7;

  /** Draws the soft shadow on the tray's floor. */
  void paintShadow(Graphics2D graphics, Pose pose) {
    graphics.setPaint(new Color(0, 0, 10, 26));
    for (int i = 0; i < SHADOW_LAYERS; i++) {
      Light lamp = light.aside(SHADOW_SPREAD * (i - SHADOW_LAYERS / 2));
      Hull hull = new Hull();
      for (Vec core : DieShape.CORES) {
        Vec shadow = lamp.shadow(pose.point(core), Layout.TRAY_FLOOR);
        hull.addDisc(camera.project(shadow), DieShape.ROUNDING * camera.scaleAt(shadow));
      }
      graphics.fill(hull.outline());
    }
  }

  /** Draws the die itself. */
  void paint(Graphics2D graphics, Pose pose) {
    graphics.setPaint(Light.scaled(LegoColours.RUBBER, 0.85));
    graphics.fill(silhouette(pose));
    for (int number = 1; number <= 6; number++) {
      Side side = DieShape.side(number);
      if (camera.faces(pose.point(side.at(0, 0, 0)), pose.direction(side.out()))) {
        paintSide(graphics, pose, side, die.face(number));
      }
    }
  }

  /** The outline of the whole die in the picture. */
  Path2D silhouette(Pose pose) {
    Hull hull = new Hull();
    for (Vec core : DieShape.CORES) {
      Vec point = pose.point(core);
      hull.addDisc(camera.project(point), DieShape.ROUNDING * camera.scaleAt(point));
    }
    return hull.outline();
  }

  private void paintSide(Graphics2D graphics, Pose pose, Side side, DieFace face) {
    Vec normal = pose.direction(side.out());
    double flat = DieShape.HALF - 0.7 * DieShape.ROUNDING;
    Path2D plane = outline(pose, side.rectangle(-flat, -flat, 2 * flat, 2 * flat, 0));
    graphics.setPaint(light.shade(LegoColours.RUBBER, normal));
    graphics.fill(plane);
    graphics.setStroke(new BasicStroke(1.6f));
    graphics.setPaint(new Color(255, 255, 255, normal.z() > 0.5 ? 22 : 10));
    graphics.draw(plane);
    double frame = QUARTER + 0.8;
    graphics.setPaint(Light.scaled(LegoColours.RUBBER, 0.55 * light.on(normal)));
    graphics.fill(outline(pose, side.rectangle(-frame, -frame, 2 * frame, 2 * frame, 0)));
    for (int row = 0; row < 2; row++) {
      paintRow(graphics, pose, side, row, face.quarters().subList(2 * row, 2 * row + 2));
    }
  }

  private void paintRow(
      Graphics2D graphics, Pose pose, Side side, int row, List<TileColour> colours) {
    double bottom = row == 0 ? 0 : -QUARTER;
    if (colours.get(0) == colours.get(1)) {
      paintTile(graphics, pose, side, -QUARTER, bottom, 2, colours.get(0));
    } else {
      paintTile(graphics, pose, side, -QUARTER, bottom, 1, colours.get(0));
      paintTile(graphics, pose, side, 0, bottom, 1, colours.get(1));
    }
  }

  private void paintTile(
      Graphics2D graphics,
      Pose pose,
      Side side,
      double left,
      double bottom,
      int length,
      TileColour colour) {
    Vec normal = pose.direction(side.out());
    if (colour == null) {
      paintStuds(graphics, pose, side, left, bottom, length);
      return;
    }
    Path2D tile =
        outline(
            pose,
            side.rectangle(
                left + GROOVE,
                bottom + GROOVE,
                length * QUARTER - 2 * GROOVE,
                QUARTER - 2 * GROOVE,
                RECESS));
    graphics.setPaint(sheen(pose, side, light.shade(LegoColours.of(colour), normal)));
    graphics.fill(tile);
  }

  /** Plastic is a little glossy: brighter towards the lamp. */
  private Paint sheen(Pose pose, Side side, Color colour) {
    Vec middle = pose.point(side.at(0, 0, RECESS));
    Vec towardsLamp = new Vec(light.towards().x(), light.towards().y(), 0).unit().times(QUARTER);
    Point2D bright = camera.project(middle.plus(towardsLamp));
    Point2D dull = camera.project(middle.minus(towardsLamp));
    return new GradientPaint(bright, Light.scaled(colour, 1.04), dull, Light.scaled(colour, 0.93));
  }

  private void paintStuds(
      Graphics2D graphics, Pose pose, Side side, double left, double bottom, int length) {
    graphics.setPaint(light.shade(LegoColours.RUBBER, pose.direction(side.out())));
    for (int i = 0; i < length; i++) {
      List<Vec> rim = new ArrayList<>();
      for (int k = 0; k < 12; k++) {
        double angle = Math.PI * k / 6;
        rim.add(
            side.at(
                left + (i + 0.5) * QUARTER + STUD_RADIUS * Math.cos(angle),
                bottom + 0.5 * QUARTER + STUD_RADIUS * Math.sin(angle),
                RECESS));
      }
      graphics.fill(outline(pose, rim));
    }
  }

  private Path2D outline(Pose pose, List<Vec> own) {
    return camera.outline(own.stream().map(pose::point).toList());
  }
}
