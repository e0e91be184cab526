package org.lunartable.vision.card;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.lunartable.vision.JpegBytes;

/**
 * Draws cards on a table: no picture of a printed game, only what they have in common: a plain
 * background with round corners, a panel with text, a sign. Light falls off to one side and has a
 * colour, the camera blurs and adds noise.
 */
final class PaintedCards {

  static final int WIDTH = 1280;
  static final int HEIGHT = 720;

  private static final int CARD_WIDTH = 150;
  private static final int CARD_LENGTH = 215;

  /** A whole station on one picture has cards of this part of their size. */
  private static final double SMALL = 0.64;

  /** Print is no brick: paler or darker than its LEGO namesake. */
  private static final Map<String, List<Integer>> PRINT =
      Map.of(
          "orange", List.of(0xF28C28, 0xE87A1E, 0xF59A45),
          "red", List.of(0xC8281E, 0xD93B33, 0xB3221C),
          "blue", List.of(0x1F5FB4, 0x2C74C9, 0x174C99),
          "yellow", List.of(0xF2CB2E, 0xF7D64C, 0xE3BB1C),
          "green", List.of(0x2F8F46, 0x3FA356, 0x24783A),
          "white", List.of(0xF1F1EE, 0xF7F6F2, 0xE9EAEC),
          "black", List.of(0x1B1C20, 0x24262B, 0x131417));

  private static final List<String> MANY = List.of("orange", "yellow", "green", "blue", "red");
  private static final List<Integer> TABLES = List.of(0x8A6B4A, 0x5B6470, 0xA9A294, 0x3E5A4C);

  private final Random random;
  private final int table;
  private final double[] lamp;
  private final double falloff;
  private final List<Painted> cards = new ArrayList<>();

  private record Painted(
      String background, double u, double v, double turn, int print, double scale) {}

  /**
   * An empty table.
   *
   * @param seed decides the table, the light and how the cards lie
   */
  PaintedCards(long seed) {
    random = new Random(seed);
    table = TABLES.get(random.nextInt(TABLES.size()));
    double warmth = random.nextDouble(-0.15, 0.3);
    double strength = random.nextDouble(0.75, 1.05);
    lamp = new double[] {strength * (1 + warmth), strength, strength * (1 - warmth)};
    falloff = random.nextDouble(0, 0.35);
  }

  /** Lays cards in rows of five, each a little askew; {@code several} for many colours. */
  PaintedCards lay(String... backgrounds) {
    int row = 0;
    for (String background : backgrounds) {
      int at = row++;
      double u = 180 + 225 * (at % 5) + random.nextDouble(-12, 12);
      double v = 190 + 300 * (at / 5) + random.nextDouble(-15, 15);
      double turn = random.nextDouble(-0.12, 0.12);
      cards.add(new Painted(background, u, v, turn, random.nextInt(3), 1));
    }
    return this;
  }

  /** Lays rows below one another, smaller so that four of them fit; a space parts their cards. */
  PaintedCards layRows(String... rows) {
    for (int row = 0; row < rows.length; row++) {
      int at = 0;
      for (String background : rows[row].split(" ", -1)) {
        double u = 120 + 150 * at++ + random.nextDouble(-8, 8);
        double v = 95 + 175 * row + random.nextDouble(-8, 8);
        double turn = random.nextDouble(-0.1, 0.1);
        cards.add(new Painted(background, u, v, turn, random.nextInt(3), SMALL));
      }
    }
    return this;
  }

  /** Lays one card at a place. */
  PaintedCards at(String background, double u, double v) {
    cards.add(new Painted(background, u, v, random.nextDouble(-0.3, 0.3), random.nextInt(3), 1));
    return this;
  }

