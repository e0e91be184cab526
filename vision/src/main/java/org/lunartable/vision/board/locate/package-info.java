/** Finds the board in a picture: printed markers first, then its own lattice of plates. */
package org.lunartable.vision.board.locate;
