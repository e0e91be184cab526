package org.lunartable.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Text;

/**
 * What an event does to a session.
 *
 * @param next the session afterwards; the same one when nothing changed
 * @param entries what must be journalled before anybody sees {@code next}
 * @param happenings what led there, in order; none for an undo
 */
public record Step(Session next, List<Entry> entries, List<Happening> happenings, Verdict verdict) {

  public Step {
    entries = List.copyOf(entries);
    happenings = List.copyOf(happenings);
  }

  static Step changed(Session next, Entry entry, List<Happening> happenings) {
    return new Step(next, List.of(entry), happenings, new Verdict.Changed());
  }

  /** The moves that it makes, in order. */
  public List<String> moves() {
    return entries.stream()
        .filter(Entry.MoveTaken.class::isInstance)
        .map(entry -> ((Entry.MoveTaken) entry).move())
        .toList();
  }

  /** Both, one after the other. */
  Step then(Step later) {
    List<Entry> both = new ArrayList<>(entries);
    both.addAll(later.entries);
    List<Happening> all = new ArrayList<>(happenings);
    all.addAll(later.happenings);
    return new Step(later.next, both, all, later.verdict);
  }

  static Step notDone(Session same, Refused why) {
    return new Step(same, List.of(), List.of(), new Verdict.NotDone(why));
  }

  static Step offered(Session same, Offer offer) {
    return new Step(same, List.of(), List.of(), new Verdict.Offered(offer));
  }

  static Step nothing(Session same, Optional<Text> notice) {
    return new Step(same, List.of(), List.of(), new Verdict.Nothing(notice));
  }
}
