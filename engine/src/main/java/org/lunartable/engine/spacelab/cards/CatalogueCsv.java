package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lunartable.engine.cards.CatalogueProblem;
import org.lunartable.engine.cards.CsvLine;
import org.lunartable.engine.cards.CsvTable;
import org.lunartable.engine.cards.Flaw;
import org.lunartable.engine.spacelab.cards.Catalogue.Bonus;
import org.lunartable.engine.spacelab.cards.Catalogue.Entry;

/**
 * The catalogue as a table of comma separated values, as spreadsheets read and write it (SL-13).
 * The columns are described in docs/notation-space-lab.md.
 */
public final class CatalogueCsv {

  /** The first line. */
  public static final String HEADER =
      "kind,name,agencies,speciality,effect,capsule,condition,cost,points,copies,source";

  private CatalogueCsv() {}

  /**
   * Reads a catalogue.
   *
   * @throws CatalogueProblem with everything that is wrong in it
   */
  public static Catalogue read(String text) throws CatalogueProblem {
    List<Flaw> flaws = new ArrayList<>();
    CatalogueLines lines = new CatalogueLines();
    for (CsvLine line : CsvTable.lines(text, HEADER, flaws)) {
      lines.read(line);
    }
    Catalogue catalogue = lines.catalogue();
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
    catalogue.labEntries().forEach(entry -> lines.add(lab(entry)));
    catalogue.projectEntries().forEach(entry -> lines.add(project(entry)));
    catalogue.objectiveEntries().forEach(entry -> lines.add(objective(entry)));
    catalogue.bonusEntries().forEach(entry -> lines.add(bonus(entry)));
    return CsvTable.write(HEADER, lines);
  }

  private static List<String> lab(Entry<Lab> entry) {
    Lab lab = entry.card();
    String agency = lab.agency().text();
    String cost = String.valueOf(lab.cost());
    String points = String.valueOf(lab.points());
    return ended(entry, "lab", "", agency, lab.speciality().text(), "", "", "", cost, points);
  }

  private static List<String> project(Entry<Project> entry) {
    Project project = entry.card();
    String points = String.valueOf(project.points());
    String condition = project.condition().text();
    return ended(entry, "project", project.name(), "", "", "", "", condition, "", points);
  }

  private static List<String> objective(Entry<Objective> entry) {
    Objective tile = entry.card();
    String agencies = tile.agencies().stream().map(Agency::text).collect(Collectors.joining("+"));
    String speciality = tile.speciality().text();
    return ended(
        entry, "objective", "", agencies, speciality, tile.effect().text(), "", "", "", "");
  }

  private static List<String> bonus(Entry<Bonus> entry) {
    Bonus bonus = entry.card();
    String points = String.valueOf(bonus.points());
    return ended(entry, "bonus", "", "", "", "", bonus.capsule().text(), "", "", points);
  }

  private static List<String> ended(Entry<?> entry, String... first) {
    List<String> cells = new ArrayList<>(List.of(first));
    cells.add(String.valueOf(entry.copies()));
    cells.add(entry.source().text());
    return cells;
  }
}
