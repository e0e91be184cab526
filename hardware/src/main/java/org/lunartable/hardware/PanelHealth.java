package org.lunartable.hardware;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How the panel is. Immutable.
 *
 * @param whole why no part can be used; empty when some can
 * @param troubles parts that cannot be used while others can
 */
public record PanelHealth(Optional<PinProblem.Kind> whole, Map<Part, PinProblem.Kind> troubles) {

  /** Every part works. */
  public static final PanelHealth WELL = new PanelHealth(Optional.empty(), Map.of());

  public PanelHealth {
    troubles = Map.copyOf(troubles);
  }

  /** No part can be used. */
  static PanelHealth without(PinProblem problem) {
    return new PanelHealth(Optional.of(problem.kind()), Map.of());
  }

  /** These parts cannot be used. */
  static PanelHealth of(Map<Part, PinProblem> problems) {
    Map<Part, PinProblem.Kind> kinds = new EnumMap<>(Part.class);
    problems.forEach((part, problem) -> kinds.put(part, problem.kind()));
    return new PanelHealth(Optional.empty(), kinds);
  }
}
