package org.lunartable.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A catalogue of cards as a table of comma separated values, as spreadsheets read and write it:
 * cells may be parted by semicolons as well, and a byte order mark may come first.
 */
public final class CsvTable {

  private CsvTable() {}

  /**
   * The lines below the first one, blank ones left out.
   *
   * @param header the first line that the table must have, cells parted by commas
   * @param flaws what is found wrong in a line later goes here
   * @throws CatalogueProblem when the first line is another one
   */
  public static List<CsvLine> lines(String text, String header, List<Flaw> flaws)
      throws CatalogueProblem {
    List<String> all = text.strip().replace("\ufeff", "").lines().toList();
    if (all.isEmpty() || !all.get(0).strip().replace(';', ',').equals(header)) {
      throw new CatalogueProblem(List.of(new Flaw(Fault.HEADER, Map.of("header", header))));
    }
    List<String> columns = List.of(header.split(",", -1));
    List<CsvLine> lines = new ArrayList<>();
    for (int i = 1; i < all.size(); i++) {
      if (!all.get(i).isBlank()) {
        lines.add(new CsvLine(i + 1, all.get(i), columns, flaws));
      }
    }
    return lines;
  }

  /** The table as text, each line ended by a newline. */
  public static String write(String header, List<List<String>> lines) {
    return header
        + "\n"
        + lines.stream()
            .map(cells -> cells.stream().map(CsvTable::quoted).collect(Collectors.joining(",")))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
  }

  /** A cell in quotation marks when it holds what parts cells. */
  private static String quoted(String cell) {
    return cell.contains(",") || cell.contains(";") ? '"' + cell + '"' : cell;
  }
}
