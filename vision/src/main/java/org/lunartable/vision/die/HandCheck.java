package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.lunartable.vision.Pixels;

/**
 * Whether fingers touch a die: just outside its outline, what lies there is looked at in the light
 * that the die's own tiles and rubber tell of. Skin of any shade is redder than green and greener
 * than blue in narrow bounds. Wood can look so too, but then all around; fingers touch a die from
 * two sides, or in one broad stretch that differs much from the rest.
 *
 * <p>Where lamps of several colours meet, or beside a tray that colours everything, skin has no
 * known hue. It still is redder than what the die lies on, in broad stretches on two sides.
 * Stateless.
 */
final class HandCheck {
  private static final int PLACES = 48;

  /** Distances from the outline, millimetres. */
  private static final double[] AWAY = {3, 6, 9};

  private static final double ROUND = 4.5;
  private static final double DARKEST = 0.002;

  /** What skin reflects: logarithms of red to green, green to blue, and the mean of all. */
  private static final double[] RED_GREEN = {0.25, 0.9};

  private static final double[] GREEN_BLUE = {0, 0.8};
  private static final double[] LEVEL = {-2.9, 0.2};

  /** In shadow the colours of things are not known well. */
  private static final double SHADOW = -3;

  private static final int SHORTEST = 3;

  /** Fingers lie further apart than this; dots and planks may not. */
  private static final int GAP = 3;

  private static final int LONGEST = 30;
  private static final int BROAD = 9;

  /** How much fingers differ in hue from the rest, two of them and one broad one. */
  private static final double DIFFERENT = 0.35;

  private static final double VERY_DIFFERENT = 0.6;

  /** Beside yellower things than this (wood, straw) skin cannot be told. */
  private static final double YELLOW = 0.5;

  /** Redder than the rest by this, in whatever light, and so many places of it: a quarter. */
  private static final double REDDER = 0.4;

  private static final int REDDER_SHORTEST = 4;
  private static final int REDDER_PLACES = PLACES / 4;

  /** Darker than this, noise makes hues. */
  private static final double DARK = -4;

  /** What is seen at a place, the light taken away. */
  private record Place(double redGreen, double greenBlue, double level) {
    boolean skin() {
      return within(redGreen, RED_GREEN) && within(greenBlue, GREEN_BLUE) && within(level, LEVEL);
    }

    boolean redderThan(double rest) {
      return redGreen > Math.max(RED_GREEN[0], rest + REDDER) && greenBlue > 0 && level > DARK;
    }

    private static boolean within(double value, double[] bounds) {
      return value >= bounds[0] && value <= bounds[1];
    }
  }

  private HandCheck() {}

  /**
   * @param lamp what a white tile would give in red, green and blue: natural logarithms
   */
  static boolean touched(Pixels pixels, CubePose pose, double[] lamp) {
    Place[] places = around(pixels, pose, lamp);
    return skin(places) || redder(places);
  }

  private static boolean redder(Place[] places) {
    double[] all = hue(Arrays.stream(places).filter(place -> place.level() > SHADOW).toList());
    if (all.length == 0) {
      return false;
    }
    List<List<Place>> arcs = arcs(places, place -> place.redderThan(all[0]), REDDER_SHORTEST);
    int sum = arcs.stream().mapToInt(List::size).sum();
    return arcs.size() >= 2 && sum >= REDDER_PLACES && sum <= LONGEST;
  }

  private static boolean skin(Place[] places) {
    double[] rest = hue(rest(places));
    if (rest.length == 0 || rest[1] > YELLOW) {
      return false;
    }
    List<List<Place>> arcs = arcs(places, Place::skin, SHORTEST);
    List<List<Place>> fingers =
        arcs.stream().filter(arc -> distance(hue(arc), rest) >= DIFFERENT).toList();
    boolean broad =
        fingers.stream()
            .anyMatch(a -> a.size() >= BROAD && distance(hue(a), rest) >= VERY_DIFFERENT);
    int sum = arcs.stream().mapToInt(List::size).sum();
    return sum <= LONGEST && (fingers.size() >= 2 || broad);
  }

  private static Place[] around(Pixels pixels, CubePose pose, double[] lamp) {
    Outline outline = new Outline();
    Place[] places = new Place[PLACES];
    outline.trace(pose, ROUND);
    for (int i = 0; i < PLACES; i++) {
      outline.at(i / (double) PLACES);
      places[i] = place(pixels, outline, lamp);
    }
    return places;
  }

  private static Place place(Pixels pixels, Outline outline, double[] lamp) {
    double[] sum = new double[3];
    for (double away : AWAY) {
      double reach = away * outline.scale();
      double[] bgr =
          pixels.linearAt(
              outline.u() + reach * outline.normalU(), outline.v() + reach * outline.normalV());
      for (int c = 0; c < 3; c++) {
        sum[c] += bgr[2 - c] / AWAY.length;
      }
    }
    double[] log = new double[3];
    for (int c = 0; c < 3; c++) {
      log[c] = Math.log(Math.max(DARKEST, sum[c])) - lamp[c];
    }
    return new Place(log[0] - log[1], log[1] - log[2], (log[0] + log[1] + log[2]) / 3);
  }

  private static List<Place> rest(Place[] places) {
    List<Place> rest = new ArrayList<>();
    for (Place place : places) {
      if (!place.skin() && place.level() > SHADOW) {
        rest.add(place);
      }
    }
    return rest;
  }

  /** Unbroken stretches of a kind around the die, short ones left out. */
  private static List<List<Place>> arcs(Place[] places, Predicate<Place> kind, int shortest) {
    int start = 0;
    while (start < PLACES && kind.test(places[start])) {
      start++;
    }
    List<List<Place>> arcs = new ArrayList<>();
    List<Place> open = new ArrayList<>();
    int since = GAP;
    for (int i = 1; i <= PLACES && start < PLACES; i++) {
      Place place = places[(start + i) % PLACES];
      since = kind.test(place) ? 0 : since + 1;
      if (since == 0) {
        open.add(place);
      } else if (since == GAP) {
        arcs.add(open);
        open = new ArrayList<>();
      }
    }
    arcs.add(open);
    return arcs.stream().filter(arc -> arc.size() >= shortest).toList();
  }

  /** The middle hue; none of none. */
  private static double[] hue(List<Place> places) {
    if (places.isEmpty()) {
      return new double[0];
    }
    double[] red = places.stream().mapToDouble(Place::redGreen).sorted().toArray();
    double[] green = places.stream().mapToDouble(Place::greenBlue).sorted().toArray();
    return new double[] {red[red.length / 2], green[green.length / 2]};
  }

  private static double distance(double[] a, double[] b) {
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
}
