package org.lunartable.vision.board.read;

import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.pose.BoardPlan;

/**
 * Describes how places look, in numbers that hardly depend on the light: for each point of the
 * layout its brightness and tint against the light plates nearby, as logarithms. Confined to one
 * thread.
 */
final class Looks {
  private static final int EXTRA = 8;

  /** Light that the darkest black still seems to send, as a share of the plates'. */
  private static final double BLACK = 0.04;

  private static final double NOISE = 0.002;

  private final Tones tones;
  private final PlateLight light;
  private final BoardPlan plan;
  private final double[] eye;
  private final double[] rgb = new double[3];

  Looks(Tones tones, PlateLight light, BoardPlan plan) {
    this.tones = tones;
    this.light = light;
    this.plan = plan;
    eye = tones.pose().eye();
  }

  /** How many numbers describe a place of this kind. */
  static int length(Place.Kind kind) {
    return 3 * Layout.of(kind).points.length + EXTRA;
  }

  float[] of(Place place) {
    return of(place, Frame.of(place));
  }

  float[] of(Place place, Frame frame) {
    double[][] points = Layout.of(place.kind()).points;
    float[] looks = new float[3 * points.length + EXTRA];
    int index = plan.lattice().index(place);
    double[] grey = light.near(index);
    double x = plan.x(place);
    double y = plan.y(place);
    int at = 0;
    for (double[] point : points) {
      double a = point[0];
      double b = point[1];
      tones.at(x + frame.x(a, b), y + frame.y(a, b), point[2], rgb);
      compare(rgb, grey, looks, at);
      at += 3;
    }
    double leanX = 12 * (x - eye[0]) / (eye[2] - BoardPlan.WALL);
    double leanY = 12 * (y - eye[1]) / (eye[2] - BoardPlan.WALL);
    looks[at] = (float) (frame.a(leanX, leanY) / 4);
    looks[at + 1] = (float) (frame.b(leanX, leanY) / 4);
    compare(grey, light.whole(), looks, at + 2);
    if (place.isSpace()) {
      compare(light.own(index), grey, looks, at + 5);
    } else {
      double[] extremes = light.extremes(index);
      looks[at + 5] = log(extremes[0], grey[1]);
      looks[at + 6] = log(extremes[1], grey[1]);
    }
    return looks;
  }

  /** Brightness, then how much redder and how much bluer than the grey. */
  private static void compare(double[] colour, double[] grey, float[] into, int at) {
    float green = log(colour[1], grey[1]);
    float red = log(colour[0], grey[0]);
    float blue = log(colour[2], grey[2]);
    into[at] = 0.3f * red + 0.6f * green + 0.1f * blue;
    into[at + 1] = red - green;
    into[at + 2] = blue - green;
  }

  private static float log(double value, double grey) {
    double black = BLACK * grey + NOISE;
    return quickLog((float) ((value + black) / (grey + black)));
  }

  /** The natural logarithm of a positive number to three digits, several times as fast as exact. */
  static float quickLog(float value) {
    int bits = Float.floatToRawIntBits(value);
    int exponent = (bits >>> 23) - 127;
    float m = Float.intBitsToFloat((bits & 0x7FFFFF) | 0x3F800000); // 1 to 2
    float log2 = -2.1536207f + m * (3.0478842f + m * (-1.051875f + m * 0.15824871f));
    return 0.6931472f * (exponent + log2 + 0.00044f);
  }
}
