package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.cards.CsvLine;
import org.lunartable.engine.cards.CsvTable;
import org.lunartable.engine.cards.Flaw;
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
   * @throws CatalogueProblem with everything that is wrong in it
   */
  public static Catalogue read(String text) throws CatalogueProblem {
    List<Flaw> flaws = new ArrayList<>();
    List<ModuleEntry> modules = new ArrayList<>();
    List<ResourceEntry> resources = new ArrayList<>();
    for (CsvLine line : CsvTable.lines(text, HEADER, flaws)) {
      new CatalogueLine(line).read(modules, resources);
    }
    Catalogue catalogue = new Catalogue(modules, resources);
    if (flaws.isEmpty()) {
      flaws.addAll(CatalogueRules.flaws(catalogue));
    }
    if (!flaws.isEmpty()) {
      throw new CatalogueProblem(flaws);
    }
    return catalogue;
  }

  /** Writes what {@link #read} reads, lines ended by a newline. */
  public static String write(Catalogue catalogue) {
    List<List<String>> lines = new ArrayList<>();
    catalogue.moduleEntries().forEach(entry -> lines.add(module(entry)));
    catalogue.resourceEntries().forEach(entry -> lines.add(resource(entry)));
    return CsvTable.write(HEADER, lines);
  }

  private static List<String> module(ModuleEntry entry) {
    ModuleCard card = entry.card();
    List<String> cells = new ArrayList<>(List.of("module", card.name(), card.type().text(), "1"));
    card.prices().forEach(price -> cells.add(String.valueOf(price)));
    cells.addAll(List.of("", "", entry.name().text(), entry.name().text(), entry.prices().text()));
    return cells;
  }

  private static List<String> resource(ResourceEntry entry) {
    ResourceCard card = entry.card();
    String mechanism = card.does(Mechanism.NONE) ? "" : card.mechanism().text();
    List<String> cells = new ArrayList<>(List.of("resource", card.name(), card.colour().text()));
    cells.addAll(List.of(String.valueOf(entry.copies()), "", "", "", ""));
    cells.addAll(List.of(String.valueOf(card.value()), mechanism, entry.name().text()));
    cells.addAll(List.of(entry.colour().text(), entry.value().text()));
    return cells;
  }
}
