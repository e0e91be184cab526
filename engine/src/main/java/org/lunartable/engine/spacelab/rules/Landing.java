package org.lunartable.engine.spacelab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Effect;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

/**
 * What follows from a lab that comes into a slot (SL-7 to SL-10): the same with dealt cards, with
 * printed ones, and in what a place is said to bring.
 *
 * @param station with the lab, and with the bonus tiles that it brought
 * @param bonuses the tiles that are left of each capsule's stack, the top one first
 * @param completed the objectives that it completed, from left to right
 * @param isLast whether with it the third objective is complete or the tenth place taken
 * @param gain what its slot brings
 */
public record Landing(
    Station station,
    List<List<Integer>> bonuses,
    List<Completion> completed,
    boolean isLast,
    Optional<Gain> gain) {

  /** How many projects the effect brings (SL-8). */
  private static final int PROJECTS_BY_EFFECT = 2;

  /**
   * An objective that is complete (SL-9).
   *
   * @param tile the points of the bonus tile; empty when none was left
   */
  public record Completion(Capsule capsule, Optional<Integer> tile) {}

  /**
   * What a slot brings.
   *
   * @param cards how many cards it is about: projects to draw, or one
   */
  public record Gain(Effect effect, int cards) {}

  /**
   * What follows.
   *
   * @param bonuses the tiles of each capsule's stack, the top one first
   * @param isBare whether it brings nothing but its points (SL-10)
   */
  public static Landing of(
      Station before, Lab lab, Slot slot, List<List<Integer>> bonuses, boolean isBare) {
    Station after = before.with(slot, lab);
    return isBare
        ? new Landing(after, bonuses, List.of(), false, Optional.empty())
        : of(before, after, lab, slot, bonuses);
  }

  private static Landing of(
      Station before, Station with, Lab lab, Slot slot, List<List<Integer>> bonuses) {
    Station after = with;
    List<List<Integer>> left = bonuses;
    List<Completion> completed = new ArrayList<>();
    for (Capsule capsule : slot.capsules()) {
      if (!before.isComplete(capsule) && after.isComplete(capsule)) {
        List<Integer> stack = bonuses.get(capsule.place());
        completed.add(new Completion(capsule, stack.stream().findFirst()));
        if (!stack.isEmpty()) {
          after = after.with(capsule, stack.get(0));
          left = Lists.with(left, capsule.place(), stack.subList(1, stack.size()));
        }
      }
    }
    boolean isLast = after.isFull() || after.completed() == Capsule.ALL.size();
    return new Landing(after, left, List.copyOf(completed), isLast, gain(after, lab, slot));
  }

  private static Optional<Gain> gain(Station station, Lab lab, Slot slot) {
    if (slot.isUpper()) {
      return lab.cost() == 0
          ? Optional.empty()
          : Optional.of(new Gain(Effect.PROJECTS, lab.cost()));
    }
    return station
        .effect(slot, lab)
        .map(effect -> new Gain(effect, effect == Effect.PROJECTS ? PROJECTS_BY_EFFECT : 1));
  }
}
