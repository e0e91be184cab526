package org.lunartable.engine.spi;

import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Board;

/** Something that happened on the table, whichever device saw it. */
public sealed interface Observation {

  /** A die was rolled, or thrown electronically, and lies with this face on top. */
  record DieSeen(DieFace face) implements Observation {}

  /** The board has settled and looks like this. */
  record BoardSeen(Board board) implements Observation {}

  /** A reader sees the board so, perhaps in the middle of a move. */
  record BoardSighted(BoardSighting sighting) implements Observation {}

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
   * A person chose an option on a screen.
   *
   * @param revision the number of the screen it was chosen on; a stale one is refused
   * @param option its id
   */
  record OptionChosen(long revision, String option) implements Observation {}

  /** A person asked to take the last move back; the revision as above. */
  record UndoAsked(long revision) implements Observation {}

  /** A person asked to do the last undone move again; the revision as above. */
  record RedoAsked(long revision) implements Observation {}

  /** A source came up, went away, or has something to say about its health. */
  record SourceHealth(boolean working, String detail) implements Observation {}
}
