package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.state.Turn;

/** The start of a game (HL-5). */
public final class SetUp {

  /** The fewest and the most Admirals. */
  public static final int FEWEST = 2;

  public static final int MOST = 5;

  private static final int HAND = 5;

  private SetUp() {}

  /**
   * Shuffles and deals.
   *
   * @param players 2 to 5
   * @param first the seat that begins, from 0
   */
  public static State deal(
      Catalogue catalogue, Readings readings, int players, int first, long seed) {
    Chance.Shuffled<ModuleCard> modules = new Chance(seed).shuffle(catalogue.modules());
    Chance.Shuffled<ResourceCard> resources = modules.left().shuffle(catalogue.resources());
    List<ResourceCard> deck = resources.list();
    List<Admiral> admirals = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      int end = deck.size();
      admirals.add(new Admiral(Station.EMPTY, List.copyOf(deck.subList(end - HAND, end))));
      deck = Lists.head(deck, end - HAND);
    }
    State dealt =
        new State(
            List.copyOf(admirals),
            new Piles<>(deck, List.of()),
            new Piles<>(modules.list(), List.of()),
            List.of(),
            Turn.first(first),
            Pending.Nothing.NONE,
            Optional.empty(),
            resources.left(),
            false,
            readings);
    return Course.settle(Draws.fill(dealt, event -> {}), event -> {});
  }
}
