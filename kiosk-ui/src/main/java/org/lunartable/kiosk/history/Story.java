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
    for (Session.Moment moment : session.moments()) {
      if (frames.isEmpty()) {
        frames.add(new Frame(List.of(), seen(moment.before())));
      }
      Play.Taken taken = (Play.Taken) moment.before().take(moment.move());
      frames.add(new Frame(taken.happenings(), seen(taken.next())));
    }
    return frames.isEmpty() ? List.of(new Frame(List.of(), seen(session.play()))) : frames;
  }

  private static List<Block> seen(Play play) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(block -> !(block instanceof Block.Options || block instanceof Block.Log))
        .toList();
  }
}
