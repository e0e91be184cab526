package org.lunartable.vision.die;

import java.util.List;
import java.util.stream.DoubleStream;
import org.lunartable.vision.colour.Reflectance;

/**
 * Cameras and programs turn the saturation of a picture up or down by factors like these.
 *
 * @param all the most probable first
 * @param priors how probable each is, natural logarithms
 */
record Saturations(List<Reflectance> all, List<Double> priors) {

  /** What is seen every day. */
  static final Saturations USUAL =
      new Saturations(of(1, 0.75, 0.55, 1.25), List.of(0.0, -0.8, -1.6, -0.8));

  /** Colours so weak that grey and green can hardly be told apart. */
  static final Saturations WEAK = new Saturations(of(0.25, 0.4, 0.15), List.of(0.0, 0.0, 0.0));

  private static List<Reflectance> of(double... factors) {
    return DoubleStream.of(factors).mapToObj(Reflectance::new).toList();
  }

  int count() {
    return all.size();
  }

  Reflectance camera(int number) {
    return all.get(number);
  }

  double prior(int number) {
    return priors.get(number);
  }
}
