package org.lunartable.engine.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.Expectation;
import org.lunartable.engine.game.Option;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Text;

/** Matches what was seen on the table to what may be done, whatever the game and the device. */
final class Interpreter {

  private Interpreter() {}

  static Reading die(Play play, DieFace seen) {
    List<Option> rolls = having(play, Expectation.DieShows.class::isInstance);
    if (rolls.isEmpty()) {
      return new Reading.Unexplained(Text.of("notice.die-not-wanted"));
    }
    // Faces that look alike are one roll to the rules, so the first of them stands for all.
    return rolls.stream()
        .filter(option -> showsFace(option.expectation(), seen))
        .findFirst()
        .<Reading>map(option -> new Reading.Move(option.id()))
        .orElseGet(() -> new Reading.Unexplained(Text.of("notice.die-unknown")));
  }

  /** A die that lies there while nobody has to roll says nothing. */
  static Reading tileBelow(Play play, TileColour colour) {
    Optional<Block.Die> die = shownDie(play).filter(Block.Die::wanted);
    if (die.isEmpty()) {
      return new Reading.AsExpected();
    }
    List<DieFace> tops = new Die(die.get().faces()).topsAbove(colour);
    return switch (tops.size()) {
      case 0 -> new Reading.Unexplained(Text.of("notice.die-unknown"));
      case 1 -> die(play, tops.get(0));
      default ->
          new Reading.Unexplained(
              Text.of("notice.one-tile", "colour", colour.text(), "faces", tops.size()));
    };
  }

  private static Optional<Block.Die> shownDie(Play play) {
    return play.screen(Viewer.TABLE).blocks(Block.Die.class).findFirst();
  }

  static Reading board(Play play, Board seen) {
    Optional<Board> shown = shownBoard(play);
    if (shown.isPresent() && shown.get().equals(seen)) {
      return new Reading.AsExpected();
    }
    List<Option> fitting = having(play, new Expectation.BoardBecomes(seen)::equals);
    return switch (fitting.size()) {
      case 0 -> new Reading.Unexplained(differs(shown, seen));
      case 1 -> new Reading.Move(fitting.get(0).id());
      default -> new Reading.Unexplained(Text.of("notice.several", "n", fitting.size()));
    };
  }

  private static List<Option> having(Play play, Predicate<Expectation> test) {
    return play.options().stream().filter(option -> test.test(option.expectation())).toList();
  }

  private static boolean showsFace(Expectation expectation, DieFace seen) {
    return expectation instanceof Expectation.DieShows shows && shows.face().looksLike(seen);
  }

  /** The board as the game shows it; a game without one has nothing to compare with. */
  private static Optional<Board> shownBoard(Play play) {
    return play.screen(Viewer.TABLE)
        .blocks(Block.Lattice.class)
        .map(lattice -> rows(lattice.rows()))
        .findFirst();
  }

  private static Board rows(List<String> rows) {
    try {
      return Diagram.read(rows);
    } catch (Diagram.NotABoard fault) {
      throw new IllegalStateException("a game shows a board that cannot be read", fault);
    }
  }

  private static Text differs(Optional<Board> shown, Board seen) {
    if (shown.isEmpty() || !shown.get().lattice().equals(seen.lattice())) {
      return Text.of("notice.board-unknown");
    }
    List<Place> places = shown.get().differences(seen);
    String names = String.join(", ", places.stream().map(Place::name).toList());
    return Text.of("notice.board-differs", "n", places.size(), "places", names);
  }
}
