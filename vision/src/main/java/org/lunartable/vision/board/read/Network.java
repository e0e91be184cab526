package org.lunartable.vision.board.read;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/**
 * A small neural network with one hidden layer (tanh) that turns the looks of a place into
 * logarithms of probabilities. Immutable.
 */
final class Network {
  private final int inputs;
  private final int hidden;
  private final int outputs;
  private final float[] first;
  private final float[] second;

  /**
   * @param first for each hidden cell its inputs' weights and its bias
   * @param second for each output the hidden cells' weights and its bias
   */
  Network(int inputs, int hidden, int outputs, float[] first, float[] second) {
    if (first.length != hidden * (inputs + 1) || second.length != outputs * (hidden + 1)) {
      throw new IllegalArgumentException("the weights do not fit the network's size");
    }
    this.inputs = inputs;
    this.hidden = hidden;
    this.outputs = outputs;
    this.first = first.clone();
    this.second = second.clone();
  }

  /**
   * The network that answers the mean of several, before the answers become probabilities: their
   * hidden cells side by side.
   */
  static Network mean(List<Network> parts) {
    int inputs = parts.get(0).inputs;
    int outputs = parts.get(0).outputs;
    int hidden = parts.stream().mapToInt(part -> part.hidden).sum();
    float[] first = new float[hidden * (inputs + 1)];
    float[] second = new float[outputs * (hidden + 1)];
    int cells = 0;
    for (Network part : parts) {
      System.arraycopy(part.first, 0, first, cells * (inputs + 1), part.first.length);
      for (int o = 0; o < outputs; o++) {
        int from = o * (part.hidden + 1);
        int to = o * (hidden + 1);
        for (int h = 0; h < part.hidden; h++) {
          second[to + cells + h] = part.second[from + h] / parts.size();
        }
        second[to + hidden] += part.second[from + part.hidden] / parts.size();
      }
      cells += part.hidden;
    }
    return new Network(inputs, hidden, outputs, first, second);
  }

  int inputs() {
    return inputs;
  }

  int outputs() {
    return outputs;
  }

  /** Natural logarithms of the probabilities of all outputs. */
  double[] logs(float[] looks) {
    float[] cells = new float[hidden];
    for (int h = 0, at = 0; h < hidden; h++) {
      cells[h] = tanh(dot(first, at, looks, inputs) + first[at + inputs]);
      at += inputs + 1;
    }
    double[] logs = new double[outputs];
    double most = Double.NEGATIVE_INFINITY;
    for (int o = 0, at = 0; o < outputs; o++) {
      double sum = 0;
      for (int h = 0; h < hidden; h++) {
        sum += second[at++] * cells[h];
      }
      logs[o] = sum + second[at++];
      most = Math.max(most, logs[o]);
    }
    double all = 0;
    for (double value : logs) {
      all += Math.exp(value - most);
    }
    double total = most + Math.log(all);
    for (int o = 0; o < outputs; o++) {
      logs[o] -= total;
    }
    return logs;
  }

  /** Faster than {@link Math#tanh}, and as exact as a float needs. */
  private static float tanh(float value) {
    double e = Math.exp(-2.0 * Math.abs(value));
    return Math.copySign((float) ((1 - e) / (1 + e)), value);
  }

  /** Four sums side by side, since the processor can add while it waits for the others. */
  private static float dot(float[] weights, int at, float[] values, int count) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = 0;
    for (; i + 3 < count; i += 4) {
      a += weights[at + i] * values[i];
      b += weights[at + i + 1] * values[i + 1];
      c += weights[at + i + 2] * values[i + 2];
      d += weights[at + i + 3] * values[i + 3];
    }
    for (; i < count; i++) {
      a += weights[at + i] * values[i];
    }
    return a + b + (c + d);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeShort(inputs);
    out.writeShort(hidden);
    out.writeShort(outputs);
    for (float weight : first) {
      out.writeFloat(weight);
    }
    for (float weight : second) {
      out.writeFloat(weight);
    }
  }

  static Network read(DataInputStream in) throws IOException {
    int inputs = in.readUnsignedShort();
    int hidden = in.readUnsignedShort();
    int outputs = in.readUnsignedShort();
    float[] first = new float[hidden * (inputs + 1)];
    float[] second = new float[outputs * (hidden + 1)];
    for (int i = 0; i < first.length; i++) {
      first[i] = in.readFloat();
    }
    for (int i = 0; i < second.length; i++) {
      second[i] = in.readFloat();
    }
    return new Network(inputs, hidden, outputs, first, second);
  }
}
