package org.lunartable.vision.board.read;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting.Sight;

/** How one place looked in a picture and what a network made of it. Immutable. */
final class Impression {

  /** A change of a logarithm of brightness or tint that noise alone may bring about. */
  private static final double NOISE = 0.12;

  /** A single point counts for no more than this many times the noise, squared. */
  private static final float MOST = 100;

  /** How much less likely a figure under a UFO is than none, where neither can be seen. */
  private static final double UNDER_UFO = -0.1;

  private final Place.Kind kind;
  private final float[] looks;
  private final double[] logs;
  private final Sight sight;

  /** Looks for which the network answered so: logarithms of the probabilities of all answers. */
  Impression(Place.Kind kind, float[] looks, double[] logs) {
    this(kind, looks, logs, sight(kind, logs));
  }

  private Impression(Place.Kind kind, float[] looks, double[] logs, Sight sight) {
    this.kind = kind;
    this.looks = looks;
    this.logs = logs;
    this.sight = sight;
  }

  /** Looks so much like these that the answer is the same. */
  Impression again(float[] alike) {
    return new Impression(kind, alike, logs, sight);
  }

  /** How much other looks of the place differ, see {@link BoardReading#change}. */
  double change(float[] now) {
    int[] telling = Layout.of(kind).telling;
    float sum = 0;
    for (int i : telling) {
      float step = (now[i] - looks[i]) * (float) (1 / NOISE);
      sum += Math.min(step * step, MOST);
    }
    return Math.sqrt(sum / telling.length);
  }

  double change(Impression earlier) {
    return earlier.change(looks);
  }

  /** The probability that something foreign covers the place. */
  double foreign() {
    return Math.exp(logs[Answers.foreign(kind)]);
  }

  /** Whether a UFO is likelier than all else. */
  boolean isUfo() {
    return kind == Place.Kind.SPACE && logs[Answers.of(kind).indexOf(Content.UFO)] > Math.log(0.5);
  }

  /** What was seen, if nothing is over the place. */
  Sight sight() {
    return sight;
  }

  /** Below a UFO's saucer everything is about as likely. */
  static Sight underUfo(Place.Kind kind) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (Content content : Answers.of(kind)) {
      put(weights, content, content == Content.EMPTY ? 0 : UNDER_UFO);
    }
    return new Sight(false, weights);
  }

  /** Something foreign explains every content alike. */
  private static Sight sight(Place.Kind kind, double[] logs) {
    List<Content> answers = Answers.of(kind);
    double flat = Math.exp(logs[Answers.foreign(kind)]) / answers.size();
    double[] chances = new double[answers.size()];
    double most = 0;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = Math.exp(logs[i]) + flat;
      most = Math.max(most, chances[i]);
    }
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (int i = 0; i < chances.length; i++) {
      put(weights, answers.get(i), Math.max(Sight.WORST, Math.log(chances[i] / most)));
    }
    return new Sight(false, weights);
  }

  private static void put(Map<Content, Double> weights, Content content, double weight) {
    weights.put(content, weight);
    if (content == Content.UFO) {
      weights.put(Content.UFO_OVER_ROBOT, weight + UNDER_UFO);
      weights.put(Content.UFO_ON_ASTRONAUT, weight + UNDER_UFO);
    }
  }
}
