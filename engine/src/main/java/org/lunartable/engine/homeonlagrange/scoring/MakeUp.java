package org.lunartable.engine.homeonlagrange.scoring;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;

/** How the four modules of a station go together (HL-16). */
public enum MakeUp {
  ALL_DIFFERENT(3000, "1111"),
  ALL_ALIKE(2200, "4"),
  TWO_PAIRS(1800, "22"),
  THREE_AND_ONE(1400, "13"),
  ONE_PAIR(1000, "112");

  private final int bonus;
  private final String counts;
  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  MakeUp(int bonus, String counts) {
    this.bonus = bonus;
    this.counts = counts;
  }

  /** The points for it. */
  public int bonus() {
    return bonus;
  }

  /** Its word, for example {@code two-pairs}. */
  public String text() {
    return text;
  }

  /** Empty for a station that is not complete. */
  public static Optional<MakeUp> of(Collection<ModuleType> types) {
    if (types.size() != ModuleCard.STATION_SIZE) {
      return Optional.empty();
    }
    Map<ModuleType, Integer> found = new EnumMap<>(ModuleType.class);
    types.forEach(type -> found.merge(type, 1, Integer::sum));
    String sorted = found.values().stream().sorted().map(String::valueOf).collect(joining());
    for (MakeUp makeUp : values()) {
      if (makeUp.counts.equals(sorted)) {
        return Optional.of(makeUp);
      }
    }
    throw new IllegalStateException("four modules go together in no known way: " + types);
  }
}
