package org.lunartable.engine.lunarcommand.play;

import org.lunartable.engine.lunarcommand.Turn;
import org.lunartable.engine.screen.Happening;

/**
 * A line of a game's log.
 *
 * @param number the number of the turn, from 1
 */
record Entry(int number, Turn turn, Happening happening) {}
