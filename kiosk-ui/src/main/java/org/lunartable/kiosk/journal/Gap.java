package org.lunartable.kiosk.journal;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.session.Entry;

/** Finds in a row of entries, perhaps of several games, what a journal lacks of it. */
final class Gap {

  private Gap() {}

  /** Where the last game of these begins; 0 when none begins here. */
  static int lastStart(List<Entry> entries) {
    for (int i = entries.size() - 1; i > 0; i--) {
      if (entries.get(i) instanceof Entry.GameStarted) {
        return i;
      }
    }
    return 0;
  }

  /**
   * What has to be appended to a journal so that it has all entries, none twice.
   *
   * @param found the newest game in the journal, which may have got some of the entries already
   * @param saved what was in the journal once of the game that goes on
   * @param unsaved what came after it
   */
  static List<Entry> missing(List<Entry> found, List<Entry> saved, List<Entry> unsaved) {
    List<Entry> all = new ArrayList<>(saved);
    all.addAll(unsaved);
    for (int begin = 0; begin < all.size(); begin = nextStart(all, begin)) {
      int end = begin + found.size();
      boolean known = begin > 0 || found.size() >= saved.size();
      if (known
          && !found.isEmpty()
          && end <= nextStart(all, begin)
          && all.subList(begin, end).equals(found)) {
        return List.copyOf(all.subList(end, all.size()));
      }
    }
    // Another journal stands there now: the game goes in as one of its own.
    return List.copyOf(all);
  }

  private static int nextStart(List<Entry> entries, int begin) {
    int next = begin + 1;
    while (next < entries.size() && !(entries.get(next) instanceof Entry.GameStarted)) {
      next++;
    }
    return next;
  }
}
