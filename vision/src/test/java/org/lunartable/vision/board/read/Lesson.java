package org.lunartable.vision.board.read;

import org.lunartable.engine.grid.Place;

/**
 * An example to learn from: how a place looked and what it was.
 *
 * @param answer the number of the right output, see {@link Answers}
 */
record Lesson(Place.Kind kind, float[] looks, int answer) {}
