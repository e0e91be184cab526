package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.cards.CsvLine;
import org.lunartable.engine.cards.Source;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;
import org.lunartable.engine.screen.Text;

/** The card that one line of a catalogue's table is about. */
record CatalogueLine(CsvLine line) {

  private static final int HIGHEST_FIGURE = 9999;

  private static final String TYPES =
      "accommodation, defence, education, infrastructure, recreation";
  private static final String COLOURS = TYPES + ", white, black, multi";
  private static final String MECHANISMS =
      Arrays.stream(Mechanism.values()).map(Mechanism::text).collect(Collectors.joining(", "));

  /** Adds the card of this line to its list, when nothing is wrong with it. */
  void read(List<ModuleEntry> modules, List<ResourceEntry> resources) {
    if (!line.isFine()) {
      return;
    }
    switch (line.cell(0)) {
      case "module" -> module().ifPresent(modules::add);
      case "resource" -> resource().ifPresent(resources::add);
      default -> line.unknownKind("module, resource");
    }
  }

  private Optional<ModuleEntry> module() {
    String name = line.name(1);
    Optional<ModuleType> type = line.word(2, ModuleType::parse, TYPES);
    List<Integer> prices = new ArrayList<>();
    for (int column = 4; column < 4 + ModuleCard.STATION_SIZE; column++) {
      prices.add(figure(column));
    }
    Optional<Source> named = line.source(10);
    Optional<Source> priced = line.source(12);
    return line.isFine()
        ? Optional.of(
            new ModuleEntry(
                new ModuleCard(
                    name,
                    CardName.slug(name),
                    type.orElseThrow(),
                    prices,
                    title(name, named.orElseThrow())),
                named.orElseThrow(),
                priced.orElseThrow()))
        : Optional.empty();
  }

  private Optional<ResourceEntry> resource() {
    String name = line.name(1);
    Optional<Colour> colour = line.word(2, Colour::parse, COLOURS);
    int copies = figure(3);
    int value = line.figure(8, 0, HIGHEST_FIGURE);
    Optional<Mechanism> mechanism =
        line.cell(9).isEmpty()
            ? Optional.of(Mechanism.NONE)
            : line.word(9, Mechanism::parse, MECHANISMS);
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
                    mechanism.orElseThrow(),
                    title(name, named.orElseThrow())),
                copies,
                named.orElseThrow(),
                coloured.orElseThrow(),
                valued.orElseThrow()))
        : Optional.empty();
  }

  /** A name that an owner wrote is as it is printed on the owner's card. */
  private static Text title(String name, Source source) {
    return source == Source.OWNER ? Text.plain(name) : Text.card(CardName.slug(name), name);
  }

  private int figure(int column) {
    return line.figure(column, 1, HIGHEST_FIGURE);
  }
}
