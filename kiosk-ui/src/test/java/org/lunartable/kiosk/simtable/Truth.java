package org.lunartable.kiosk.simtable;

/** What only a test may know about a simulated table. */
public final class Truth {

  private Truth() {}

  /** The face that lies on top, or will when the die has come to rest; 1 to 6. */
  public static int topFace(SimulatedTable table) {
    return table.topFace();
  }
}
