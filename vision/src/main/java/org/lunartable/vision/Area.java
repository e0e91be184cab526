package org.lunartable.vision;

/**
 * A connected area of a picture.
 *
 * @param u its centre of mass, pixels
 * @param v its centre of mass, pixels
 * @param width of the rectangle around it, pixels
 * @param height of the rectangle around it, pixels
 * @param size its pixels
 */
public record Area(double u, double v, double width, double height, double size) {}
