package org.lunartable.bridge;

import org.lunartable.bridge.link.LinkHealth;

/**
 * How the sensor board is.
 *
 * @param link the line to it
 * @param muted its sensors that are not believed; none without a line
 */
public record BoardHealth(LinkHealth link, Muted muted) {}