  /** Draws the pictures of {@code src/test/resources/cards} anew, into the folder named. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Files.write(folder.resolve("tray-empty.jpg"), new PaintedCards(11).jpeg());
    Files.write(folder.resolve("tray-red.jpg"), new PaintedCards(11).at("red", 700, 380).jpeg());
    Files.write(
        folder.resolve("hotel.jpg"),
        new PaintedCards(12).lay("orange", "several", "black", "orange").jpeg());
    Files.write(
        folder.resolve("station.jpg"),
        new PaintedCards(14)
            .layRows("orange several black", "blue blue", "blue", "green green several green")
            .jpeg());
    Files.write(folder.resolve("module.jpg"), new PaintedCards(13).at("green", 640, 360).jpeg());
  }

  /** The picture as a JPEG. */
  byte[] jpeg() {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D brush = image.createGraphics();
    brush.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    brush.setColor(new Color(table));
    brush.fillRect(0, 0, WIDTH, HEIGHT);
    for (int i = 0; i < 40; i++) {
      brush.setColor(new Color(0, 0, 0, 10));
      int v = random.nextInt(HEIGHT);
      brush.drawLine(0, v, WIDTH, v + random.nextInt(-30, 30));
    }
    cards.forEach(card -> paint(brush, card));
    brush.dispose();
    return encode(exposed(image));
  }

  private static void paint(Graphics2D brush, Painted card) {
    AffineTransform before = brush.getTransform();
    brush.translate(card.u(), card.v());
    brush.rotate(card.turn());
    brush.scale(card.scale(), card.scale());
    brush.translate(-CARD_WIDTH / 2.0, -CARD_LENGTH / 2.0);
    brush.setColor(new Color(0, 0, 0, 70));
    brush.fill(new RoundRectangle2D.Double(3, 4, CARD_WIDTH, CARD_LENGTH, 18, 18));
    RoundRectangle2D outline = new RoundRectangle2D.Double(0, 0, CARD_WIDTH, CARD_LENGTH, 18, 18);
    brush.setClip(outline);
    background(brush, card);
    brush.setClip(null);
    print(brush, card);
    brush.setTransform(before);
  }

  private static void background(Graphics2D brush, Painted card) {
    List<String> stripes = card.background().equals("several") ? MANY : List.of(card.background());
    double side = (double) CARD_LENGTH / stripes.size();
    for (int i = 0; i < stripes.size(); i++) {
      brush.setColor(new Color(PRINT.get(stripes.get(i)).get(card.print())));
      brush.fillRect(0, (int) (i * side), CARD_WIDTH, (int) side + 2);
    }
  }

  private static void print(Graphics2D brush, Painted card) {
    boolean dark = card.background().equals("black");
    brush.setColor(dark ? new Color(0x9AA0AA) : new Color(0x202530));
    brush.fillRect(26, 26, 92, 9);
    brush.setStroke(new BasicStroke(3));
    brush.draw(new Ellipse2D.Double(48, 60, 54, 54));
    brush.setColor(new Color(0xEDE9DC));
    brush.fillRect(36, 140, 80, 34);
    brush.setColor(Color.DARK_GRAY);
    for (int line = 0; line < 3; line++) {
      brush.drawLine(42, 148 + 9 * line, 108, 148 + 9 * line);
    }
  }

  private BufferedImage exposed(BufferedImage image) {
    BufferedImage exposed = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    for (int v = 0; v < HEIGHT; v++) {
      for (int u = 0; u < WIDTH; u++) {
        double here = 1 - falloff * u / WIDTH;
        int mixed = 0;
        for (int c = 0; c < 3; c++) {
          double level = blurred(image, u, v, 16 - 8 * c);
          double light = Math.pow(level / 255, 2.2) * lamp[c] * here;
          double seen = 255 * Math.pow(light, 1 / 2.2) + 3 * random.nextGaussian();
          mixed = mixed << 8 | (int) Math.max(0, Math.min(255, seen));
        }
        exposed.setRGB(u, v, mixed);
      }
    }
    return exposed;
  }

  private static double blurred(BufferedImage image, int u, int v, int shift) {
    int right = Math.min(WIDTH - 1, u + 1);
    int below = Math.min(HEIGHT - 1, v + 1);
    int sum =
        (image.getRGB(u, v) >> shift & 0xFF)
            + (image.getRGB(right, v) >> shift & 0xFF)
            + (image.getRGB(u, below) >> shift & 0xFF)
            + (image.getRGB(right, below) >> shift & 0xFF);
    return sum / 4.0;
  }

  private static byte[] encode(BufferedImage image) {
    return JpegBytes.of(image, 0.85);
  }
}
