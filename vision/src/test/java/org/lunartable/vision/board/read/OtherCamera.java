package org.lunartable.vision.board.read;

import java.util.Random;

/**
 * Another camera at the same place in other light: turns round its own centre, so that the picture
 * it takes can be had from the first one's whatever stands on the table. Light is changed before
 * the camera's curve, noise and sharpness after. For one thread.
 */
final class OtherCamera {
  private static final double FOCAL = 980;

  private final Random random;
  private final double[][] turn;
  private final double zoom;
  private final double k1;
  private final double[] gain = new double[3];
  private final double gamma;
  private final double[] slope = new double[2];
  private final double vignette;
  private final double noise;
  private final double blur;
  private final double quality;
  private final double drift;

  OtherCamera(Random random, double strength) {
    this.random = random;
    double roll = Math.toRadians(20 * strength * (2 * random.nextDouble() - 1));
    double pan = Math.toRadians(3 * strength * (2 * random.nextDouble() - 1));
    double tilt = Math.toRadians(3 * strength * (2 * random.nextDouble() - 1));
    turn = turned(roll, pan, tilt);
    zoom = Math.exp(strength * (0.1 * random.nextDouble() - 0.22));
    k1 = 0.04 * strength * (2 * random.nextDouble() - 1);
    double all = Math.exp(strength * (0.35 * random.nextDouble() - 0.3));
    for (int c = 0; c < 3; c++) {
      gain[c] = all * Math.exp(0.1 * strength * random.nextGaussian());
    }
    gamma = Math.exp(0.12 * strength * (2 * random.nextDouble() - 1));
    double along = random.nextDouble() * 2 * Math.PI;
    double fall = 0.4 * strength * random.nextDouble();
    slope[0] = fall * Math.cos(along);
    slope[1] = fall * Math.sin(along);
    vignette = 0.3 * strength * random.nextDouble();
    noise = 1 + 4 * strength * random.nextDouble();
    blur = 0.9 * strength * random.nextDouble();
    quality = 0.9 - 0.3 * random.nextDouble() * Math.min(1.5, strength);
    drift = 0.02 * strength;
  }

  double quality() {
    return quality;
  }

  private static double[][] turned(double roll, double pan, double tilt) {
    double[][] z = {
      {Math.cos(roll), -Math.sin(roll), 0}, {Math.sin(roll), Math.cos(roll), 0}, {0, 0, 1}
    };
    double[][] y = {
      {Math.cos(pan), 0, Math.sin(pan)}, {0, 1, 0}, {-Math.sin(pan), 0, Math.cos(pan)}
    };
    double[][] x = {
      {1, 0, 0}, {0, Math.cos(tilt), -Math.sin(tilt)}, {0, Math.sin(tilt), Math.cos(tilt)}
    };
    return times(z, times(y, x));
  }

  private static double[][] times(double[][] a, double[][] b) {
    double[][] c = new double[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        for (int k = 0; k < 3; k++) {
          c[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return c;
  }

  /** The picture this camera takes of what the first one saw; blue, green, red bytes. */
  byte[] see(byte[] bgr, int width, int height) {
    double[] light = new double[3];
    double now = Math.exp(drift * random.nextGaussian());
    float[] seen = new float[3 * width * height];
    for (int v = 0; v < height; v++) {
      for (int u = 0; u < width; u++) {
        double x = (u - width / 2.0) / FOCAL;
        double y = (v - height / 2.0) / FOCAL;
        look(bgr, width, height, x, y, light);
        double falls =
            now
                * Math.exp(slope[0] * x / 0.65 + slope[1] * y / 0.65)
                * (1 - vignette * (x * x + y * y) / 0.55);
        for (int c = 0; c < 3; c++) {
          double value = Math.max(0, light[c] * gain[c] * falls);
          seen[3 * (v * width + u) + c] = (float) (255 * curve(Math.pow(value, gamma)));
        }
      }
    }
    return developed(blurred(seen, width));
  }

  private void look(byte[] bgr, int width, int height, double x, double y, double[] light) {
    double bend = (1 + k1 * (x * x + y * y)) / zoom;
    double[] ray = {x * bend, y * bend, 1};
    double[] at = new double[3];
    for (int i = 0; i < 3; i++) {
      at[i] = turn[i][0] * ray[0] + turn[i][1] * ray[1] + turn[i][2] * ray[2];
    }
    double u = mirrored(at[0] / at[2] * FOCAL + width / 2.0, width - 1);
    double v = mirrored(at[1] / at[2] * FOCAL + height / 2.0, height - 1);
    int left = (int) Math.min(width - 2, u);
    int top = (int) Math.min(height - 2, v);
    double a = u - left;
    double b = v - top;
    for (int c = 0; c < 3; c++) {
      int i = 3 * (top * width + left) + c;
      double above = (1 - a) * (bgr[i] & 0xFF) + a * (bgr[i + 3] & 0xFF);
      int j = i + 3 * width;
      double below = (1 - a) * (bgr[j] & 0xFF) + a * (bgr[j + 3] & 0xFF);
      light[c] = linear(((1 - b) * above + b * below) / 255);
    }
  }

  /** What lies beyond the picture is the table, mirrored. */
  private static double mirrored(double at, double last) {
    double m = Math.abs(at) % (2 * last);
    return m < last ? m : 2 * last - m;
  }

  private static double linear(double s) {
    return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
  }

  private static double curve(double linear) {
    double x = Math.min(1, linear);
    return x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
  }

  private float[] blurred(float[] seen, int width) {
    if (blur < 0.3) {
      return seen;
    }
    float side = (float) Math.exp(-0.5 / (blur * blur));
    float middle = 1 / (1 + 2 * side);
    float[] once = new float[seen.length];
    float[] twice = new float[seen.length];
    smooth(seen, once, 3, side * middle, middle);
    smooth(once, twice, 3 * width, side * middle, middle);
    return twice;
  }

  private static void smooth(float[] from, float[] to, int step, float side, float middle) {
    for (int i = 0; i < from.length; i++) {
      float before = from[Math.max(i % step, i - step)];
      float after = from[i + step < from.length ? i + step : i];
      to[i] = middle * from[i] + side * (before + after);
    }
  }

  /** Noise as grains of two pixels, part of it in all colours alike. */
  private byte[] developed(float[] seen) {
    byte[] bgr = new byte[seen.length];
    double all = 0;
    for (int i = 0; i < seen.length; i++) {
      if (i % 3 == 0) {
        all = 0.4 * all + random.nextGaussian() * noise;
      }
      double value = seen[i] + 0.75 * all + 0.5 * noise * random.nextGaussian();
      bgr[i] = (byte) Math.max(0, Math.min(255, Math.round(value)));
    }
    return bgr;
  }
}
