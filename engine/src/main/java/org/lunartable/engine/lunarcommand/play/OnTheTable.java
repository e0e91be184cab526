package org.lunartable.engine.lunarcommand.play;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;

/** A game of Lunar Command as those see it who follow its board from outside. Immutable. */
public interface OnTheTable {

  /** Who knows the rules in use. */
  Referee referee();

  /** The game as it stands. */
  Position position();

  /** The number of the turn, from 1. */
  int number();

  /** The companion, when it plays one of the sides. */
  Optional<Companion> companion();

  /**
   * The actions as moves of this game: where a turn begins and the die was not seen, the first face
   * that allows the action is taken for rolled.
   *
   * @param agreed whether people agreed on the actions although the rules do not allow them
   * @return none when the actions cannot be done one after the other
   */
  List<String> moves(List<Action> actions, boolean agreed);
}
