/**
 * What every game with cards does at the table in the same way, whether the kiosk deals or is told:
 * seats, set-up, play, games as text, many games at once. Knows no game.
 */
package org.lunartable.engine.cardgame;
