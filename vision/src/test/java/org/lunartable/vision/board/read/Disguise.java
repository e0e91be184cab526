package org.lunartable.vision.board.read;

import java.util.Random;

/**
 * Changes a picture the way another camera, lamp or hand might: gain, tint and contrast, noise, a
 * shadow with a soft edge, and things laid over it. Works on blue, green, red bytes.
 */
final class Disguise {
  private static final int[] SKIN = {105, 135, 185};
  private static final int[] PAPER = {215, 220, 225};
  private static final int[] HAIR = {28, 30, 36};

  private final Random random;
  private final int width;
  private final int height;
  private final byte[] bgr;

  /** Where something foreign was laid over the picture. */
  private final boolean[] covered;

  Disguise(byte[] original, int width, int height, Random random) {
    this.random = random;
    this.width = width;
    this.height = height;
    bgr = original.clone();
    covered = new boolean[width * height];
  }

  byte[] pixels() {
    return bgr;
  }

  boolean covered(double u, double v) {
    int x = (int) Math.round(u);
    int y = (int) Math.round(v);
    return x >= 0 && y >= 0 && x < width && y < height && covered[y * width + x];
  }

  /**
   * Lays a thing over the picture, in from a side, with a texture out of another picture.
   *
   * @param texture a picture whose border of some 50 pixels shows no board
   */
  void cover(
      byte[] texture,
      int textureWidth,
      int textureHeight,
      double middleU,
      double middleV,
      double size) {
    double from = random.nextDouble() * 2 * Math.PI;
    int period = 40;
    int kind = random.nextInt(10);
    boolean plain = kind == 9;
    int[] own = kind < 4 ? null : kind < 7 ? SKIN : kind == 7 ? PAPER : kind == 8 ? HAIR : null;
    boolean across = random.nextBoolean();
    int textureU = random.nextInt(across ? 10 : textureWidth - period);
    int textureV = random.nextInt(across ? textureHeight - period : 10);
    double[] gain = new double[3];
    double all = Math.exp(random.nextGaussian() * 0.4);
    for (int c = 0; c < 3; c++) {
      gain[c] = all * Math.exp(random.nextGaussian() * 0.15);
    }
    int fingers = 1 + random.nextInt(5);
    double[][] parts = new double[fingers][];
    double tipU = middleU + random.nextGaussian() * size * 0.4;
    double tipV = middleV + random.nextGaussian() * size * 0.4;
    for (int i = 0; i < fingers; i++) {
      double angle = from + (i - fingers / 2.0) * 0.25 + random.nextGaussian() * 0.05;
      double thick = size * (0.03 + 0.05 * random.nextDouble()) * (fingers == 1 ? 4 : 1);
      double du = (i - fingers / 2.0) * size * 0.09;
      double startU = tipU - Math.sin(from) * du;
      double startV = tipV + Math.cos(from) * du;
      parts[i] =
          new double[] {
            startU,
            startV,
            startU + 2 * size * Math.cos(angle),
            startV + 2 * size * Math.sin(angle),
            thick
          };
    }
    double depth = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if ((x & 3) == 0) {
          depth = depth(parts, x + 2, y); // four pixels at a time, for speed
        }
        if (depth > 0) {
          int i = y * width + x;
          covered[i] = true;
          int tu = textureU + (plain ? 0 : mirror(x, period));
          int tv = textureV + (plain ? 0 : mirror(y, period));
          double shade = 0.6 + 0.4 * Math.min(1, depth * 2);
          for (int c = 0; c < 3; c++) {
            int base = own == null ? texture[3 * (tv * textureWidth + tu) + c] & 0xFF : own[c];
            double value = base * gain[c] * shade;
            bgr[3 * i + c] = (byte) Math.min(255, (int) value);
          }
        }
      }
    }
  }

  private static int mirror(int value, int period) {
    int m = value % (2 * period);
    return m < period ? m : 2 * period - 1 - m;
  }

  /** How deep inside the nearest part a pixel lies, as a share of its thickness; 0 outside. */
  private static double depth(double[][] parts, int x, int y) {
    double best = 0;
    for (double[] part : parts) {
      double du = part[2] - part[0];
      double dv = part[3] - part[1];
      double t = ((x - part[0]) * du + (y - part[1]) * dv) / (du * du + dv * dv);
      t = Math.max(0, Math.min(1, t));
      double away = Math.hypot(x - part[0] - t * du, y - part[1] - t * dv);
      best = Math.max(best, 1 - away / part[4]);
    }
    return best;
  }

  /** Darkens a strip, all on one side of a line, or a head with an arm, with soft edges. */
  void shadow(double throughU, double throughV, double least) {
    double angle = random.nextDouble() * 2 * Math.PI;
    double soft = 2 + random.nextDouble() * 30;
    double half = random.nextBoolean() ? 1e4 : 20 + 100 * random.nextDouble();
    double dark = least + random.nextDouble() * (1 - least);
    boolean round = random.nextBoolean();
    double nu = Math.cos(angle);
    double nv = Math.sin(angle);
    double head = 60 + 120 * random.nextDouble();
    double arm = 15 + 40 * random.nextDouble();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double across = (x - throughU) * nu + (y - throughV) * nv;
        double along = (y - throughV) * nu - (x - throughU) * nv;
        double inside =
            round
                ? Math.max(
                    head - Math.hypot(across, 0.75 * along),
                    along > 0 ? arm - Math.abs(across - head / 2) : -1e4)
                : half - Math.abs(across - half);
        double side = inside / soft;
        if (side > -1) {
          double factor = side > 1 ? dark : dark + (1 - dark) * (1 - side) / 2;
          int i = 3 * (y * width + x);
          for (int c = 0; c < 3; c++) {
            bgr[i + c] = (byte) (int) ((bgr[i + c] & 0xFF) * factor);
          }
        }
      }
    }
  }

  /** Another exposure, tint and contrast, and noise of this many steps of brightness. */
  void develop(double tint, double contrast, double noise) {
    int[] table = new int[4096];
    for (int i = 0; i < table.length; i++) {
      table[i] = (int) Math.round(random.nextGaussian() * noise * 256);
    }
    int[][] curves = new int[3][256];
    double gamma = Math.exp(random.nextGaussian() * contrast);
    double gain = Math.exp(random.nextGaussian() * 0.2 - 0.05);
    for (int c = 0; c < 3; c++) {
      double own = gain * Math.exp(random.nextGaussian() * tint);
      for (int i = 0; i < 256; i++) {
        curves[c][i] = (int) (Math.min(255, 255 * Math.pow(i / 255.0, gamma) * own) * 256);
      }
    }
    int next = random.nextInt(4096);
    for (int i = 0; i < bgr.length; i++) {
      if (i % 997 == 0) {
        next = random.nextInt(4096);
      }
      next = (next + 1) & 4095;
      int value = (curves[i % 3][bgr[i] & 0xFF] + table[next]) >> 8;
      bgr[i] = (byte) Math.max(0, Math.min(255, value));
    }
  }

  /**
   * Another lens or another sharpening: each pixel is mixed with those beside it.
   *
   * @param side the share of each neighbour; negative to sharpen
   */
  void focus(double side) {
    mix(3, side);
    mix(3 * width, side);
  }

  private void mix(int step, double side) {
    byte[] before = bgr.clone();
    int own = (int) Math.round((1 - 2 * side) * 1024);
    int other = (int) Math.round(side * 1024);
    for (int i = step; i < bgr.length - step; i++) {
      int sum = (before[i - step] & 0xFF) + (before[i + step] & 0xFF);
      int value = (own * (before[i] & 0xFF) + other * sum + 512) >> 10;
      bgr[i] = (byte) Math.max(0, Math.min(255, value));
    }
  }

  /** Light that falls off to one side: all of it to the share {@code least} at the far end. */
  void slope(double least) {
    double angle = random.nextDouble() * 2 * Math.PI;
    double across = Math.cos(angle) / width;
    double down = Math.sin(angle) / width;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double at = 0.5 + (x - width / 2) * across + (y - height / 2) * down;
        int factor = (int) (1024 * (least + (1 - least) * at));
        int i = 3 * (y * width + x);
        for (int c = 0; c < 3; c++) {
          bgr[i + c] = (byte) Math.max(0, Math.min(255, ((bgr[i + c] & 0xFF) * factor) >> 10));
        }
      }
    }
  }

  /** What is left after a JPEG of this quality, 0 to 1: colours bleed, fine shades go. */
  void compress(double quality) {
    byte[] left = Jpegs.through(bgr, width, height, quality);
    System.arraycopy(left, 0, bgr, 0, bgr.length);
  }
}
