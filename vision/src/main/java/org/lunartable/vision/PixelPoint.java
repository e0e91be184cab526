package org.lunartable.vision;

/**
 * A place in a picture, in pixels; pixel centres lie at integers.
 *
 * @param u to the right
 * @param v down
 */
public record PixelPoint(double u, double v) {}
