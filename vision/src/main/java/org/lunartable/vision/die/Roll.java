package org.lunartable.vision.die;

/**
 * A roll of the die, reported once.
 *
 * @param reading the face it shows
 * @param nanos monotonic time of the frame it was reported on
 */
public record Roll(DieReading.Read reading, long nanos) {}
