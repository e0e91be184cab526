package org.lunartable.engine.homeonlagrange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.State;

/** Where all cards are, in one list. */
final class CardCensus {

  private static final List<ResourceCard> RESOURCES =
      sorted(HouseCards.CATALOGUE.resources(), Comparator.comparing(ResourceCard::slug));
  private static final List<ModuleCard> MODULES =
      sorted(HouseCards.CATALOGUE.modules(), Comparator.comparing(ModuleCard::slug));

  private CardCensus() {}

  /** Whether every card of the catalogue is in exactly one place. */
  static boolean isComplete(State state) {
    List<ResourceCard> resources = new ArrayList<>(state.resources().deck());
    resources.addAll(state.resources().discard());
    resources.addAll(state.pending().held());
    state.acting().ifPresent(resources::add);
    List<ModuleCard> modules = new ArrayList<>(state.modules().deck());
    modules.addAll(state.modules().discard());
    modules.addAll(state.driver());
    state
        .admirals()
        .forEach(
            admiral -> {
              resources.addAll(admiral.hand());
              admiral
                  .station()
                  .modules()
                  .forEach(
                      built -> {
                        modules.add(built.module());
                        resources.addAll(built.cards());
                      });
            });
    return sorted(resources, Comparator.comparing(ResourceCard::slug)).equals(RESOURCES)
        && sorted(modules, Comparator.comparing(ModuleCard::slug)).equals(MODULES);
  }

  private static <T> List<T> sorted(List<T> cards, Comparator<T> order) {
    return cards.stream().sorted(order).toList();
  }
}
