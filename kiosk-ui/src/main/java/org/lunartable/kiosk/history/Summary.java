package org.lunartable.kiosk.history;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandRecord;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.PastGames.Title;

/**
 * A game in the list.
 *
 * @param id its number in the journal
 * @param game what was played
 * @param startedMillis when it began, by the wall clock
 * @param moves how many moves stand
 * @param corrected whether people put something right by hand: a score, a piece, a roll
 * @param allowed whether people allowed something that the rules do not
 * @param result the winning seat or {@code draw}; empty for a game that was not finished
 * @param tracks each seat's name and score; none for a game that can no longer be read
 */
public record Summary(
    long id,
    String game,
    long startedMillis,
    int moves,
    boolean corrected,
    boolean allowed,
    Optional<String> result,
    List<Block.Track> tracks) {

  static Summary of(Title title, Optional<Session> session) {
    return new Summary(
        title.id(),
        title.game(),
        title.startedMillis(),
        session.map(one -> one.moments().size()).orElse(0),
        session.map(one -> any(one, LunarCommandRecord::isPutRight)).orElse(false),
        session.map(one -> any(one, LunarCommandRecord::isAllowed)).orElse(false),
        session.flatMap(one -> one.play().result()),
        session.map(one -> tracks(one.play())).orElse(List.of()));
  }

  private static boolean any(Session session, Predicate<String> test) {
    return session.moments().stream().map(Session.Moment::move).anyMatch(test);
  }

  /** All tracks of a game, as they stand. */
  static List<Block.Track> tracks(Play play) {
    return play.screen(Viewer.TABLE)
        .blocks(Block.Tracks.class)
        .flatMap(block -> block.tracks().stream())
        .toList();
  }
}
