package org.lunartable.engine.lunarcommand.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.screen.Block.Area;
import org.lunartable.engine.screen.Block.Preview;
import org.lunartable.engine.screen.Text;

/** The words for actions and for what they bring; keys of the message file. */
final class Sentences {

  private Sentences() {}

  /** The group an action belongs to, which is also the end of its message keys. */
  static String word(Action action) {
    if (action instanceof Action.Build build) {
      return build.piece().text();
    } else if (action instanceof Action.MoveUfo) {
      return "ufo";
    } else if (action instanceof Action.Abduct) {
      return "abduct";
    } else if (action instanceof Action.Step) {
      return "walk";
    }
    return action instanceof Action.EndWalk ? "end" : "pass";
  }

  /** The places of an action by the names that its sentences use. */
  static Map<String, Object> args(Action action) {
    Map<String, Object> args = new HashMap<>();
    if (action instanceof Action.Build build) {
      args.put("at", build.at().name());
    } else if (action instanceof Action.MoveUfo move) {
      args.put("from", move.from().name());
      args.put("to", move.to().name());
    } else if (action instanceof Action.Abduct abduct) {
      args.put("ufo", abduct.ufo().name());
      args.put("astronaut", abduct.astronaut().name());
      args.put("to", abduct.to().name());
    } else if (action instanceof Action.Step step) {
      args.put("from", step.from().name());
      args.put("to", step.to().name());
    }
    return args;
  }

  static Text label(Action action) {
    return new Text("choice." + word(action), args(action));
  }

  /** What these events would bring, in order; empty when there are none. */
  static Optional<Preview> preview(LunarCommandPlay play, List<Event> events) {
    if (events.isEmpty()) {
      return Optional.empty();
    }
    List<Area> closes =
        events.stream()
            .filter(Event.StationScored.class::isInstance)
            .map(event -> area((Event.StationScored) event))
            .toList();
    List<Text> texts = events.stream().map(event -> preview(play, event)).toList();
    return Optional.of(new Preview(texts, closes));
  }

  private static Text preview(LunarCommandPlay play, Event event) {
    if (event instanceof Event.StationScored station) {
      return station("preview.closes", play, station);
    } else if (event instanceof Event.WalkedIn walk) {
      return Text.of("preview.walk-in", "seat", play.seat(walk.side()), "n", walk.points());
    }
    Event.Abducted lifted = (Event.Abducted) event;
    return Text.of("preview.abducted", "seat", play.seat(lifted.side()), "n", lifted.points());
  }

  /** A sentence about a station; {@code -tie} is added to the key when nobody leads. */
  static Text station(String key, LunarCommandPlay play, Event.StationScored station) {
    Map<String, Object> args = new HashMap<>();
    args.put("station", station.station().first().name());
    args.put("orange", station.pieces().orange());
    args.put("green", station.pieces().green());
    Optional<Side> owner = station.owner().side();
    if (owner.isEmpty()) {
      args.put("n", station.gained().orange());
      return new Text(key + "-tie", args);
    }
    args.put("seat", play.seat(owner.get()));
    args.put("n", station.points());
    return new Text(key, args);
  }

  private static Area area(Event.StationScored station) {
    Optional<String> owner = Optional.of(station.owner()).map(Owner::text);
    return new Area(station.station().spaces(), station.wall().places(), owner);
  }
}
