package org.lunartable.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/** A position of the {@link CountingGame}; {@code roll} is 0 while a roll is wanted. */
record CountingPlay(Board board, String name, int left, int roll, int score) implements Play {

  static CountingPlay first(int turns, String name) {
    return new CountingPlay(Board.empty(new Lattice(3, 3)), name, turns, 0, 0);
  }

  @Override
  public List<Option> options() {
    if (left == 0) {
      return List.of();
    }
    return roll == 0 ? rolls() : builds();
  }

  private static List<Option> rolls() {
    return IntStream.rangeClosed(1, 6)
        .mapToObj(n -> new Option("r:" + n, new Expectation.DieShows(Die.CLASSIC.face(n))))
        .toList();
  }

  private List<Option> builds() {
    List<Option> found = new ArrayList<>();
    for (Place corner : board.lattice().places(Place.Kind.CORNER)) {
      if (board.isEmpty(corner)) {
        found.add(new Option("w:" + corner, becomes(corner)));
      }
    }
    // Two ways to the same board, as an ambiguous reading needs.
    if (board.isEmpty(Place.of("a1"))) {
      found.add(new Option("twin:a1", becomes(Place.of("a1"))));
    }
    found.add(new Option("p", new Expectation.Nothing()));
    return found;
  }

  private Expectation becomes(Place corner) {
    return new Expectation.BoardBecomes(board.with(corner, Content.SQUARE_WALL));
  }

  @Override
  public Outcome take(String move) {
    if (options().stream().noneMatch(option -> option.id().equals(move))) {
      return new NotTaken(
          new Refused("CG-1", Text.of("refused.not-legal", "move", move), List.of()));
    }
    String argument = move.substring(move.indexOf(':') + 1);
    if (move.startsWith("r:")) {
      return told(new CountingPlay(board, name, left, Integer.parseInt(argument), score), "rolled");
    } else if (move.equals("p")) {
      return told(new CountingPlay(board, name, left - 1, 0, score), "passed");
    }
    Board built = board.with(Place.of(argument), Content.SQUARE_WALL);
    return told(new CountingPlay(built, name, left - 1, 0, score + roll), "built");
  }

  private static Taken told(CountingPlay next, String kind) {
    Text text = Text.of("happened." + kind, "seat", "orange");
    return new Taken(
        next,
        List.of(
            new Happening(
                kind,
                Optional.of("orange"),
                List.of(Place.of("a1")),
                List.of(),
                Map.of(),
                Map.of("orange", next.score()),
                text)));
  }

  @Override
  public Screen screen(Viewer viewer) {
    List<String> rows = board.toString().lines().toList();
    Optional<String> seat = left == 0 ? Optional.empty() : Optional.of("orange");
    return new Screen(
        CountingGame.ID,
        List.of(
            new Block.Turn(seat, Text.of("turn.count", "n", left), result()),
            new Block.Lattice(rows, List.of()),
            new Block.Die(
                Die.CLASSIC.faces(),
                roll == 0 ? Optional.empty() : Optional.of(Die.CLASSIC.face(roll)),
                left > 0 && roll == 0
                    ? List.of(new Block.Throw("r:1", Die.CLASSIC.face(1)))
                    : List.of()),
            new Block.Tracks(
                99, List.of(new Block.Track("orange", Optional.of(name), score, List.of()))),
            new Block.Options(List.of(new Block.Group("wall", choices())))));
  }

  private List<Block.Choice> choices() {
    return options().stream()
        .map(o -> new Block.Choice(o.id(), List.of(), Text.of("option"), Optional.empty()))
        .toList();
  }

  @Override
  public Optional<String> result() {
    return left == 0 ? Optional.of("orange") : Optional.empty();
  }
}
