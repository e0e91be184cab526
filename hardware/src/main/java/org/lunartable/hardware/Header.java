package org.lunartable.hardware;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The two rows of pins on a Raspberry Pi 3, 4, 5 and Zero 2 W, which are alike on all of them. Odd
 * positions are the row away from the edge, from the corner with the square pad on.
 */
public final class Header {

  /** How many pins there are. */
  public static final int POSITIONS = 40;

  /** Voltages, in the order of the positions from 1; 0 for those that are lines of the chip. */
  private static final String[] POWER = {
    "3V3", "5V", "", "5V", "", "GND", "", "", "GND", "", "", "", "", "GND", "", "", "3V3", "", "",
    "GND", "", "", "", "", "GND", "", "", "", "", "GND", "", "", "", "GND", "", "", "", "", "GND",
    ""
  };

  /** The chip's numbers by position from 1; -1 for power. */
  private static final int[] BCM = {
    -1, -1, 2, -1, 3, -1, 4, 14, -1, 15, 17, 18, 27, -1, 22, 23, -1, 24, 10, -1, 9, 25, 11, 8, -1,
    7, 0, 1, 5, -1, 6, 12, 13, -1, 19, 16, 26, 20, -1, 21
  };

  private Header() {}

  /**
   * Where the pin is, 1 to 40.
   *
   * @param bcm its number as the chip counts, 0 to 27
   */
  public static int position(int bcm) {
    return IntStream.range(0, POSITIONS).filter(i -> BCM[i] == bcm).findFirst().orElseThrow() + 1;
  }

  /** The chip's number at a position, 1 to 40; empty for power and ground. */
  public static OptionalInt bcm(int position) {
    int number = BCM[position - 1];
    return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** {@code 3V3}, {@code 5V} or {@code GND} at a position; empty text for lines of the chip. */
  public static String power(int position) {
    return POWER[position - 1];
  }
}
