package org.lunartable.kiosk.assembly.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.View;

/**
 * What people are shown of a move that was seen: the whole board small, and beside it what changed,
 * cut out of the same picture.
 */
final class BoardShot {

  private static final System.Logger LOG = System.getLogger(BoardShot.class.getName());

  /** The side of each of the two pictures, pixels. */
  private static final int SIDE = 300;

  private static final int GAP = 6;

  /** How far the cut-out reaches beyond what changed, millimetres. */
  private static final double AROUND = 30;

  private BoardShot() {}

  /**
   * A JPEG of a board and of some of its places.
   *
   * @param jpeg the picture
   * @param pose of the board in it
   * @param changed the places to look at
   * @return empty when it cannot be made; nothing depends on it
   */
  static Optional<Evidence> of(byte[] jpeg, BoardPose pose, BoardPlan plan, List<Place> changed) {
    try {
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(jpeg));
      if (picture == null || changed.isEmpty()) {
        return Optional.empty();
      }
      Rectangle frame = new Rectangle(picture.getWidth(), picture.getHeight());
      View view = View.of(pose, plan);
      Rectangle board = new Rectangle(view.left(), view.top(), view.width(), view.height());
      Rectangle part = around(pose, plan, changed);
      BufferedImage shot = new BufferedImage(2 * SIDE + GAP, SIDE, BufferedImage.TYPE_INT_RGB);
      Graphics2D pen = shot.createGraphics();
      pen.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      draw(pen, picture, board.intersection(frame), 0);
      draw(pen, picture, part.intersection(frame), SIDE + GAP);
      pen.dispose();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ImageIO.write(shot, "jpeg", out);
      return Optional.of(new Evidence("image/jpeg", out.toByteArray()));
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.WARNING, "The board could not be cut out of the picture.", e);
      return Optional.empty();
    }
  }

  private static Rectangle around(BoardPose pose, BoardPlan plan, List<Place> places) {
    double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
    double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE};
    for (Place place : places) {
      PixelPoint at = pose.project(plan.x(place), plan.y(place), BoardPlan.WALL);
      least[0] = Math.min(least[0], at.u());
      least[1] = Math.min(least[1], at.v());
      most[0] = Math.max(most[0], at.u());
      most[1] = Math.max(most[1], at.v());
    }
    int reach = (int) (AROUND * pose.pixelsPerMillimetre());
    int side = (int) Math.max(most[0] - least[0], most[1] - least[1]) + 2 * reach;
    int left = (int) ((least[0] + most[0]) / 2) - side / 2;
    int top = (int) ((least[1] + most[1]) / 2) - side / 2;
    return new Rectangle(left, top, side, side);
  }

  /** Draws a part of the picture as large as it fits into its square. */
  private static void draw(Graphics2D pen, BufferedImage picture, Rectangle part, int left) {
    if (part.isEmpty()) {
      return;
    }
    double scale = SIDE / (double) Math.max(part.width, part.height);
    int width = (int) (part.width * scale);
    int height = (int) (part.height * scale);
    int x = left + (SIDE - width) / 2;
    int y = (SIDE - height) / 2;
    pen.setColor(Color.BLACK);
    pen.fillRect(left, 0, SIDE, SIDE);
    int right = part.x + part.width;
    int bottom = part.y + part.height;
    pen.drawImage(picture, x, y, x + width, y + height, part.x, part.y, right, bottom, null);
  }
}
