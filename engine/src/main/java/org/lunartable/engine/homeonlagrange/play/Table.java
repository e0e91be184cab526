package org.lunartable.engine.homeonlagrange.play;

import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.view.Seating;

/**
 * What does not change during a game.
 *
 * @param id the game's name in addresses
 * @param oneScreen whether the table's screen shows the hand of whoever decides
 */
public record Table(String id, Catalogue catalogue, Seating seating, boolean oneScreen) {}
