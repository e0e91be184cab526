package org.lunartable.engine.lunarcommand;

import java.util.Comparator;
import java.util.List;
import org.lunartable.engine.grid.Place;

/** One action of a player, as the notation writes it. */
public sealed interface Action {

  /**
   * The order of every list of actions: by kind (w, d, l, a, u, b, s, e, p), then by the places in
   * turn, each by row and column.
   */
  Comparator<Action> ORDER =
      Comparator.comparingInt(Action::kindOrder).thenComparing(Action::places, Action::byPlaces);

  /** The action in the notation, for example {@code w:b1}. */
  String text();

  /** Its places in the order in which they are written. */
  List<Place> places();

  /** Where its kind stands in lists. */
  int kindOrder();

  /** Build a wall or a coloured piece (LC-14 to LC-19). */
  record Build(Piece piece, Place at) implements Action {
    @Override
    public String text() {
      return piece.letter() + ":" + at;
    }

    @Override
    public List<Place> places() {
      return List.of(at);
    }

    @Override
    public int kindOrder() {
      return "wdla".indexOf(piece.letter());
    }
  }

  /** Move a UFO (LC-20). */
  record MoveUfo(Place from, Place to) implements Action {
    @Override
    public String text() {
      return "u:" + from + "-" + to;
    }

    @Override
    public List<Place> places() {
      return List.of(from, to);
    }

    @Override
    public int kindOrder() {
      return 4;
    }
  }

  /** Abduct an astronaut with a UFO (LC-40). */
  record Abduct(Place ufo, Place astronaut, Place to) implements Action {
    @Override
    public String text() {
      return "b:" + ufo + "-" + astronaut + "-" + to;
    }

    @Override
    public List<Place> places() {
      return List.of(ufo, astronaut, to);
    }

    @Override
    public int kindOrder() {
      return 5;
    }
  }

  /** One step of a spacewalk (LC-24). */
  record Step(Place from, Place to) implements Action {
    @Override
    public String text() {
      return "s:" + from + "-" + to;
    }

    @Override
    public List<Place> places() {
      return List.of(from, to);
    }

    @Override
    public int kindOrder() {
      return 6;
    }
  }

  /** End a spacewalk early (LC-23). */
  record EndWalk() implements Action {
    @Override
    public String text() {
      return "e";
    }

    @Override
    public List<Place> places() {
      return List.of();
    }

    @Override
    public int kindOrder() {
      return 7;
    }
  }

  /** Pass, when nothing is legal (LC-10). */
  record Pass() implements Action {
    @Override
    public String text() {
      return "p";
    }

    @Override
    public List<Place> places() {
      return List.of();
    }

    @Override
    public int kindOrder() {
      return 8;
    }
  }

  private static int byPlaces(List<Place> one, List<Place> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = one.get(i).compareTo(other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }
}
