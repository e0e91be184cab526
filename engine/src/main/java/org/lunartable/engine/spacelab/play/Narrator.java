package org.lunartable.engine.spacelab.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.rules.Event;
import org.lunartable.engine.spacelab.view.Words;

/** Tells what happens, in words that everybody may hear. */
record Narrator(Seating seating) {

  Happening tell(Event event) {
    Map<String, Object> args = new HashMap<>();
    args.put("seat", seating.said(event.seat()));
    args.put("count", event.count());
    event.agency().ifPresent(agency -> args.put("agency", Words.of(agency)));
    event.lab().ifPresent(lab -> args.put("lab", Words.of(lab)));
    event.slot().ifPresent(slot -> args.put("slot", Words.of(slot)));
    event.capsule().ifPresent(capsule -> args.put("capsule", Words.of(capsule)));
    String kind = event.kind().text();
    Text text = new Text("space." + kind, args);
    return Happening.plain(kind, Seats.word(event.seat()), List.of(), text);
  }
}
