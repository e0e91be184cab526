package org.lunartable.vision.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.Quad;
import org.lunartable.vision.colour.Patch;

/**
 * What is seen of a card along its edge, where its background shows most: samples that look alike
 * are put together.
 */
final class CardPatches {

  /** How far from the edge samples are taken, in shares of the card's width. */
  private static final double[] INSETS = {0.1, 0.16};

  private static final int STEPS = 9;

  /** Samples nearer than this, in logarithms of light, are of one colour. */
  private static final double ALIKE = 0.45;

  /** Light and shadow on one colour change it less than another colour would. */
  private static final double BRIGHTNESS = 0.5;

  private static final double FLOOR = 0.03;

  /** A colour on less than this share of the samples is print. */
  private static final double SMALLEST = 0.05;

  /**
   * Samples of one colour.
   *
   * @param share of all samples of the card
   */
  record Group(Patch patch, double share) {}

  private CardPatches() {}

  /** The colours along the card's edge, the most frequent first. */
  static List<Group> of(Picture picture, Quad card) {
    List<double[]> samples = samples(picture, card);
    List<List<double[]>> groups = new ArrayList<>();
    for (double[] sample : samples) {
      groups.stream()
          .filter(group -> distance(group.get(0), sample) < ALIKE)
          .min(Comparator.comparingDouble(group -> distance(group.get(0), sample)))
          .ifPresentOrElse(group -> group.add(sample), () -> groups.add(begun(sample)));
    }
    groups.sort(Comparator.comparingInt((List<double[]> group) -> group.size()).reversed());
    return groups.stream()
        .filter(group -> group.size() >= SMALLEST * samples.size())
        .map(group -> new Group(mean(group), (double) group.size() / samples.size()))
        .toList();
  }

  private static List<double[]> begun(double[] sample) {
    List<double[]> group = new ArrayList<>();
    group.add(sample);
    return group;
  }

  private static List<double[]> samples(Picture picture, Quad card) {
    int left = (int) card.corners().stream().mapToDouble(PixelPoint::u).min().orElseThrow() - 1;
    int top = (int) card.corners().stream().mapToDouble(PixelPoint::v).min().orElseThrow() - 1;
    int right = (int) card.corners().stream().mapToDouble(PixelPoint::u).max().orElseThrow() + 2;
    int bottom = (int) card.corners().stream().mapToDouble(PixelPoint::v).max().orElseThrow() + 2;
    Pixels pixels = picture.crop(left, top, right - left, bottom - top);
    double reach = Math.max(1, card.width() / 60);
    List<double[]> samples = new ArrayList<>();
    for (double inset : INSETS) {
      for (int step = 0; step < STEPS; step++) {
        double along = inset + (1 - 2 * inset) * step / (STEPS - 1);
        samples.add(light(pixels, card.at(along, inset), reach));
        samples.add(light(pixels, card.at(along, 1 - inset), reach));
        samples.add(light(pixels, card.at(inset, along), reach));
        samples.add(light(pixels, card.at(1 - inset, along), reach));
      }
    }
    return samples;
  }

  /** Blue, green and red around a place, in linear light. */
  private static double[] light(Pixels pixels, PixelPoint place, double reach) {
    double[] sum = new double[3];
    for (int dv = -1; dv <= 1; dv++) {
      for (int du = -1; du <= 1; du++) {
        double[] one = pixels.linearAt(place.u() + du * reach, place.v() + dv * reach);
        for (int c = 0; c < 3; c++) {
          sum[c] += one[c] / 9;
        }
      }
    }
    return sum;
  }

  private static double distance(double[] one, double[] other) {
    double[] off = new double[3];
    double mean = 0;
    for (int c = 0; c < 3; c++) {
      off[c] = Math.log(one[c] + FLOOR) - Math.log(other[c] + FLOOR);
      mean += off[c] / 3;
    }
    double squares = 3 * BRIGHTNESS * BRIGHTNESS * mean * mean;
    for (int c = 0; c < 3; c++) {
      squares += (off[c] - mean) * (off[c] - mean);
    }
    return Math.sqrt(squares);
  }

  private static Patch mean(List<double[]> samples) {
    return Patch.trimmed(samples.toArray(double[][]::new));
  }
}
