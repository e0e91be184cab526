package org.lunartable.engine.homeonlagrange.play;

import org.lunartable.engine.homeonlagrange.cards.Catalogue;

/**
 * What does not change during a game.
 *
 * @param oneScreen whether the table's screen shows the hand of whoever decides
 */
record Table(Catalogue catalogue, Seating seating, boolean oneScreen) {}
