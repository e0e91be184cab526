package org.lunartable.engine.spi;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.Doubt;

/** Something that happened on the table, whichever device saw it. */
public sealed interface Observation {

  /** A die was rolled, or thrown electronically, and lies with this face on top. */
  record DieSeen(DieFace face) implements Observation {}

  /**
   * A die lies still, and a tile of this colour lies face down; which face is on top follows from
   * the die in use, where one tile is enough for that.
   */
  record TileBelow(TileColour colour) implements Observation {}

  /**
   * Cards were laid into the tray, or photographed.
   *
   * @param rows their backgrounds row by row, each from left to right
   */
  record CardsSeen(List<List<Background>> rows) implements Observation {
    public CardsSeen {
      rows = rows.stream().map(List::copyOf).toList();
    }

    /** All of them, one row after the other. */
    public List<Background> cards() {
      return rows.stream().flatMap(List::stream).toList();
    }
  }

  /** The board has settled and looks like this. */
  record BoardSeen(Board board) implements Observation {}

  /** A reader sees the board so, perhaps in the middle of a move. */
  record BoardSighted(BoardSighting sighting) implements Observation {}

  /**
   * How far a reader that tells of every change can be relied on.
   *
   * @param unbroken true: nothing was missed, and the board is as {@link BoardSighted} told it
   *     last; false: something may have been missed, and nobody knows how the board is until the
   *     next {@link BoardSighted}
   */
  record BoardWatched(boolean unbroken) implements Observation {}

  /** Somebody used a button at the table; what that does is for whoever assembled the table. */
  record ButtonUsed(TableButton button, Use use) implements Observation {}

  /** A button at the table, whichever device has it. */
  enum TableButton {
    ROLL,
    NEXT
  }

  /** What happens to a button, each told once. */
  enum Use {
    PRESSED,
    /** It has been down for 0.8 s: the press before was a long one. */
    HELD,
    RELEASED
  }

  /**
   * The board has settled, and these moves explain what is new on it.
   *
   * @param revision the number of the screen whose game they go on from; once the game has moved on
   *     they mean nothing
   * @param moves written as {@link org.lunartable.engine.game.Option#id}, in their order
   */
  record MovesSeen(long revision, List<String> moves) implements Observation {
    public MovesSeen {
      moves = List.copyOf(moves);
    }
  }

  /**
   * The board has settled and does not agree with the game, or agrees with it again.
   *
   * @param revision as above
   * @param doubt empty when they agree; the table notes whose it is
   */
  record BoardDoubted(long revision, Optional<Doubt> doubt) implements Observation {}

  /**
   * The companion tells what it is doing in its turn.
   *
   * @param revision as above
   */
  record CompanionSays(long revision, CompanionState state) implements Observation {}

  /**
   * The companion does a move by itself, in its turn. It may have thought long: once the game has
   * moved on this means nothing.
   *
   * @param revision as above
   * @param move written as {@link org.lunartable.engine.game.Option#id}
   */
  record CompanionMoves(long revision, String move) implements Observation {}

  /**
   * A person chose an option on a screen.
   *
   * @param revision the number of the screen it was chosen on; a stale one is refused
   * @param option its id, or several ids with blanks between that are taken together or not at all
   */
  record OptionChosen(long revision, String option) implements Observation {}

  /**
   * A person asked to take the last move back.
   *
   * @param revision as above
   * @param alone whether only this one move goes back; else what the companion did meanwhile goes
   *     with it, so that it is a person's turn again
   */
  record UndoAsked(long revision, boolean alone) implements Observation {

    /** Takes back to where a person is to act. */
    public UndoAsked(long revision) {
      this(revision, false);
    }
  }

  /**
   * A person says that the roll made last was another one. It may be said again, should that have
   * been wrong.
   *
   * @param revision as above
   * @param was what lay on top
   */
  record RollPutRight(long revision, DieFace was) implements Observation {}

  /** A person asked to do the last undone move again; the revision as above. */
  record RedoAsked(long revision) implements Observation {}

  /**
   * A person asked to go back, or forward again after that, to just after a line of the log, and
   * from there on to where a person is to act.
   *
   * @param revision as above
   * @param line the running number of the line; 0 is the beginning of the game
   */
  record GoAsked(long revision, int line) implements Observation {}

  /** A source came up, went away, or has something to say about its health. */
  record SourceHealth(boolean working, String detail) implements Observation {}
}
