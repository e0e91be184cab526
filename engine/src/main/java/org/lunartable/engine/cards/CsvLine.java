package org.lunartable.engine.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** One line of a catalogue's table; what is wrong in it goes to a list. */
public final class CsvLine {

  private static final int LONGEST_NAME = 40;

  private final int number;
  private final List<String> cells;
  private final List<String> columns;
  private final List<Flaw> flaws;
  private final int flawsBefore;

  CsvLine(int number, String line, List<String> columns, List<Flaw> flaws) {
    this.number = number;
    this.cells = cells(line);
    this.columns = columns;
    this.flaws = flaws;
    this.flawsBefore = flaws.size();
    if (cells.size() != columns.size()) {
      flaw(Fault.COLUMNS, Map.of("found", cells.size(), "wanted", columns.size()));
    }
  }

  /** Whether nothing was found wrong in this line so far. */
  public boolean isFine() {
    return flaws.size() == flawsBefore;
  }

  private void flaw(Fault fault, Map<String, Object> args) {
    Map<String, Object> all = new HashMap<>(args);
    all.put("line", number);
    flaws.add(new Flaw(fault, all));
  }

  /** Notes that a cell has something else than what is allowed there. */
  private void flaw(Fault fault, int column, String allowed) {
    flaw(fault, Map.of("column", columns.get(column), "allowed", allowed, "found", cell(column)));
  }

  /** Notes that the line begins with none of these words. */
  public void unknownKind(String allowed) {
    flaw(Fault.KIND, Map.of("found", cell(0), "allowed", allowed));
  }

  /** The text of a cell; the first column is 0. */
  public String cell(int column) {
    return cells.get(column);
  }

  /** A card's name. */
  public String name(int column) {
    String name = cell(column);
    if (name.length() > LONGEST_NAME || CardName.slug(name).isEmpty()) {
      flaw(Fault.NAME, Map.of("most", LONGEST_NAME));
    }
    return name;
  }

  /**
   * A whole number; nought when there is none in the range.
   *
   * @param most 9999 at most
   */
  public int figure(int column, int least, int most) {
    String cell = cell(column);
    if (cell.matches("\\d{1,4}")) {
      int figure = Integer.parseInt(cell);
      if (figure >= least && figure <= most) {
        return figure;
      }
    }
    flaw(
        Fault.FIGURE,
        Map.of("column", columns.get(column), "least", least, "most", most, "found", cell));
    return 0;
  }

  /** Where the line's figures come from. */
  public Optional<Source> source(int column) {
    return word(column, Source::parse, "house, rulebook, owner");
  }

  /**
   * One of some words.
   *
   * @param allowed the words, as they stand in the table
   */
  public <T> Optional<T> word(int column, Function<String, Optional<T>> parse, String allowed) {
    return read(Fault.WORD, column, parse, allowed);
  }

  /**
   * Something that is written in a form of its own.
   *
   * @param examples of it, as they stand in the table
   */
  public <T> Optional<T> like(int column, Function<String, Optional<T>> parse, String examples) {
    return read(Fault.LIKE, column, parse, examples);
  }

  private <T> Optional<T> read(
      Fault fault, int column, Function<String, Optional<T>> parse, String allowed) {
    Optional<T> found = parse.apply(cell(column));
    if (found.isEmpty()) {
      flaw(fault, column, allowed);
    }
    return found;
  }

  /** The cells of a line; a comma or semicolon between quotation marks does not part them. */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char character = line.charAt(i);
      if (character == '"') {
        quoted = !quoted;
      } else if (!quoted && (character == ',' || character == ';')) {
        cells.add(cell.toString().strip());
        cell.setLength(0);
      } else {
        cell.append(character);
      }
    }
    cells.add(cell.toString().strip());
    return cells;
  }
}
