/**
 * The colours of this die's tiles as this camera sees them in this light: sampled with the player's
 * own die, and used to check what the die reader says.
 */
package org.lunartable.vision.calibration;
