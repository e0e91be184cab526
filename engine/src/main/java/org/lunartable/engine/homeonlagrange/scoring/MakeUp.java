package org.lunartable.engine.homeonlagrange.scoring;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;

/** How the four modules of a station go together (HL-16). */
public enum MakeUp {
  ALL_DIFFERENT(3000, List.of(1, 1, 1, 1)),
  ALL_ALIKE(2200, List.of(4)),
  TWO_PAIRS(1800, List.of(2, 2)),
  THREE_AND_ONE(1400, List.of(1, 3)),
  ONE_PAIR(1000, List.of(1, 1, 2));

  private final int bonus;
  private final List<Integer> counts;
  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  MakeUp(int bonus, List<Integer> counts) {
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
    List<Integer> sorted = found.values().stream().sorted().toList();
    for (MakeUp makeUp : values()) {
      if (makeUp.counts.equals(sorted)) {
        return Optional.of(makeUp);
      }
    }
    throw new IllegalStateException("four modules go together in no known way: " + types);
  }
}
