package org.lunartable.engine.lunarcommand;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** Reads the {@code setup} of house rules (LC-42). */
final class SetUpReader {

  private SetUpReader() {}

  static SetUp read(
      Tree setUp, Lattice lattice, Set<Place> blocked, Rules.Ufo ufo, Rules.Variants variants)
      throws BadSetup {
    SetUp read =
        new SetUp(
            start(setUp, lattice),
            spaces(setUp, "robots", lattice),
            spaces(setUp, "astronauts", lattice),
            spaces(setUp, "ufos", lattice));
    checkFree(setUp, "start", read.start().keySet(), blocked);
    checkFree(setUp, "robots", read.robots(), blocked);
    checkFree(setUp, "astronauts", read.astronauts(), blocked);
    checkFree(setUp, "ufos", read.ufos(), blocked);
    checkNoneOf(setUp, "astronauts", read.astronauts(), read.robots(), "a robot stands (LC-7)");
    if (!ufo.coversRobot()) {
      checkNoneOf(setUp, "ufos", read.ufos(), read.robots(), "a robot stands (LC-21)");
    }
    if (!variants.abduction()) {
      checkNoneOf(setUp, "ufos", read.ufos(), read.astronauts(), "an astronaut stands (LC-21)");
    }
    return read;
  }

  /** Refuses a standard set-up that would put something on a blocked place (LC-4). */
  static void checkStandard(Tree rules, SetUp standard, Set<Place> blocked) throws BadSetup {
    Set<Place> used = new TreeSet<>(standard.start().keySet());
    used.addAll(standard.robots());
    used.addAll(standard.astronauts());
    used.addAll(standard.ufos());
    used.retainAll(blocked);
    for (Place place : used) {
      throw rules.problem(
          "board.blocked", "blocks " + place + ", which the set-up needs; give a setup (LC-4)");
    }
  }

  private static void checkFree(
      Tree setUp, String key, Collection<Place> places, Set<Place> blocked) throws BadSetup {
    checkNoneOf(setUp, key, places, blocked, "nothing can stand: it is blocked (LC-4)");
  }

  private static void checkNoneOf(
      Tree setUp, String key, Collection<Place> places, Collection<Place> taken, String why)
      throws BadSetup {
    for (Place place : places) {
      if (taken.contains(place)) {
        throw setUp.problem(key, "has " + place + ", where " + why);
      }
    }
  }

  private static SortedMap<Place, Side> start(Tree setUp, Lattice lattice) throws BadSetup {
    if (!setUp.has("start")) {
      return SetUp.cornerDomes(lattice);
    }
    Tree domes = setUp.child("start");
    SortedMap<Place, Side> start = new TreeMap<>();
    for (String slot : domes.keys()) {
      Place place =
          Place.parse(slot)
              .filter(found -> lattice.contains(found) && found.isCorner())
              .orElseThrow(() -> domes.problem(slot, "must be a corner slot of the board"));
      start.put(place, domes.word(slot, Side.values(), Side.ORANGE));
    }
    return start;
  }

  private static List<Place> spaces(Tree setUp, String key, Lattice lattice) throws BadSetup {
    Set<Place> seen = new HashSet<>();
    return setUp.list(
        key,
        (path, value) -> {
          Place place = RulesReader.place(path, value, lattice);
          if (!place.isSpace()) {
            throw new BadSetup(path, path + " must be a movement space, not " + place);
          }
          if (!seen.add(place)) {
            throw new BadSetup(path, path + " names " + place + " a second time");
          }
          return place;
        });
  }
}
