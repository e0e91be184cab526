/**
 * Whether a picture is fit for reading the die: light, glare, blur, the die's size, and whether the
 * camera has been moved. Pure functions on pictures; what to say about the figures is here too.
 */
package org.lunartable.vision.health;
