package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What every catalogue must keep to (SL-13). */
final class CatalogueRules {

  static final int LABS = 60;
  static final int LABS_OF_AGENCY = 15;
  static final int PROJECTS = 24;
  static final int OBJECTIVES = 12;
  static final int BONUSES_OF_CAPSULE = 4;

  private final Catalogue catalogue;
  private final List<String> problems = new ArrayList<>();

  private CatalogueRules(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is wrong with it, one sentence each; none when it can be played with. */
  static List<String> problems(Catalogue catalogue) {
    CatalogueRules rules = new CatalogueRules(catalogue);
    rules.count();
    rules.names();
    return rules.problems;
  }

  private void count() {
    List<Lab> labs = catalogue.labs();
    expect("lab cards", labs.size(), LABS);
    for (Agency agency : Agency.ALL) {
      long found = labs.stream().filter(agency::of).count();
      expect(agency.text() + " lab cards", found, LABS_OF_AGENCY);
    }
    expect("project cards", catalogue.projects().size(), PROJECTS);
    expect("objective tiles", catalogue.objectives().size(), OBJECTIVES);
    for (Capsule capsule : Capsule.ALL) {
      long found = catalogue.bonuses(capsule).size();
      expect("bonus tiles for the " + capsule.text() + " stack", found, BONUSES_OF_CAPSULE);
    }
  }

  private void expect(String what, long found, int wanted) {
    if (found != wanted) {
      problems.add("There are " + found + " " + what + ", but the game has " + wanted + ".");
    }
  }

  private void names() {
    Set<String> names = new HashSet<>();
    for (Project project : catalogue.projects()) {
      if (!names.add(project.slug())) {
        problems.add(
            "Two projects are called " + project.name() + "; each needs a name of its own.");
      }
    }
  }
}
