package org.lunartable.engine.homeonlagrange.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ModuleEntry;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;

/** One line of a catalogue's table; what is wrong in it goes to a list. */
final class CatalogueLine {

  private static final int COLUMNS = 13;
  private static final int LONGEST_NAME = 40;
  private static final int HIGHEST_FIGURE = 9999;

  private final int number;
  private final List<String> cells;
  private final List<String> problems;
  private final int problemsBefore;

  CatalogueLine(int number, String line, List<String> problems) {
    this.number = number;
    this.cells = cells(line);
    this.problems = problems;
    this.problemsBefore = problems.size();
  }

  /** Adds the card of this line to its list, when nothing is wrong with it. */
  void read(List<ModuleEntry> modules, List<ResourceEntry> resources) {
    if (cells.size() != COLUMNS) {
      problem("has " + cells.size() + " columns instead of " + COLUMNS);
    } else if (cells.get(0).equals("module")) {
      Optional<ModuleEntry> entry = module();
      entry.ifPresent(modules::add);
    } else if (cells.get(0).equals("resource")) {
      Optional<ResourceEntry> entry = resource();
      entry.ifPresent(resources::add);
    } else {
      problem("begins with " + cells.get(0) + " instead of module or resource");
    }
  }

  private Optional<ModuleEntry> module() {
    String name = name();
    Optional<ModuleType> type =
        word(2, ModuleType::parse, "accommodation, defence, education, infrastructure, recreation");
    List<Integer> prices = new ArrayList<>();
    for (int column = 4; column < 4 + ModuleCard.STATION_SIZE; column++) {
      prices.add(figure(column, "price " + (column - 3)));
    }
    Optional<Source> named = source(10);
    Optional<Source> priced = source(12);
    return isFine()
        ? Optional.of(
            new ModuleEntry(
                new ModuleCard(name, CardName.slug(name), type.orElseThrow(), prices),
                named.orElseThrow(),
                priced.orElseThrow()))
        : Optional.empty();
  }

  private Optional<ResourceEntry> resource() {
    String name = name();
    Optional<Colour> colour = word(2, Colour::parse, "a module type, white, black or multi");
    int copies = figure(3, "number of copies");
    int value = figure(8, "value");
    Optional<Mechanism> mechanism =
        cells.get(9).isEmpty()
            ? Optional.of(Mechanism.NONE)
            : word(9, Mechanism::parse, "the mechanism of a named card, or nothing");
    Optional<Source> named = source(10);
    Optional<Source> coloured = source(11);
    Optional<Source> valued = source(12);
    return isFine()
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

  private String name() {
    String name = cells.get(1);
    if (name.length() > LONGEST_NAME || CardName.slug(name).isEmpty()) {
      problem("needs a name of at most " + LONGEST_NAME + " characters, with a letter or a digit");
    }
    return name;
  }

  private int figure(int column, String what) {
    String cell = cells.get(column);
    if (cell.matches("\\d{1,4}") && Integer.parseInt(cell) > 0) {
      return Integer.parseInt(cell);
    }
    problem("needs a " + what + " from 1 to " + HIGHEST_FIGURE + ", not \"" + cell + "\"");
    return 0;
  }

  private Optional<Source> source(int column) {
    return word(column, Source::parse, "house, rulebook or owner");
  }

  private <T> Optional<T> word(int column, Function<String, Optional<T>> parse, String allowed) {
    Optional<T> found = parse.apply(cells.get(column));
    if (found.isEmpty()) {
      problem("has \"" + cells.get(column) + "\" where " + allowed + " can stand");
    }
    return found;
  }

  private boolean isFine() {
    return problems.size() == problemsBefore;
  }

  private void problem(String what) {
    problems.add("Line " + number + " " + what + ".");
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

  /** A name as a cell: in quotation marks when it holds what parts cells. */
  static String quoted(String name) {
    return name.contains(",") || name.contains(";") ? '"' + name + '"' : name;
  }
}
