package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;

/** What every catalogue must keep to (HL-1 to HL-4). */
final class CatalogueRules {

  static final int MODULES = 46;
  static final int RESOURCES = 102;

  private final Catalogue catalogue;
  private final List<String> problems = new ArrayList<>();

  private CatalogueRules(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is wrong with it, one sentence each; none when it can be played with. */
  static List<String> problems(Catalogue catalogue) {
    CatalogueRules rules = new CatalogueRules(catalogue);
    rules.count();
    rules.colours();
    rules.names();
    catalogue.moduleEntries().forEach(rules::prices);
    catalogue.resourceEntries().forEach(rules::mechanism);
    return rules.problems;
  }

  private void count() {
    expect("module cards", catalogue.moduleEntries().size(), MODULES);
    expect("resource cards, counted with their copies", catalogue.resources().size(), RESOURCES);
    for (ModuleType type : ModuleType.ALL) {
      long found = catalogue.modules().stream().filter(card -> card.type() == type).count();
      expect("module cards of the type " + type.text(), found, type.cards());
    }
  }

  /**
   * How many cards each background has is our own choice (HL-3), so it binds our own deck only: not
   * one in which the owner of printed cards says so much as one background.
   */
  private void colours() {
    if (catalogue.resourceEntries().stream().anyMatch(entry -> entry.colour() == Source.OWNER)) {
      return;
    }
    for (Colour colour : Colour.values()) {
      long found = catalogue.resources().stream().filter(card -> card.colour() == colour).count();
      if (found != colour.cards()) {
        problems.add(
            "There are "
                + found
                + " resource cards of the colour "
                + colour.text()
                + ", but the house's catalogue has "
                + colour.cards()
                + "; write owner as the source of the colours of printed cards.");
      }
    }
  }

  private void expect(String what, long found, int wanted) {
    if (found != wanted) {
      problems.add("There are " + found + " " + what + ", but the game has " + wanted + ".");
    }
  }

  private void names() {
    Set<String> modules = new HashSet<>();
    for (ModuleCard card : catalogue.modules()) {
      if (!modules.add(card.slug())) {
        problems.add("Two modules are called " + card.name() + "; each needs a name of its own.");
      }
    }
    Set<String> resources = new HashSet<>();
    for (ResourceEntry entry : catalogue.resourceEntries()) {
      if (!resources.add(entry.card().slug())) {
        problems.add(
            "Two lines are for the resource card "
                + entry.card().name()
                + "; write one line and the number of copies.");
      }
    }
  }

  private void prices(ModuleEntry entry) {
    List<Integer> prices = entry.card().prices();
    for (int i = 1; i < prices.size(); i++) {
      if (prices.get(i) <= prices.get(i - 1)) {
        problems.add(
            "The prices of " + entry.card().name() + " must rise from the first to the fourth.");
        return;
      }
    }
  }

  private void mechanism(ResourceEntry entry) {
    ResourceCard card = entry.card();
    if (!card.does(Mechanism.NONE) && card.mechanism().acts() != card.colour().acts()) {
      problems.add(
          card.name()
              + " does what "
              + card.mechanism().text()
              + " does, so its colour must "
              + (card.mechanism().acts() ? "be" : "not be")
              + " black or white.");
    }
  }
}
