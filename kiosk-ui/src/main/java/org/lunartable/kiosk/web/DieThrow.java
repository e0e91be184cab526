package org.lunartable.kiosk.web;

/** Throws the die of a simulated table. Safe to call from any thread. */
@FunctionalInterface
public interface DieThrow {

  /**
   * Returns at once; what falls is seen by the table's camera later.
   *
   * @return false when a real table is looked at just now
   */
  boolean throwDie();
}
