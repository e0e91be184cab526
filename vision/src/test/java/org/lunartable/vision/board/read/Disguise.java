package org.lunartable.vision.board.read;

import java.util.List;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

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

  /**
   * Darkens a strip, all on one side of a line, or a round patch, with soft edges. The light that
   * is left has another tint.
   */
  void shadow(double throughU, double throughV, double least) {
    double angle = random.nextDouble() * 2 * Math.PI;
    double soft = 2 + random.nextDouble() * 40;
    boolean round = random.nextInt(3) == 0;
    double half =
        round
            ? 40 + 120 * random.nextDouble()
            : random.nextBoolean() ? 1e4 : 10 + 100 * random.nextDouble();
    double dark = least + random.nextDouble() * (1 - least);
    double[] tint = new double[3];
    for (int c = 0; c < 3; c++) {
      tint[c] = Math.min(1 / dark, Math.exp(0.1 * random.nextGaussian()));
    }
    double nu = Math.cos(angle);
    double nv = Math.sin(angle);
    double flat = round ? 0.5 + random.nextDouble() : 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double across = (x - throughU) * nu + (y - throughV) * nv;
        double along = (y - throughV) * nu - (x - throughU) * nv;
        double away =
            round ? Math.hypot(across, flat * along) - half : Math.abs(across - half) - half;
        double side = -away / soft;
        if (side > -1) {
          double part = side > 1 ? 1 : (1 + side) / 2;
          int i = 3 * (y * width + x);
          for (int c = 0; c < 3; c++) {
            double factor = 1 - part * (1 - dark * tint[c]);
            bgr[i + c] = (byte) (int) ((bgr[i + c] & 0xFF) * factor);
          }
        }
      }
    }
  }

  /** Light that falls off from one side to the other, and to the corners of the picture. */
  void fallOff() {
    double acrossU = 0.2 * random.nextGaussian() / width;
    double acrossV = 0.2 * random.nextGaussian() / height;
    double corners = 0.25 * random.nextDouble() / (width * width + height * height) * 4;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double u = x - width / 2.0;
        double v = y - height / 2.0;
        double factor = 1 + acrossU * u + acrossV * v - corners * (u * u + v * v);
        int i = 3 * (y * width + x);
        for (int c = 0; c < 3; c++) {
          bgr[i + c] = (byte) Math.max(0, Math.min(255, (int) ((bgr[i + c] & 0xFF) * factor)));
        }
      }
    }
  }

  /** Colours that are stronger or weaker than they were. */
  void saturate() {
    int by = (int) (256 * Math.exp(0.12 * random.nextGaussian()));
    for (int i = 0; i < bgr.length; i += 3) {
      int grey = ((bgr[i] & 0xFF) * 29 + (bgr[i + 1] & 0xFF) * 150 + (bgr[i + 2] & 0xFF) * 77) >> 8;
      for (int c = 0; c < 3; c++) {
        int value = grey + ((((bgr[i + c] & 0xFF) - grey) * by) >> 8);
        bgr[i + c] = (byte) Math.max(0, Math.min(255, value));
      }
    }
  }

  /** What a lens out of focus, or sharpening, and the compression of a camera leave. */
  void film() {
    Mat picture = new Mat(height, width, CvType.CV_8UC3);
    picture.put(0, 0, bgr);
    Mat soft = new Mat();
    double sigma = 0.4 + 0.7 * random.nextDouble();
    Imgproc.GaussianBlur(picture, soft, new Size(0, 0), sigma);
    if (random.nextBoolean()) {
      double more = 0.8 * random.nextDouble();
      Core.addWeighted(picture, 1 + more, soft, -more, 0, soft);
    }
    MatOfByte file = new MatOfByte();
    MatOfInt options = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 55 + random.nextInt(40));
    Imgcodecs.imencode(".jpg", soft, file, options);
    Mat filmed = Imgcodecs.imdecode(file, Imgcodecs.IMREAD_COLOR);
    filmed.get(0, 0, bgr);
    for (Mat done : List.of(picture, soft, file, options, filmed)) {
      done.release();
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
}
