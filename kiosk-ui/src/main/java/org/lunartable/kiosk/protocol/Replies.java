package org.lunartable.kiosk.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.advisor.Advice;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Ending;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.engine.notation.PositionWriter;

/** The fields of replies, in the order in which they are written. */
public final class Replies {

  private Replies() {}

  /** {@code options}: the legal actions, sorted. */
  public static Map<String, Object> options(Object id, List<Action> options) {
    Map<String, Object> reply = reply(id);
    reply.put("options", options.stream().map(Action::text).toList());
    return reply;
  }

  /** {@code stations}: every enclosed area by first space. */
  public static Map<String, Object> stations(Object id, List<StationView> stations) {
    Map<String, Object> reply = reply(id);
    reply.put("stations", stations.stream().map(Replies::station).toList());
    return reply;
  }

  /** {@code apply} and {@code replay}: where it leads and what was scored on the way. */
  public static Map<String, Object> played(
      Object id, Position position, List<Event> events, Optional<Ending> ending) {
    Map<String, Object> reply = reply(id);
    reply.put("position", PositionWriter.write(position));
    reply.put("events", events.stream().map(Replies::event).toList());
    reply.put("result", ending.map(Ending::text).orElse(null));
    return reply;
  }

  /** The same for a position whose game's end has still to be asked for. */
  static Map<String, Object> applied(
      Object id, Position position, List<Event> events, Referee referee) {
    return played(id, position, events, referee.ending(position));
  }

  /** {@code hint}: the advised turn, what it is worth, and the other good ones. */
  static Map<String, Object> hint(Object id, Advice advice) {
    Map<String, Object> reply = reply(id);
    reply.put("actions", advice.actions().stream().map(Action::text).toList());
    reply.put("value", rounded(advice.value()));
    reply.put("lines", advice.lines().stream().map(Replies::line).toList());
    return reply;
  }

  private static Map<String, Object> line(Advice.Line line) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("actions", line.actions().stream().map(Action::text).toList());
    fields.put("value", rounded(line.value()));
    fields.put("visits", line.visits());
    return fields;
  }

  /** More digits would only look exact. */
  private static double rounded(double value) {
    return Math.round(value * 10_000) / 10_000.0;
  }

  static Map<String, Object> error(Object id, RequestProblem problem) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("code", problem.code());
    error.put("rule", problem.rule());
    error.put("at", problem.at());
    error.put("message", problem.getMessage());
    Map<String, Object> reply = reply(id);
    reply.put("error", error);
    return reply;
  }

  private static Map<String, Object> reply(Object id) {
    Map<String, Object> reply = new LinkedHashMap<>();
    reply.put("id", id);
    return reply;
  }

  private static Map<String, Object> station(StationView view) {
    Map<String, Object> station = new LinkedHashMap<>();
    station.put("station", view.station().first().name());
    station.put("spaces", view.station().size());
    station.put("orange", view.pieces().orange());
    station.put("green", view.pieces().green());
    station.put("points", view.points());
    station.put("scored", view.owner().isPresent());
    station.put("owner", view.owner().map(Owner::text).orElse(null));
    station.put("leader", view.leader().text());
    return station;
  }

  private static Map<String, Object> event(Event event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (event instanceof Event.StationScored station) {
      fields.put("station", station.station().first().name());
      fields.put("spaces", station.station().size());
      fields.put("orange", station.pieces().orange());
      fields.put("green", station.pieces().green());
      fields.put("points", station.points());
      fields.put("owner", station.owner().text());
    } else if (event instanceof Event.WalkedIn walk) {
      fields.put("walk_in", walk.at().name());
      fields.put("points", walk.points());
      fields.put("owner", walk.side().text());
    } else if (event instanceof Event.Abducted lifted) {
      fields.put("abducted", lifted.at().name());
      fields.put("points", lifted.points());
      fields.put("owner", lifted.side().text());
    }
    return fields;
  }
}
