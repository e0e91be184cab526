package org.lunartable.kiosk.simtable;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;

/**
 * Draws the whole scene without the sensor's faults. What does not move is drawn once. Not safe for
 * use by several threads at once.
 */
final class Scene {

  private static final Rectangle PICTURE = new Rectangle(Camera.WIDTH, Camera.HEIGHT);
  private static final int PATCH_MARGIN = 4;

  private final Camera camera;
  private final Light light;
  private final BufferedImage empty;
  private Board board;
  private BufferedImage sharp;
  private int[] soft;

  Scene(long seed, Camera camera, Light light, Surroundings surroundings) {
    this.camera = camera;
    this.light = light;
    this.empty = picture(PICTURE);
    surroundings.paintTop(empty, seed);
    Graphics2D graphics = smooth(empty);
    surroundings.paintTray(new Bricks(graphics, camera, light));
    Caption.paint(graphics, Camera.WIDTH - 190, Camera.HEIGHT - 40);
    graphics.dispose();
  }

  /**
   * The scene as packed RGB.
   *
   * @param poses where the die is during the exposure; several for a blurred one, none without it
   * @param hand the point of the table's top that a hand's fingertips are over
   */
  int[] draw(Board wanted, Die die, List<Pose> poses, Optional<Vec> hand) {
    if (!wanted.equals(board)) {
      drawBoard(wanted);
    }
    DiePainter painter = new DiePainter(camera, light, die);
    int[] pixels = soft.clone();
    if (!poses.isEmpty()) {
      drawDie(pixels, painter, poses);
    }
    hand.ifPresent(tip -> drawHand(pixels, painter, poses, tip));
    return pixels;
  }

  /** The die under a hand is drawn where it is at the end of the exposure. */
  private void drawHand(int[] target, DiePainter painter, List<Pose> poses, Vec tip) {
    Hand hand = new Hand(camera, light);
    Rectangle area = hand.area(tip);
    area.grow(PATCH_MARGIN, PATCH_MARGIN);
    area = area.intersection(PICTURE);
    if (area.isEmpty()) {
      return;
    }
    BufferedImage patch = picture(area);
    Graphics2D graphics = onto(patch, area);
    if (!poses.isEmpty()) {
      Pose last = poses.get(poses.size() - 1);
      painter.paintShadow(graphics, last);
      painter.paint(graphics, last);
    }
    hand.paint(graphics, tip);
    graphics.dispose();
    copy(patch, area, target);
  }

  private void drawBoard(Board wanted) {
    sharp = picture(PICTURE);
    Graphics2D graphics = smooth(sharp);
    graphics.drawImage(empty, 0, 0, null);
    new BoardPainter(new Bricks(graphics, camera, light)).paint(wanted);
    graphics.dispose();
    soft = pixels(Sensor.soften(sharp)).clone();
    board = wanted;
  }

  private void drawDie(int[] target, DiePainter painter, List<Pose> poses) {
    Rectangle area = area(poses).intersection(PICTURE);
    if (area.isEmpty()) {
      return;
    }
    int[] sums = new int[3 * area.width * area.height];
    for (Pose pose : poses) {
      add(sums, pixels(patch(painter, pose, area)));
    }
    BufferedImage mean = picture(area);
    average(sums, poses.size(), pixels(mean));
    copy(mean, area, target);
  }

  /** Puts a sharp part of the picture into the whole one, softened; its rim is only for that. */
  private static void copy(BufferedImage patch, Rectangle area, int[] target) {
    int[] softened = pixels(Sensor.soften(patch));
    for (int row = 1; row < area.height - 1; row++) {
      int to = (area.y + row) * Camera.WIDTH + area.x + 1;
      System.arraycopy(softened, row * area.width + 1, target, to, area.width - 2);
    }
  }

  /** The part of the picture that the die and its shadow may touch. */
  private Rectangle area(List<Pose> poses) {
    Rectangle area = new Rectangle();
    for (Pose pose : poses) {
      Hull hull = new Hull();
      double reach = 2 * DieShape.HALF;
      Vec foot = light.shadow(pose.centre(), Layout.TRAY_FLOOR);
      hull.addDisc(camera.project(pose.centre()), reach * camera.scaleAt(pose.centre()));
      hull.addDisc(camera.project(foot), 1.3 * reach * camera.scaleAt(foot));
      Rectangle bounds = hull.outline().getBounds();
      area = area.isEmpty() ? bounds : area.union(bounds);
    }
    area.grow(PATCH_MARGIN, PATCH_MARGIN);
    return area;
  }

  private BufferedImage patch(DiePainter painter, Pose pose, Rectangle area) {
    BufferedImage patch = picture(area);
    Graphics2D graphics = onto(patch, area);
    painter.paintShadow(graphics, pose);
    painter.paint(graphics, pose);
    graphics.dispose();
    return patch;
  }

  /** To draw on a part of the picture, with what does not move already on it. */
  private Graphics2D onto(BufferedImage patch, Rectangle area) {
    Graphics2D graphics = smooth(patch);
    graphics.translate(-area.x, -area.y);
    graphics.drawImage(sharp, 0, 0, null);
    return graphics;
  }

  private static void add(int[] sums, int[] pixels) {
    for (int i = 0; i < pixels.length; i++) {
      sums[3 * i] += (pixels[i] >> 16) & 255;
      sums[3 * i + 1] += (pixels[i] >> 8) & 255;
      sums[3 * i + 2] += pixels[i] & 255;
    }
  }

  private static void average(int[] sums, int count, int[] pixels) {
    for (int i = 0; i < pixels.length; i++) {
      int red = sums[3 * i] / count;
      int green = sums[3 * i + 1] / count;
      int blue = sums[3 * i + 2] / count;
      pixels[i] = (red << 16) | (green << 8) | blue;
    }
  }

  private static BufferedImage picture(Rectangle size) {
    return new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
  }

  private static int[] pixels(BufferedImage picture) {
    return ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
  }

  private static Graphics2D smooth(BufferedImage picture) {
    Graphics2D graphics = picture.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    return graphics;
  }
}
