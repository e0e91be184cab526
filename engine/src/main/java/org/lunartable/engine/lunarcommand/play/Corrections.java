package org.lunartable.engine.lunarcommand.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;

/** Tells what people put right by hand. */
final class Corrections {

  private static final String KIND = "corrected";

  private Corrections() {}

  /** In the words of the story, flagged as a correction. */
  static Happening told(LunarCommandPlay play, Correction correction) {
    if (correction instanceof Correction.ScoreIs score) {
      return score(play, score);
    }
    Correction.ContentIs content = (Correction.ContentIs) correction;
    String at = content.at().name();
    Text text =
        content.content() == Content.EMPTY
            ? Text.of("happened.fix-gone", "at", at)
            : Text.of("happened.fix-put", "at", at, "what", name(content.content()));
    return corrected(play.position().side(), List.of(content.at()), Map.of(), text);
  }

  /** A roll that a device read as another one. */
  static Happening rolled(LunarCommandPlay play, DieFace face) {
    Happening rolled = Narrator.rolled(play, face);
    Text text = Text.of("happened.roll-put-right", "what", rolled.text());
    return Happening.plain(rolled.kind(), play.position().side().text(), List.of(), text);
  }

  private static Happening score(LunarCommandPlay play, Correction.ScoreIs score) {
    Side side = score.side();
    int by = score.points() - play.position().score().of(side);
    Text text = Text.of("happened.fix-score", "seat", play.seat(side), "points", score.points());
    return corrected(side, List.of(), Map.of(side.text(), by), text);
  }

  private static Happening corrected(
      Side side, List<Place> places, Map<String, Integer> points, Text text) {
    return new Happening(KIND, Optional.of(side.text()), places, List.of(), Map.of(), points, text);
  }

  /** What lies on a place, in words. */
  static Text name(Content content) {
    return Text.of("content." + content.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
