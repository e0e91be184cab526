package org.lunartable.vision;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;

/**
 * A scope that releases every Mat opened in it. The garbage collector does not see native memory,
 * so a Mat left to it costs megabytes a frame.
 */
final class Mats implements AutoCloseable {
  private final List<Mat> open = new ArrayList<>();

  /** A new empty Mat of this scope. */
  Mat mat() {
    return keep(new Mat());
  }

  /** Puts a Mat made elsewhere (a part of another, say) under this scope. */
  <T extends Mat> T keep(T mat) {
    open.add(mat);
    return mat;
  }

  @Override
  public void close() {
    open.forEach(Mat::release);
    open.clear();
  }
}
