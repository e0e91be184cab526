package org.lunartable.vision.board.read;

import java.util.List;
import java.util.Random;
import org.lunartable.engine.grid.Place;

/** Learns the weights of a {@link Network} from lessons, by Adam with a weight decay. */
final class Trainer {
  private static final int BATCH = 32;
  private static final double DECAY = 2e-5;
  private static final double SMOOTHING = 0.01;

  private final int inputs;
  private final int hidden;
  private final int outputs;
  private final float[] weights;
  private final float[] gradient;
  private final float[] mean;
  private final float[] square;
  private final int second;
  private int steps;

  Trainer(Place.Kind kind, int hidden, Random random) {
    inputs = Looks.length(kind);
    this.hidden = hidden;
    outputs = Answers.foreign(kind) + 1;
    second = hidden * (inputs + 1);
    weights = new float[second + outputs * (hidden + 1)];
    gradient = new float[weights.length];
    mean = new float[weights.length];
    square = new float[weights.length];
    for (int i = 0; i < weights.length; i++) {
      double scale = i < second ? 0.7 / Math.sqrt(inputs) : 1 / Math.sqrt(hidden);
      weights[i] = (float) (random.nextGaussian() * scale);
    }
  }

  /** One pass; returns the mean loss. */
  double learn(List<Lesson> lessons, double rate) {
    double loss = 0;
    int inBatch = 0;
    for (Lesson lesson : lessons) {
      loss += backward(lesson);
      if (++inBatch == BATCH) {
        step(rate, inBatch);
        inBatch = 0;
      }
    }
    return loss / lessons.size();
  }

  private double backward(Lesson lesson) {
    float[] looks = lesson.looks();
    float[] cells = new float[hidden];
    for (int h = 0; h < hidden; h++) {
      int at = h * (inputs + 1);
      float sum = weights[at + inputs];
      for (int i = 0; i < inputs; i++) {
        sum += weights[at + i] * looks[i];
      }
      cells[h] = (float) Math.tanh(sum);
    }
    double[] chances = softmax(cells);
    float[] back = new float[hidden];
    for (int o = 0; o < outputs; o++) {
      double target = (o == lesson.answer() ? 1 - SMOOTHING : 0) + SMOOTHING / outputs;
      float error = (float) (chances[o] - target);
      int at = second + o * (hidden + 1);
      for (int h = 0; h < hidden; h++) {
        gradient[at + h] += error * cells[h];
        back[h] += error * weights[at + h];
      }
      gradient[at + hidden] += error;
    }
    for (int h = 0; h < hidden; h++) {
      float error = back[h] * (1 - cells[h] * cells[h]);
      int at = h * (inputs + 1);
      for (int i = 0; i < inputs; i++) {
        gradient[at + i] += error * looks[i];
      }
      gradient[at + inputs] += error;
    }
    return -Math.log(chances[lesson.answer()] + 1e-12);
  }

  private double[] softmax(float[] cells) {
    double[] chances = new double[outputs];
    double all = 0;
    for (int o = 0; o < outputs; o++) {
      int at = second + o * (hidden + 1);
      double sum = weights[at + hidden];
      for (int h = 0; h < hidden; h++) {
        sum += weights[at + h] * cells[h];
      }
      chances[o] = Math.exp(Math.min(50, sum));
      all += chances[o];
    }
    for (int o = 0; o < outputs; o++) {
      chances[o] /= all;
    }
    return chances;
  }

  private void step(double rate, int count) {
    steps++;
    double meanScale = 1 / (1 - Math.pow(0.9, steps));
    double squareScale = 1 / (1 - Math.pow(0.999, steps));
    for (int i = 0; i < weights.length; i++) {
      float g = gradient[i] / count;
      gradient[i] = 0;
      mean[i] = 0.9f * mean[i] + 0.1f * g;
      square[i] = 0.999f * square[i] + 0.001f * g * g;
      double move = mean[i] * meanScale / (Math.sqrt(square[i] * squareScale) + 1e-8);
      weights[i] -= (float) (rate * (move + DECAY / 1e-3 * weights[i]));
    }
  }

  Network network() {
    float[] first = java.util.Arrays.copyOf(weights, second);
    float[] last = java.util.Arrays.copyOfRange(weights, second, weights.length);
    return new Network(inputs, hidden, outputs, first, last);
  }
}
