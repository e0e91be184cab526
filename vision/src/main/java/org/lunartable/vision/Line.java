package org.lunartable.vision;

/**
 * A straight line in a picture.
 *
 * @param u middle, pixels
 * @param v middle, pixels
 * @param normalU unit vector across the line
 * @param normalV unit vector across the line
 * @param length pixels
 */
public record Line(double u, double v, double normalU, double normalV, double length) {}
