package org.lunartable.engine.screen;

import java.util.List;
import org.lunartable.engine.grid.Place;

/**
 * A turn that is proposed to people: what to do with the bricks, in order, and why.
 *
 * @param steps what is to be done, one thing after the other
 * @param reasons what speaks for it, the weightiest first
 */
public record Proposal(List<Step> steps, List<Text> reasons) {

  public Proposal {
    steps = List.copyOf(steps);
    reasons = List.copyOf(reasons);
  }

  /**
   * One thing to do.
   *
   * @param id what to send back to do it, as {@link Block.Choice#id}
   * @param group its kind, as {@link Block.Group#id}
   * @param path the places it is about, in order; none when nothing is done with bricks
   * @param label for example "wall at b1"
   */
  public record Step(String id, String group, List<Place> path, Text label) {
    public Step {
      path = List.copyOf(path);
    }
  }

  /** The ids of all steps, in order. */
  public List<String> moves() {
    return steps.stream().map(Step::id).toList();
  }

  /** Whether there is anything to do with bricks. */
  public boolean needsHands() {
    return steps.stream().anyMatch(step -> !step.path().isEmpty());
  }
}
