package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;

/** The modules that an Admiral owns, in the order in which they came. */
public record Station(List<Built> modules) {

  public static final Station EMPTY = new Station(List.of());

  public int size() {
    return modules.size();
  }

  /** Four modules: no more fit (HL-8). */
  public boolean isComplete() {
    return modules.size() >= ModuleCard.STATION_SIZE;
  }

  /** Whether it gives the Admiral's ability of this type: two modules of it or more (HL-11). */
  public boolean gives(ModuleType type) {
    int found = 0;
    for (Built built : modules) {
      if (built.module().type() == type) {
        found++;
      }
    }
    return found >= 2;
  }

  /** Modules and resource cards, counted (HL-22). */
  public int cardCount() {
    int count = 0;
    for (Built built : modules) {
      count += 1 + built.laid().size();
    }
    return count;
  }

  public Optional<Built> find(ModuleCard module) {
    for (Built built : modules) {
      if (built.module().equals(module)) {
        return Optional.of(built);
      }
    }
    return Optional.empty();
  }

  public Station with(Built built) {
    return new Station(Lists.plus(modules, built));
  }

  /** With this module as it is now. */
  public Station changed(Built now) {
    for (int i = 0; i < modules.size(); i++) {
      if (modules.get(i).module().equals(now.module())) {
        return new Station(Lists.with(modules, i, now));
      }
    }
    throw new IllegalArgumentException("there is no " + now.module() + " in the station");
  }

  public Station without(Built built) {
    return new Station(Lists.minus(modules, built));
  }
}
