package org.lunartable.bridge.protocol;

/** CRC-16/MCRF4XX: polynomial 0x1021 with the low bit first, begun with 0xFFFF, not inverted. */
public final class Crc16 {

  private static final int START = 0xFFFF;
  private static final int POLYNOMIAL = 0x8408;
  private static final int[] TABLE = new int[256];

  static {
    for (int i = 0; i < TABLE.length; i++) {
      int crc = i;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 1) == 0 ? crc >> 1 : (crc >> 1) ^ POLYNOMIAL;
      }
      TABLE[i] = crc;
    }
  }

  private Crc16() {}

  /** The CRC of the first {@code length} bytes, 0 to 0xFFFF. */
  public static int of(byte[] bytes, int length) {
    int crc = START;
    for (int i = 0; i < length; i++) {
      crc = (crc >> 8) ^ TABLE[(crc ^ bytes[i]) & 0xFF];
    }
    return crc;
  }
}
