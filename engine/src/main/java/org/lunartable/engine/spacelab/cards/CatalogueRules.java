package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lunartable.engine.cards.Fault;
import org.lunartable.engine.cards.Flaw;

/** What every catalogue must keep to (SL-13). */
final class CatalogueRules {

  static final int LABS = 60;
  static final int LABS_OF_AGENCY = 15;
  static final int PROJECTS = 24;
  static final int OBJECTIVES = 12;
  static final int BONUSES_OF_CAPSULE = 4;

  private final Catalogue catalogue;
  private final List<Flaw> flaws = new ArrayList<>();

  private CatalogueRules(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is wrong with it; nothing when it can be played with. */
  static List<Flaw> flaws(Catalogue catalogue) {
    CatalogueRules rules = new CatalogueRules(catalogue);
    rules.count();
    rules.names();
    return rules.flaws;
  }

  private void count() {
    List<Lab> labs = catalogue.labs();
    expect(Flaw.count(Fault.LABS, labs.size(), LABS));
    for (Agency agency : Agency.ALL) {
      long found = labs.stream().filter(agency::of).count();
      expect(Flaw.count(Fault.LABS_OF, "colour", agency.text(), found, LABS_OF_AGENCY));
    }
    expect(Flaw.count(Fault.PROJECTS, catalogue.projects().size(), PROJECTS));
    expect(Flaw.count(Fault.OBJECTIVES, catalogue.objectives().size(), OBJECTIVES));
    for (Capsule capsule : Capsule.ALL) {
      long found = catalogue.bonuses(capsule).size();
      expect(Flaw.count(Fault.BONUSES, "capsule", capsule.text(), found, BONUSES_OF_CAPSULE));
    }
  }

  private void expect(Flaw count) {
    if (!count.args().get("found").equals(count.args().get("wanted"))) {
      flaws.add(count);
    }
  }

  private void names() {
    Set<String> names = new HashSet<>();
    for (Project project : catalogue.projects()) {
      if (!names.add(project.slug())) {
        flaws.add(Flaw.named(Fault.TWO_PROJECTS, project.name()));
      }
    }
  }
}
