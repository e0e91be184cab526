package org.lunartable.kiosk.table;

import java.util.List;

/** What is wrong with the program itself: threads that stand still. Safe to use from any thread. */
public final class Vitals {

  private volatile List<String> troubles = List.of();

  Vitals() {}

  /** One sentence each; none while all is well. */
  public List<String> troubles() {
    return troubles;
  }

  /** Replaces what was wrong before. */
  public void set(List<String> now) {
    troubles = List.copyOf(now);
  }
}
