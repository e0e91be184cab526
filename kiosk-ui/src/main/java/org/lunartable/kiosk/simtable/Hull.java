package org.lunartable.kiosk.simtable;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The convex outline around points and discs of a picture. */
final class Hull {

  private static final int POINTS_ON_DISC = 16;

  private final List<Point2D.Double> points = new ArrayList<>();

  void addDisc(Point2D middle, double radius) {
    for (int i = 0; i < POINTS_ON_DISC; i++) {
      double angle = 2 * Math.PI * i / POINTS_ON_DISC;
      points.add(
          new Point2D.Double(
              middle.getX() + radius * Math.cos(angle), middle.getY() + radius * Math.sin(angle)));
    }
  }

  Path2D outline() {
    points.sort(Comparator.comparingDouble(Point2D.Double::getX).thenComparing(Point2D::getY));
    List<Point2D.Double> chain = new ArrayList<>();
    addChain(chain, points);
    List<Point2D.Double> back = new ArrayList<>(points);
    Collections.reverse(back);
    addChain(chain, back);
    Path2D path = new Path2D.Double();
    path.moveTo(chain.get(0).x, chain.get(0).y);
    chain.forEach(point -> path.lineTo(point.x, point.y));
    path.closePath();
    return path;
  }

  private static void addChain(List<Point2D.Double> chain, List<Point2D.Double> sorted) {
    int start = chain.size();
    for (Point2D.Double point : sorted) {
      while (chain.size() >= start + 2 && !turnsLeft(chain, point)) {
        chain.remove(chain.size() - 1);
      }
      chain.add(point);
    }
  }

  private static boolean turnsLeft(List<Point2D.Double> chain, Point2D.Double next) {
    Point2D.Double a = chain.get(chain.size() - 2);
    Point2D.Double b = chain.get(chain.size() - 1);
    return (b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) > 0;
  }
}
