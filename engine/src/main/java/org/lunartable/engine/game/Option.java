package org.lunartable.engine.game;

/**
 * Something that may be done now.
 *
 * @param id the move in the game's notation, for example {@code w:b1}
 * @param expectation what the table shows once it is done, so that an observation can be matched
 */
public record Option(String id, Expectation expectation) {}
