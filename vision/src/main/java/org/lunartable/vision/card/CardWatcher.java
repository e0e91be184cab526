package org.lunartable.vision.card;

import java.util.List;
import org.lunartable.vision.Picture;

/**
 * Watches a stream of frames from a fixed camera and tells cards that are laid down, once each.
 * What lies there at the first frame is no card that was laid. Confined to one thread.
 */
public final class CardWatcher {

  private final CardTray tray = new CardTray();

  /**
   * Takes the next frame.
   *
   * @param nanos when it was taken, on a monotonic clock
   * @param frame the frame; it is not kept
   * @return the cards that have just been laid down, from left to right; mostly none
   */
  public List<SeenCard> accept(long nanos, Picture frame) {
    List<SeenCard> cards =
        CardReader.read(frame, CardShapes.cards(tray.accept(nanos, CardShapes.candidates(frame))));
    return cards;
  }
}
