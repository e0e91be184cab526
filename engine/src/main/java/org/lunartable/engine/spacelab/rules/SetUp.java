package org.lunartable.engine.spacelab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Catalogue;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Station;
import org.lunartable.engine.spacelab.state.Turn;

/** The start of a game (SL-2). */
public final class SetUp {

  /** The fewest players. */
  public static final int FEWEST = 2;

  /** The most players. */
  public static final int MOST = 4;

  private SetUp() {}

  /**
   * Shuffles and deals three objectives to each; hands are empty.
   *
   * @param players 2 to 4
   * @param first the seat that begins, from 0
   */
  public static State deal(
      Catalogue catalogue, Readings readings, int players, int first, long seed) {
    Chance.Shuffled<Lab> labs = new Chance(seed).shuffle(catalogue.labs());
    Chance.Shuffled<Project> projects = labs.left().shuffle(catalogue.projects());
    Chance.Shuffled<Objective> tiles = projects.left().shuffle(catalogue.objectives());
    int each = Capsule.ALL.size();
    List<Player> dealt = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      List<Objective> own = List.copyOf(tiles.list().subList(seat * each, (seat + 1) * each));
      dealt.add(new Player(Station.EMPTY, List.of(), List.of(), own));
    }
    State.Stock stock =
        new State.Stock(
            new Piles<>(labs.list(), List.of()),
            List.of(),
            projects.list(),
            Capsule.ALL.stream().map(catalogue::bonuses).toList());
    return new State(
        List.copyOf(dealt),
        stock,
        Turn.first(first),
        Pending.Plain.NOTHING,
        OptionalInt.empty(),
        tiles.left(),
        false,
        readings);
  }
}
