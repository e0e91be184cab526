package org.lunartable.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One line of a catalogue's table; what is wrong in it goes to a list as sentences. */
public final class CsvLine {

  private static final int LONGEST_NAME = 40;

  private final int number;
  private final List<String> cells;
  private final List<String> problems;
  private final int problemsBefore;

  CsvLine(int number, String line, int columns, List<String> problems) {
    this.number = number;
    this.cells = cells(line);
    this.problems = problems;
    this.problemsBefore = problems.size();
    if (cells.size() != columns) {
      problem("has " + cells.size() + " columns instead of " + columns);
    }
  }

  /** Whether nothing was found wrong in this line so far. */
  public boolean isFine() {
    return problems.size() == problemsBefore;
  }

  /** Notes what is wrong, for example {@code has 3 columns instead of 5}. */
  public void problem(String what) {
    problems.add("Line " + number + " " + what + ".");
  }

  /** The text of a cell; the first column is 0. */
  public String cell(int column) {
    return cells.get(column);
  }

  /** A card's name. */
  public String name(int column) {
    String name = cell(column);
    if (name.length() > LONGEST_NAME || CardName.slug(name).isEmpty()) {
      problem("needs a name of at most " + LONGEST_NAME + " characters, with a letter or a digit");
    }
    return name;
  }

  /**
   * A whole number; nought when there is none in the range.
   *
   * @param what what it is called in a problem
   * @param most 9999 at most
   */
  public int figure(int column, String what, int least, int most) {
    String cell = cell(column);
    if (cell.matches("\\d{1,4}")) {
      int figure = Integer.parseInt(cell);
      if (figure >= least && figure <= most) {
        return figure;
      }
    }
    problem("needs a " + what + " from " + least + " to " + most + ", not \"" + cell + "\"");
    return 0;
  }

  /** Where the line's figures come from. */
  public Optional<Source> source(int column) {
    return word(column, Source::parse, "house, rulebook or owner");
  }

  /**
   * One of some words.
   *
   * @param allowed the words, as a person reads them
   */
  public <T> Optional<T> word(int column, Function<String, Optional<T>> parse, String allowed) {
    Optional<T> found = parse.apply(cell(column));
    if (found.isEmpty()) {
      problem("has \"" + cell(column) + "\" where " + allowed + " can stand");
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
