package org.lunartable.kiosk.cli.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;

/** Draws stations over the photo they were found in, in the colour of who leads each. */
record StationDrawing(BoardPose pose, BoardPlan plan) {

  private static final Color ORANGE = new Color(255, 130, 0);
  private static final Color GREEN = new Color(120, 220, 40);
  private static final Color NOBODY = new Color(240, 240, 240);
  private static final int SEE_THROUGH = 110;

  /** How far a space reaches over the slots around it, millimetres from its middle. */
  private static final double HALF_SPACE = 12;

  /**
   * Draws.
   *
   * @param photo as it was decoded when the board was found in it
   * @param format {@code png} or {@code jpg}
   * @return the picture's file
   */
  byte[] draw(Picture photo, List<StationView> stations, List<Place> unclear, String format)
      throws IOException {
    BufferedImage image =
        new BufferedImage(photo.width(), photo.height(), BufferedImage.TYPE_3BYTE_BGR);
    byte[] pixels = photo.bgr();
    byte[] drawn = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    System.arraycopy(pixels, 0, drawn, 0, pixels.length);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    stations.forEach(station -> draw(station, pen));
    pen.setColor(Color.MAGENTA);
    pen.setStroke(new BasicStroke((float) Math.max(1.5, 0.8 * scale())));
    unclear.forEach(place -> pen.draw(ring(place)));
    pen.dispose();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ImageIO.write(image, format, file);
    return file.toByteArray();
  }

  private void draw(StationView station, Graphics2D pen) {
    Color colour = colour(station.leader());
    for (Place space : station.station().spaces()) {
      Shape square = square(space);
      pen.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), SEE_THROUGH));
      pen.fill(square);
    }
    pen.setColor(colour);
    pen.setStroke(new BasicStroke((float) (2 * scale())));
    station.wall().places().forEach(place -> pen.draw(ring(place)));
    label(station, pen);
  }

  private void label(StationView station, Graphics2D pen) {
    String text =
        "%s  %d : %d  %s, %d inside"
            .formatted(
                station.station().first(),
                station.pieces().orange(),
                station.pieces().green(),
                station.leader() == Owner.NONE ? "nobody leads" : station.leader().text(),
                station.points());
    pen.setFont(new Font(Font.SANS_SERIF, Font.BOLD, (int) Math.max(12, 7 * scale())));
    PixelPoint at = middle(station.station().first());
    int u = (int) at.u();
    int v = (int) at.v();
    int width = pen.getFontMetrics().stringWidth(text);
    int height = pen.getFontMetrics().getHeight();
    int left = Math.max(0, Math.min(u, pen.getDeviceConfiguration().getBounds().width - width));
    pen.setColor(new Color(0, 0, 0, 170));
    pen.fillRect(left - 3, v - height, width + 6, height + 4);
    pen.setColor(colour(station.leader()));
    pen.drawString(text, left, v - 3);
  }

  private Shape square(Place space) {
    Polygon square = new Polygon();
    double x = plan.x(space);
    double y = plan.y(space);
    for (int[] corner : new int[][] {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}}) {
      PixelPoint at =
          pose.project(x + HALF_SPACE * corner[0], y + HALF_SPACE * corner[1], BoardPlan.SPACE);
      square.addPoint((int) Math.round(at.u()), (int) Math.round(at.v()));
    }
    return square;
  }

  private Shape ring(Place place) {
    PixelPoint at = middle(place);
    double radius = 4 * scale();
    return new Ellipse2D.Double(at.u() - radius, at.v() - radius, 2 * radius, 2 * radius);
  }

  private PixelPoint middle(Place place) {
    double z = place.isSpace() ? BoardPlan.SPACE : BoardPlan.WALL;
    return pose.project(plan.x(place), plan.y(place), z);
  }

  private double scale() {
    return pose.pixelsPerMillimetre();
  }

  private static Color colour(Owner leader) {
    return switch (leader) {
      case ORANGE -> ORANGE;
      case GREEN -> GREEN;
      case NONE -> NOBODY;
    };
  }
}
