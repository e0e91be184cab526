/** Thinks about the game beside the table: hints for people, and the companion's own turns. */
package org.lunartable.kiosk.mind;
