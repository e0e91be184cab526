package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Piece;

/** Reads actions; {@link Action#text} writes them. */
public final class ActionText {

  private ActionText() {}

  /** The action written so; empty when the text is none. */
  public static Optional<Action> parse(String text) {
    if (text.equals("e")) {
      return Optional.of(new Action.EndWalk());
    }
    if (text.equals("p")) {
      return Optional.of(new Action.Pass());
    }
    if (text.length() < 2 || text.charAt(1) != ':') {
      return Optional.empty();
    }
    List<Place> places = new ArrayList<>();
    for (String name : text.substring(2).split("-", -1)) {
      Optional<Place> place = Place.parse(name);
      if (place.isEmpty()) {
        return Optional.empty();
      }
      places.add(place.get());
    }
    return withPlaces(text.charAt(0), places);
  }

  private static Optional<Action> withPlaces(char letter, List<Place> places) {
    return switch (places.size()) {
      case 1 -> Piece.parse(letter).map(piece -> new Action.Build(piece, places.get(0)));
      case 2 -> ofTwo(letter, places.get(0), places.get(1));
      case 3 ->
          letter == 'b'
              ? Optional.of(new Action.Abduct(places.get(0), places.get(1), places.get(2)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Action> ofTwo(char letter, Place from, Place to) {
    return switch (letter) {
      case 'u' -> Optional.of(new Action.MoveUfo(from, to));
      case 's' -> Optional.of(new Action.Step(from, to));
      default -> Optional.empty();
    };
  }
}
