package org.lunartable.engine.lunarcommand;

import java.util.List;

/**
 * A legal action and what it brings.
 *
 * @param events in the order in which they happen; none for most actions
 */
public record Consequence(Action action, List<Event> events) {
  public Consequence {
    events = List.copyOf(events);
  }
}
