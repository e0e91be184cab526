package org.lunartable.engine.follow;

import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/**
 * A place that differs from the game in a way that no legal action explains.
 *
 * @param expected what the game has there
 * @param seen what the board seems to have there
 * @param why the rule that forbids it
 */
public record Misfit(Place at, Content expected, Content seen, Refused why) {}
