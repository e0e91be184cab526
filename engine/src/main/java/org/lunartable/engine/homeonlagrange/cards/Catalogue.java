package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Source;

/** All cards of the game, each figure with its source (HL-3). Immutable. */
public record Catalogue(List<ModuleEntry> moduleEntries, List<ResourceEntry> resourceEntries) {

  public Catalogue {
    moduleEntries = List.copyOf(moduleEntries);
    resourceEntries = List.copyOf(resourceEntries);
  }

  /**
   * A module card in the catalogue.
   *
   * @param prices where its prices come from
   */
  public record ModuleEntry(ModuleCard card, Source name, Source prices) {
    private ModuleEntry asPrinted() {
      return name == Source.HOUSE ? this : new ModuleEntry(card.asPrinted(), name, prices);
    }
  }

  /**
   * A resource card in the catalogue.
   *
   * @param copies how many of it are in the deck
   * @param colour where its background comes from
   * @param value where its value comes from
   */
  public record ResourceEntry(
      ResourceCard card, int copies, Source name, Source colour, Source value) {
    private ResourceEntry asPrinted() {
      return name == Source.HOUSE
          ? this
          : new ResourceEntry(card.asPrinted(), copies, name, colour, value);
    }
  }

  /** For a table with printed cards: what is printed on them is called so in every language. */
  public Catalogue asPrinted() {
    return new Catalogue(
        moduleEntries.stream().map(ModuleEntry::asPrinted).toList(),
        resourceEntries.stream().map(ResourceEntry::asPrinted).toList());
  }

  /** The module deck, unshuffled. */
  public List<ModuleCard> modules() {
    return moduleEntries.stream().map(ModuleEntry::card).toList();
  }

  /** The resource deck, unshuffled. */
  public List<ResourceCard> resources() {
    List<ResourceCard> deck = new ArrayList<>();
    resourceEntries.forEach(
        entry -> deck.addAll(Collections.nCopies(entry.copies(), entry.card())));
    return Collections.unmodifiableList(deck);
  }

  public Optional<ModuleCard> module(String slug) {
    return moduleEntries.stream()
        .map(ModuleEntry::card)
        .filter(card -> card.slug().equals(slug))
        .findFirst();
  }

  public Optional<ResourceCard> resource(String slug) {
    return resourceEntries.stream()
        .map(ResourceEntry::card)
        .filter(card -> card.slug().equals(slug))
        .findFirst();
  }

  /** Whether a price or a value in it is not the printed one (HL-3). */
  public boolean isHouse() {
    return moduleEntries.stream().anyMatch(entry -> entry.prices() == Source.HOUSE)
        || resourceEntries.stream().anyMatch(entry -> entry.value() == Source.HOUSE);
  }
}
