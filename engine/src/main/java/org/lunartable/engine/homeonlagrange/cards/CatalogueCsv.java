package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;

/**
 * The catalogue as a table of comma separated values, as spreadsheets read and write it (HL-3). The
 * columns are described in docs/notation-home-on-lagrange.md.
 */
public final class CatalogueCsv {

  /** The first line. */
  public static final String HEADER =
      "kind,name,colour,copies,price1,price2,price3,price4,value,mechanism,"
          + "name-source,colour-source,figures-source";

  private CatalogueCsv() {}

  /**
   * Reads a catalogue.
   *
   * @throws CatalogueProblem with a sentence for everything that is wrong in it
   */
  public static Catalogue read(String text) throws CatalogueProblem {
    List<String> problems = new ArrayList<>();
    List<ModuleEntry> modules = new ArrayList<>();
    List<ResourceEntry> resources = new ArrayList<>();
    List<String> lines = text.strip().replace("\ufeff", "").lines().toList();
    if (lines.isEmpty() || !lines.get(0).strip().replace(';', ',').equals(HEADER)) {
      throw new CatalogueProblem(List.of("The first line of the catalogue must be: " + HEADER));
    }
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        CatalogueLine line = new CatalogueLine(i + 1, lines.get(i), problems);
        line.read(modules, resources);
      }
    }
    Catalogue catalogue = new Catalogue(modules, resources);
    if (problems.isEmpty()) {
      problems.addAll(CatalogueRules.problems(catalogue));
    }
    if (!problems.isEmpty()) {
      throw new CatalogueProblem(problems);
    }
    return catalogue;
  }

  /** Writes what {@link #read} reads, lines ended by a newline. */
  public static String write(Catalogue catalogue) {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    for (ModuleEntry entry : catalogue.moduleEntries()) {
      lines.add(module(entry));
    }
    for (ResourceEntry entry : catalogue.resourceEntries()) {
      lines.add(resource(entry));
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String module(ModuleEntry entry) {
    ModuleCard card = entry.card();
    String prices = card.prices().stream().map(String::valueOf).collect(Collectors.joining(","));
    String source = entry.prices().text();
    return String.join(
        ",",
        "module",
        CatalogueLine.quoted(card.name()),
        card.type().text(),
        "1",
        prices,
        "",
        "",
        entry.name().text(),
        entry.name().text(),
        source);
  }

  private static String resource(ResourceEntry entry) {
    ResourceCard card = entry.card();
    String mechanism = card.does(Mechanism.NONE) ? "" : card.mechanism().text();
    return String.join(
        ",",
        "resource",
        CatalogueLine.quoted(card.name()),
        card.colour().text(),
        String.valueOf(entry.copies()),
        ",,,",
        String.valueOf(card.value()),
        mechanism,
        entry.name().text(),
        entry.colour().text(),
        entry.value().text());
  }
}
