package org.lunartable.engine.homeonlagrange.cards;

import java.util.List;
import org.lunartable.engine.screen.Text;

/**
 * A module card (HL-1).
 *
 * @param slug its name as one word; no two modules have the same
 * @param prices for the owner's first, second, third and fourth module
 * @param title what people are told that it is called
 */
public record ModuleCard(
    String name, String slug, ModuleType type, List<Integer> prices, Text title) {

  /** How many modules a complete station has (HL-8). */
  public static final int STATION_SIZE = 4;

  public ModuleCard {
    prices = List.copyOf(prices);
  }

  /** The same, called as it is printed. */
  ModuleCard asPrinted() {
    return new ModuleCard(name, slug, type, prices, Text.plain(name));
  }

  /**
   * Its price for a station.
   *
   * @param modules how many modules the station has already, 0 to 3
   */
  public int price(int modules) {
    return prices.get(modules);
  }

  /** What it scores at the end (HL-15). */
  public int lowestPrice() {
    return prices.stream().mapToInt(Integer::intValue).min().orElseThrow();
  }

  // The slug is unique, and cards are compared very often.

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof ModuleCard card && card.slug.equals(slug));
  }

  @Override
  public int hashCode() {
    return slug.hashCode();
  }

  @Override
  public String toString() {
    return slug;
  }
}
