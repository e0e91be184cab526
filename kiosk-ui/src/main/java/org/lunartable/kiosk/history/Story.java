package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.session.Session;

/**
 * A game told move by move.
 *
 * @param frames the table at the start, and after each move that stands
 * @param pictures the numbers of the frames of which there is a picture of what a device saw
 */
public record Story(Summary summary, List<Frame> frames, List<Integer> pictures) {

  public Story {
    frames = List.copyOf(frames);
    pictures = List.copyOf(pictures);
  }

  /**
   * The table after a move.
   *
   * @param happenings what the move did; none at the start
   * @param blocks what is to be seen, without what could be done next
   */
  public record Frame(List<Happening> happenings, List<Block> blocks) {}

  /**
   * Tells a game.
   *
   * @param pictures the numbers of the moves of which there is a picture
   */
  static Story of(Summary summary, Session session, List<Integer> pictures) {
    List<Frame> frames = frames(session);
    List<Integer> seen = pictures.stream().filter(move -> move < frames.size()).toList();
    return new Story(summary, frames, seen);
  }

  private static List<Frame> frames(Session session) {
    List<Frame> frames = new ArrayList<>();
    boolean isOver = session.play().result().isPresent();
    for (Session.Moment moment : session.moments()) {
      if (frames.isEmpty()) {
        frames.add(new Frame(List.of(), seen(moment.before(), isOver)));
      }
      Play.Taken taken = (Play.Taken) moment.before().take(moment.move());
      frames.add(new Frame(taken.happenings(), seen(taken.next(), isOver)));
    }
    return frames.isEmpty() ? List.of(new Frame(List.of(), seen(session.play(), isOver))) : frames;
  }

  /**
   * What lay on the table. Rows of cards may be a hand, which nobody looks back at too early; what
   * places could be touched for names cards of a hand, too.
   */
  private static List<Block> seen(Play play, boolean isOver) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(
            block ->
                !(block instanceof Block.Options
                    || block instanceof Block.Later
                    || block instanceof Block.Log))
        .filter(block -> isOver || !(block instanceof Block.Cards))
        .map(Story::untouched)
        .toList();
  }

  private static Block untouched(Block block) {
    if (block instanceof Block.Stations stations) {
      return stations.untouched();
    }
    return block instanceof Block.Cards cards ? cards.untouched() : block;
  }
}
