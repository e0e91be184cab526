package org.lunartable.bridge.link;

import java.util.Optional;
import org.lunartable.bridge.protocol.Message;

/**
 * The button event that was told last, kept over lines: a board that was not reset by opening the
 * new line says an event again whose acknowledgement was lost with the old one. Safe to use from
 * any thread.
 */
final class LastPress {

  private Optional<Message.ButtonEvent> last = Optional.empty();

  /** Takes an event; tells whether it is news. */
  synchronized boolean isNews(Message.ButtonEvent event) {
    boolean news = last.filter(event::equals).isEmpty();
    last = Optional.of(event);
    return news;
  }

  /**
   * Looks at the board's clock: one that stands before the last event was reset since, and counts
   * its events anew.
   *
   * @param millis since the board's reset
   */
  synchronized void clock(long millis) {
    last = last.filter(event -> event.millis() <= millis);
  }
}
