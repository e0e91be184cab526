/** Reads what lies on the places of a board whose pose in the picture is known. */
package org.lunartable.vision.board.read;
