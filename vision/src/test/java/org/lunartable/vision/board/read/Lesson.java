package org.lunartable.vision.board.read;

import org.lunartable.engine.grid.Place;

/** An example to learn from: how a place looked and what it was. */
final class Lesson {
  private final Place.Kind kind;
  private final float[] looks;
  private final int answer;

  Lesson(Place.Kind kind, float[] looks, int answer) {
    this.kind = kind;
    this.looks = looks;
    this.answer = answer;
  }

  Place.Kind kind() {
    return kind;
  }

  float[] looks() {
    return looks;
  }

  /** The number of the right output, see {@link Answers}. */
  int answer() {
    return answer;
  }
}
