/**
 * A table simulated in software, for machines without a camera.
 *
 * <p>World frame: millimetres, X to the right in the picture, Y away from the viewer (up in the
 * picture), Z up, the table's top at Z = 0, right-handed. Pictures: pixels, u to the right, v down.
 * What the pictures show is all that leaves this package: nobody is told how the die lies.
 */
package org.lunartable.kiosk.simtable;
