package org.lunartable.engine.lunarcommand.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Tally;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Text;

/** Tells what happens in a game. */
final class Narrator {

  private Narrator() {}

  static Happening rolled(LunarCommandPlay play, DieFace face) {
    Side side = play.position().side();
    Text colours =
        new Text(
            "colours." + face.distinctColours().size(),
            face.distinctColours().stream()
                .collect(
                    Collectors.toMap(
                        colour -> "c" + face.distinctColours().indexOf(colour),
                        colour -> Text.of("colour." + colour))));
    Text text = Text.of("happened.rolled", "seat", play.seat(side), "colours", colours);
    return Happening.plain("rolled", side.text(), List.of(), text);
  }

  static Happening done(LunarCommandPlay play, Action action) {
    Side side = play.position().side();
    Map<String, Object> args = Sentences.args(action);
    args.put("seat", play.seat(side));
    String kind =
        action instanceof Action.Build
            ? "built"
            : action instanceof Action.Pass
                ? "passed"
                : action instanceof Action.EndWalk ? "ended" : "moved";
    Text text = new Text("happened." + Sentences.word(action), args);
    return Happening.plain(kind, side.text(), action.places(), text);
  }

  /** The same, flagged: the rules do not allow it. */
  static Happening agreed(LunarCommandPlay play, Action action) {
    Happening done = done(play, action);
    return Happening.plain(
        done.kind(),
        play.position().side().text(),
        done.places(),
        Text.of("happened.agreed", "what", done.text()));
  }

  static Happening scored(LunarCommandPlay play, Event event, Position after) {
    if (event instanceof Event.StationScored station) {
      return station(play, station, after);
    } else if (event instanceof Event.WalkedIn walk) {
      return gained(play, "walk-in", walk.side(), walk.at(), walk.points());
    }
    Event.Abducted lifted = (Event.Abducted) event;
    return gained(play, "abducted", lifted.side(), lifted.at(), lifted.points());
  }

  static Happening ended(LunarCommandPlay play, Ending ending) {
    if (ending == Ending.DRAW) {
      return new Happening(
          "won",
          Optional.empty(),
          List.of(),
          List.of(),
          Map.of(),
          Map.of(),
          Text.of("happened.draw"));
    }
    Side side = ending == Ending.ORANGE ? Side.ORANGE : Side.GREEN;
    Text text = Text.of("happened.won", "seat", play.seat(side));
    return Happening.plain("won", side.text(), List.of(), text);
  }

  private static Happening station(
      LunarCommandPlay play, Event.StationScored station, Position after) {
    Map<String, List<Place>> counted = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      counted.put(side.text(), station.wall().piecesOf(side, after.board()));
    }
    return new Happening(
        "station",
        station.owner().side().map(Side::text),
        station.station().spaces(),
        station.wall().places(),
        counted,
        points(station.gained()),
        Sentences.station("happened.station", play, station));
  }

  private static Happening gained(
      LunarCommandPlay play, String kind, Side side, Place at, int points) {
    Text text =
        new Text("happened." + kind, Map.of("seat", play.seat(side), "at", at.name(), "n", points));
    return new Happening(
        kind,
        Optional.of(side.text()),
        List.of(at),
        List.of(),
        Map.of(),
        points(Tally.ZERO.plus(side, points)),
        text);
  }

  private static Map<String, Integer> points(Tally gained) {
    Map<String, Integer> points = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      if (gained.of(side) > 0) {
        points.put(side.text(), gained.of(side));
      }
    }
    return points;
  }
}
