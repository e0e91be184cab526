package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.cards.CsvLine;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;

/** The card that one line of a catalogue's table is about. */
record CatalogueLine(CsvLine line) {

  private static final int HIGHEST_FIGURE = 9999;

  /** Adds the card of this line to its list, when nothing is wrong with it. */
  void read(List<ModuleEntry> modules, List<ResourceEntry> resources) {
    if (!line.isFine()) {
      return;
    }
    switch (line.cell(0)) {
      case "module" -> module().ifPresent(modules::add);
      case "resource" -> resource().ifPresent(resources::add);
      default -> line.problem("begins with " + line.cell(0) + " instead of module or resource");
    }
  }

  private Optional<ModuleEntry> module() {
    String name = line.name(1);
    Optional<ModuleType> type =
        line.word(
            2, ModuleType::parse, "accommodation, defence, education, infrastructure, recreation");
    List<Integer> prices = new ArrayList<>();
    for (int column = 4; column < 4 + ModuleCard.STATION_SIZE; column++) {
      prices.add(figure(column, "price " + (column - 3)));
    }
    Optional<Source> named = line.source(10);
    Optional<Source> priced = line.source(12);
    return line.isFine()
        ? Optional.of(
            new ModuleEntry(
                new ModuleCard(name, CardName.slug(name), type.orElseThrow(), prices),
                named.orElseThrow(),
                priced.orElseThrow()))
        : Optional.empty();
  }

  private Optional<ResourceEntry> resource() {
    String name = line.name(1);
    Optional<Colour> colour = line.word(2, Colour::parse, "a module type, white, black or multi");
    int copies = figure(3, "number of copies");
    int value = line.figure(8, "value", 0, HIGHEST_FIGURE);
    Optional<Mechanism> mechanism =
        line.cell(9).isEmpty()
            ? Optional.of(Mechanism.NONE)
            : line.word(9, Mechanism::parse, "the mechanism of a named card, or nothing");
    Optional<Source> named = line.source(10);
    Optional<Source> coloured = line.source(11);
    Optional<Source> valued = line.source(12);
    return line.isFine()
        ? Optional.of(
            new ResourceEntry(
                new ResourceCard(
                    name,
                    CardName.slug(name),
                    colour.orElseThrow(),
                    value,
                    mechanism.orElseThrow()),
                copies,
                named.orElseThrow(),
                coloured.orElseThrow(),
                valued.orElseThrow()))
        : Optional.empty();
  }

  private int figure(int column, String what) {
    return line.figure(column, what, 1, HIGHEST_FIGURE);
  }
}
