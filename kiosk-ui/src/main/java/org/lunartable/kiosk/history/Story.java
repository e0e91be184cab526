package org.lunartable.kiosk.history;

import java.util.List;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;

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
}
