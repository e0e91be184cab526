package org.lunartable.bridge.protocol;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * On which places something stands, as the sensors say. Places are counted row by row from the top
 * left corner. Immutable.
 */
public final class Occupancy {

  private final int rows;
  private final int columns;
  private final BitSet occupied;
  private final BitSet muted;

  private Occupancy(int rows, int columns, BitSet occupied, BitSet muted) {
    this.rows = rows;
    this.columns = columns;
    this.occupied = occupied;
    this.muted = muted;
  }

  /** Nothing stands anywhere and every sensor is believed. */
  public static Occupancy empty(int rows, int columns) {
    return new Occupancy(rows, columns, new BitSet(), new BitSet());
  }

  /**
   * Reads both maps of a snapshot.
   *
   * @param bits bit i % 8 of byte i / 8 is place i; the occupied places, then the muted ones
   */
  static Occupancy read(int rows, int columns, byte[] bits) {
    int half = bits.length / 2;
    return new Occupancy(
        rows,
        columns,
        BitSet.valueOf(Arrays.copyOf(bits, half)),
        BitSet.valueOf(Arrays.copyOfRange(bits, half, bits.length)));
  }

  static int bytesOfOneMap(int rows, int columns) {
    return (rows * columns + 7) / 8;
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  public int size() {
    return rows * columns;
  }

  public boolean occupied(int place) {
    return occupied.get(place);
  }

  /** Whether the sensor of this place is not believed; the place is then as it was before. */
  public boolean muted(int place) {
    return muted.get(place);
  }

  /** The places whose sensors are not believed. */
  public IntStream mutedPlaces() {
    return muted.stream();
  }

  /** How many sensors are not believed. */
  public int countMuted() {
    return muted.cardinality();
  }

  /** The same but for these changes; those to places that are not there are left out. */
  public Occupancy with(Message.Changes changes) {
    BitSet now = (BitSet) occupied.clone();
    changes.changes().stream()
        .filter(change -> change.place() < size())
        .forEach(change -> now.set(change.place(), change.occupied()));
    return new Occupancy(rows, columns, now, muted);
  }

  /** The sum that a heartbeat tells when the board thinks the same. */
  public int sum() {
    int half = bytesOfOneMap(rows, columns);
    byte[] bits = new byte[2 * half];
    put(occupied, bits, 0);
    put(muted, bits, half);
    return Crc16.of(bits, bits.length);
  }

  private static void put(BitSet map, byte[] bits, int at) {
    byte[] bytes = map.toByteArray();
    System.arraycopy(bytes, 0, bits, at, bytes.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Occupancy that
        && rows == that.rows
        && columns == that.columns
        && occupied.equals(that.occupied)
        && muted.equals(that.muted);
  }

  @Override
  public int hashCode() {
    return 31 * occupied.hashCode() + muted.hashCode();
  }

  @Override
  public String toString() {
    return rows + " x " + columns + ", occupied " + occupied + ", muted " + muted;
  }
}
