package org.lunartable.engine.homeonlagrange.companion;

import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/** Where the kiosk is: beside the game, or counting. */
interface Phase {

  /** What people can tell it now. */
  List<Step<Phase>> steps();

  /** What is to be done, in words. */
  Text headline();

  /** Whose turn it is, or whose station is looked at. */
  OptionalInt seat();

  /** The stations, each module with the cards that were entered. */
  List<Station> stations();

  /** How many cards lie on a module; as many as were entered when it is not known. */
  int cardsOn(int seat, ModuleCard module);

  /** The colours of cards seen on a module whose names are still to be told. */
  default List<Colour> unnamedOn(ModuleCard module) {
    return List.of();
  }

  /** The face-up modules, the one furthest from the deck first; none while counting. */
  List<ModuleCard> row();

  /** What to keep in mind. */
  List<Text> reminders();

  boolean isOver();
}
