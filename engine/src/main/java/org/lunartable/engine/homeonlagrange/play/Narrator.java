package org.lunartable.engine.homeonlagrange.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.homeonlagrange.rules.Event;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;

/** Tells what happens, in words that everybody may hear. */
record Narrator(Seating seating) {

  Happening tell(Event event) {
    Map<String, Object> args = new HashMap<>();
    args.put("seat", seating.said(event.seat()));
    args.put("n", event.count());
    event.other().ifPresent(seat -> args.put("other", seating.said(seat)));
    event.module().ifPresent(module -> args.put("module", module.title()));
    event.card().ifPresent(card -> args.put("card", card.title()));
    String kind = event.kind().text();
    return Happening.plain(kind, Seats.word(event.seat()), List.of(), new Text(key(event), args));
  }

  /** Played cards are told with whom or what they are meant for. */
  private static String key(Event event) {
    String key = "lagrange." + event.kind().text();
    if (event.kind() != Event.Kind.PLAYED) {
      return key;
    }
    boolean at = event.other().isPresent();
    boolean on = event.module().isPresent();
    return key + (at && on ? "-at-module" : at ? "-at" : on ? "-on" : "");
  }
}
