package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lunartable.engine.cards.Fault;
import org.lunartable.engine.cards.Flaw;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;

/** What every catalogue must keep to (HL-1 to HL-4). */
final class CatalogueRules {

  static final int MODULES = 46;
  static final int RESOURCES = 102;

  private final Catalogue catalogue;
  private final List<Flaw> flaws = new ArrayList<>();

  private CatalogueRules(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is wrong with it; nothing when it can be played with. */
  static List<Flaw> flaws(Catalogue catalogue) {
    CatalogueRules rules = new CatalogueRules(catalogue);
    rules.count();
    rules.colours();
    rules.names();
    catalogue.moduleEntries().forEach(rules::prices);
    catalogue.resourceEntries().forEach(rules::mechanism);
    return rules.flaws;
  }

  private void count() {
    expect(Flaw.count(Fault.MODULES, catalogue.moduleEntries().size(), MODULES));
    expect(Flaw.count(Fault.RESOURCES, catalogue.resources().size(), RESOURCES));
    for (ModuleType type : ModuleType.ALL) {
      long found = catalogue.modules().stream().filter(card -> card.type() == type).count();
      expect(Flaw.count(Fault.MODULES_OF, "type", type.text(), found, type.cards()));
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
      expect(Flaw.count(Fault.BACKGROUNDS, "type", colour.text(), found, colour.cards()));
    }
  }

  private void expect(Flaw count) {
    if (!count.args().get("found").equals(count.args().get("wanted"))) {
      flaws.add(count);
    }
  }

  private void names() {
    Set<String> modules = new HashSet<>();
    for (ModuleCard card : catalogue.modules()) {
      if (!modules.add(card.slug())) {
        flaws.add(Flaw.named(Fault.TWO_MODULES, card.name()));
      }
    }
    Set<String> resources = new HashSet<>();
    for (ResourceEntry entry : catalogue.resourceEntries()) {
      if (!resources.add(entry.card().slug())) {
        flaws.add(Flaw.named(Fault.TWO_LINES, entry.card().name()));
      }
    }
  }

  private void prices(ModuleEntry entry) {
    List<Integer> prices = entry.card().prices();
    for (int i = 1; i < prices.size(); i++) {
      if (prices.get(i) <= prices.get(i - 1)) {
        flaws.add(Flaw.named(Fault.RISING, entry.card().name()));
        return;
      }
    }
  }

  private void mechanism(ResourceEntry entry) {
    ResourceCard card = entry.card();
    if (!card.does(Mechanism.NONE) && card.mechanism().acts() != card.colour().acts()) {
      Fault fault = card.mechanism().acts() ? Fault.ACTS : Fault.LIES;
      flaws.add(new Flaw(fault, Map.of("name", card.name(), "mechanism", card.mechanism().text())));
    }
  }
}
