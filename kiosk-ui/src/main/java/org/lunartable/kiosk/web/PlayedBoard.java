package org.lunartable.kiosk.web;

import java.io.IOException;
import java.util.SortedSet;
import org.lunartable.engine.grid.Place;

/** A simulated sensor board onto which pieces can be clicked. Safe to use from any thread. */
public interface PlayedBoard {

  /** Whether there is one. */
  boolean present();

  /**
   * On which places something stands.
   *
   * @throws IOException when it does not answer; the message is a sentence
   */
  SortedSet<Place> standing() throws IOException;

  /**
   * Puts pieces on exactly these places.
   *
   * @throws IOException as above
   */
  void stand(SortedSet<Place> places) throws IOException;

  /** There is none. */
  PlayedBoard NONE =
      new PlayedBoard() {
        @Override
        public boolean present() {
          return false;
        }

        @Override
        public SortedSet<Place> standing() throws IOException {
          throw new IOException("There is no simulated board.");
        }

        @Override
        public void stand(SortedSet<Place> places) throws IOException {
          throw new IOException("There is no simulated board.");
        }
      };
}
