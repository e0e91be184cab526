package org.lunartable.engine.follow;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.screen.Text;

/** Says why what is seen at a place cannot have come about by the rules. */
final class Reasons {

  private final Referee referee;
  private final Position position;
  private final List<Turns.Ready> ready;

  Reasons(Referee referee, Turns turns, Position position) {
    this.referee = referee;
    this.position = position;
    this.ready = turns.beginning(position);
  }

  /**
   * Of several contents that explain the same, the one that comes nearest to the rules: one that
   * the die allows, if there is one.
   */
  Content nearest(Place at, List<Content> alike) {
    return alike.stream()
        .filter(seen -> !why(at, seen).rule().equals("LC-11"))
        .filter(seen -> !why(at, seen).text().key().equals("differs.not-now"))
        .findFirst()
        .orElse(alike.get(0));
  }

  Refused why(Place at, Content seen) {
    Content expected = position.board().at(at);
    if (at.isSpace()) {
      return onSpace(at, expected, seen);
    }
    if (expected == Content.EMPTY || (expected == Content.SQUARE_WALL && seen.isDome())) {
      return built(at, expected, seen);
    }
    return refused("LC-35", seen == Content.EMPTY ? "gone" : "changed", at);
  }

  private static Refused onSpace(Place at, Content expected, Content seen) {
    if (expected.hasUfo() != seen.hasUfo()) {
      return refused("LC-20", seen.hasUfo() ? "ufo-came" : "ufo-left", at);
    }
    return refused("LC-24", seen.hasFigure() ? "figure-came" : "figure-left", at);
  }

  /** The refusal of the one who can have built it, in whose turn it comes nearest to the rules. */
  private Refused built(Place at, Content expected, Content seen) {
    Action build = new Action.Build(piece(expected, seen), at);
    Optional<Refused> why =
        ready.stream()
            .filter(player -> seen.side().map(player.position().side()::equals).orElse(true))
            .map(player -> referee.refusal(player.position(), build))
            .flatMap(Optional::stream)
            .findFirst();
    return why.orElseGet(() -> refused("LC-10", "not-now", at));
  }

  private static Piece piece(Content expected, Content seen) {
    if (seen.isDome()) {
      return expected == Content.SQUARE_WALL ? Piece.DOME : Piece.WALL;
    }
    if (seen.isAirlock()) {
      return Piece.AIRLOCK;
    }
    return seen.side().isPresent() ? Piece.ANTENNA : Piece.WALL;
  }

  private static Refused refused(String rule, String reason, Place at) {
    return new Refused(rule, Text.of("differs." + reason, "at", at.name()), List.of(at));
  }
}
