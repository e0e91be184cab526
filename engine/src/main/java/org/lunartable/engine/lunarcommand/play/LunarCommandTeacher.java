package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.enclosure.Gap;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.StationView;
import org.lunartable.engine.screen.Explanation;
import org.lunartable.engine.screen.Explanation.Change;
import org.lunartable.engine.screen.Explanation.Sentence;
import org.lunartable.engine.screen.Text;

/** Explains places of the board, each sentence with the number of its rule. */
public final class LunarCommandTeacher {

  private final LunarCommandPlay play;
  private final Position position;
  private final Place at;
  private final Content content;

  private LunarCommandTeacher(LunarCommandPlay play, Place at) {
    this.play = play;
    this.position = play.position();
    this.at = at;
    this.content = position.board().at(at);
  }

  /** What there is to know about this place; empty for another game and off the board. */
  public static Optional<Explanation> about(Play play, Place at) {
    return play instanceof LunarCommandPlay game && game.position().board().lattice().contains(at)
        ? Optional.of(new LunarCommandTeacher(game, at).explain())
        : Optional.empty();
  }

  private Explanation explain() {
    return at.isSpace() && content != Content.BLOCKED ? space() : slot();
  }

  private Explanation slot() {
    BuildingAdvice building = new BuildingAdvice(play, at);
    List<Sentence> sentences = new ArrayList<>(List.of(standing()));
    sentences.addAll(building.sentences());
    return new Explanation(
        at, sentences, List.of(), List.of(), List.of(), List.of(), building.allows(), changes());
  }

  private Explanation space() {
    List<Sentence> sentences = new ArrayList<>(List.of(standing()));
    Optional<StationView> station =
        play.referee().stations(position).stream()
            .filter(view -> view.station().contains(at))
            .findFirst();
    if (station.isPresent()) {
      sentences.addAll(enclosed(station.get()));
      List<Place> spaces = station.get().station().spaces();
      List<Place> wall = station.get().wall().places();
      return new Explanation(
          at, sentences, spaces, wall, List.of(), List.of(), List.of(), changes());
    }
    Gap gap = Gap.around(at, position.board()).orElseThrow();
    sentences.add(open(gap));
    return new Explanation(
        at,
        sentences,
        gap.spaces(),
        List.of(),
        gap.closing().isEmpty() ? gap.missing() : gap.closing(),
        gap.wayOut(),
        List.of(),
        changes());
  }

  /** What stands there. */
  private Sentence standing() {
    return switch (content) {
      case EMPTY -> empty();
      case BLOCKED -> sentence("LC-4", "blocked");
      case STRAIGHT_WALL -> sentence("LC-15", "straight-wall");
      case SQUARE_WALL -> sentence("LC-15", "square-wall");
      case ORANGE_DOME, GREEN_DOME -> dome();
      case ORANGE_AIRLOCK, GREEN_AIRLOCK -> ofSide("LC-24", "airlock");
      case ORANGE_ANTENNA, GREEN_ANTENNA -> ofSide("LC-18", "antenna");
      case ROBOT -> figure("robot", play.referee().rules().points().robot());
      case ASTRONAUT -> figure("astronaut", play.referee().rules().points().astronaut());
      case UFO -> sentence("LC-22", "ufo");
      case UFO_OVER_ROBOT -> sentence("LC-22", "ufo-over-robot");
      case UFO_ON_ASTRONAUT -> sentence("LC-40", "ufo-on-astronaut");
    };
  }

  private Sentence empty() {
    return switch (at.kind()) {
      case SPACE -> sentence("LC-7", "space");
      case EDGE -> sentence("LC-15", "edge");
      case CORNER -> sentence("LC-15", "corner");
    };
  }

  private Sentence dome() {
    return position.start().containsKey(at)
        ? ofSide("LC-13", "start-dome")
        : ofSide("LC-17", "dome");
  }

  private Sentence ofSide(String rule, String what) {
    Side side = content.side().orElseThrow();
    return new Sentence(rule, Text.of("explain." + what, "seat", play.seat(side)));
  }

  private static Sentence figure(String what, int points) {
    return new Sentence("LC-31", Text.of("explain." + what, "n", points));
  }

  private static Sentence sentence(String rule, String what) {
    return new Sentence(rule, Text.of("explain." + what));
  }

  private List<Sentence> enclosed(StationView station) {
    Map<String, Object> args =
        Map.of("orange", station.pieces().orange(), "green", station.pieces().green());
    Sentence closed = new Sentence("LC-27", new Text("explain.enclosed", args));
    if (station.owner().isEmpty()) {
      return List.of(closed, sentence("LC-29", "not-scored"));
    }
    return List.of(
        closed,
        station
            .owner()
            .get()
            .side()
            .map(side -> new Sentence("LC-33", Text.of("explain.owned", "seat", play.seat(side))))
            .orElseGet(() -> sentence("LC-33", "owned-by-nobody")));
  }

  private static Sentence open(Gap gap) {
    if (gap.missing().isEmpty()) {
      return sentence("LC-4", "never-enclosed");
    }
    if (gap.closing().size() > 1) {
      return sentence("LC-27", "one-of-these");
    }
    return new Sentence("LC-27", Text.of("explain.open", "n", gap.missing().size()));
  }

  /** What could lie there instead; nothing of a kind that is no longer in the box. */
  private List<Change> changes() {
    List<Change> found = new ArrayList<>();
    for (Content other : Content.values()) {
      if (other.fits(at.kind())) {
        Correction change = new Correction.ContentIs(at, other);
        if (play.take(change.text()) instanceof Play.Taken) {
          String letter = String.valueOf(other.letterAt(at));
          found.add(new Change(change.text(), letter, Corrections.name(other)));
        }
      }
    }
    return found;
  }
}
