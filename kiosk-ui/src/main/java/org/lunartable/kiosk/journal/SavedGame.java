package org.lunartable.kiosk.journal;

import java.util.List;
import org.lunartable.engine.session.Entry;

/**
 * A game as the journal has it.
 *
 * @param id its number in the journal
 * @param entries all its entries, the start first
 */
public record SavedGame(long id, List<Entry> entries) {
  public SavedGame {
    entries = List.copyOf(entries);
  }
}
