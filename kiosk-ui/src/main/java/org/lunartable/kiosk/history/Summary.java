package org.lunartable.kiosk.history;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Block;

/**
 * A game in the list.
 *
 * @param id its number in the journal
 * @param game what was played
 * @param startedMillis when it began, by the wall clock
 * @param moves how many moves stand
 * @param corrected whether people put something right by hand
 * @param result the winning seat or {@code draw}; empty for a game that was not finished
 * @param tracks each seat's name and score; none for a game that can no longer be read
 */
public record Summary(
    long id,
    String game,
    long startedMillis,
    int moves,
    boolean corrected,
    Optional<String> result,
    List<Block.Track> tracks) {}
