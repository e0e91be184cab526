package org.lunartable.engine.spacelab.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;

/**
 * What lies before a player (SL-1).
 *
 * @param labs by slot
 * @param objectives the tile on each capsule; none before it was put there
 * @param bonuses the points of the bonus tile on each capsule, where there is one (SL-9)
 */
public record Station(
    Map<Slot, Lab> labs, Map<Capsule, Objective> objectives, Map<Capsule, Integer> bonuses) {

  public static final Station EMPTY = new Station(Map.of(), Map.of(), Map.of());

  /** How many labs fit. */
  public static final int SIZE = Slot.ALL.size();

  public Optional<Lab> lab(Slot slot) {
    return Optional.ofNullable(labs.get(slot));
  }

  public Optional<Objective> objective(Capsule capsule) {
    return Optional.ofNullable(objectives.get(capsule));
  }

  public Optional<Integer> bonus(Capsule capsule) {
    return Optional.ofNullable(bonuses.get(capsule));
  }

  public boolean isFree(Slot slot) {
    return !labs.containsKey(slot);
  }

  public boolean isFull() {
    return labs.size() == SIZE;
  }

  /** The labs next to a capsule. */
  public List<Lab> around(Capsule capsule) {
    List<Lab> around = new ArrayList<>();
    for (Map.Entry<Slot, Lab> one : labs.entrySet()) {
      if (one.getKey().capsules().contains(capsule)) {
        around.add(one.getValue());
      }
    }
    return around;
  }

  /** Whether the objective on a capsule is complete (SL-9). */
  public boolean isComplete(Capsule capsule) {
    return objective(capsule).filter(tile -> tile.isMet(around(capsule))).isPresent();
  }

  /** The effect that this lab would have in the slot, if any (SL-8). */
  public Optional<Effect> effect(Slot slot, Lab lab) {
    return slot.isLower()
        ? objective(slot.capsules().get(0))
            .filter(tile -> tile.speciality() == lab.speciality())
            .map(Objective::effect)
        : Optional.empty();
  }

  /** How many objectives are complete. */
  public int completed() {
    return (int) Capsule.ALL.stream().filter(this::isComplete).count();
  }

  public Station with(Slot slot, Lab lab) {
    return new Station(with(Slot.class, labs, slot, lab), objectives, bonuses);
  }

  public Station with(Capsule capsule, Objective tile) {
    return new Station(labs, with(Capsule.class, objectives, capsule, tile), bonuses);
  }

  public Station with(Capsule capsule, int points) {
    return new Station(labs, objectives, with(Capsule.class, bonuses, capsule, points));
  }

  public Station without(Slot slot) {
    Map<Slot, Lab> fewer = new EnumMap<>(Slot.class);
    fewer.putAll(labs);
    fewer.remove(slot);
    return new Station(Collections.unmodifiableMap(fewer), objectives, bonuses);
  }

  public Station withoutBonus(Capsule capsule) {
    Map<Capsule, Integer> fewer = new EnumMap<>(Capsule.class);
    fewer.putAll(bonuses);
    fewer.remove(capsule);
    return new Station(labs, objectives, Collections.unmodifiableMap(fewer));
  }

  private static <K extends Enum<K>, V> Map<K, V> with(
      Class<K> type, Map<K, V> map, K key, V value) {
    Map<K, V> more = new EnumMap<>(type);
    more.putAll(map);
    more.put(key, value);
    return Collections.unmodifiableMap(more);
  }
}
