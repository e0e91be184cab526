/** The camera over the board: pictures become sightings of the whole board. */
package org.lunartable.kiosk.assembly.board;
