/** The colour sensor under the glass die tray: from counts of light to the colour of a tile. */
package org.lunartable.bridge.tray;
