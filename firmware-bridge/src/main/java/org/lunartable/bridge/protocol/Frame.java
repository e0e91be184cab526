package org.lunartable.bridge.protocol;

import java.util.Arrays;

/**
 * One frame: what travels between two zeros.
 *
 * @param type what the data mean, 0 to 255
 * @param sequence 0 to 255, one more with each frame of a sender
 * @param data at most {@link #MAX_DATA} bytes; not copied, not to be changed afterwards
 */
@SuppressWarnings("ArrayRecordComponent") // short-lived, and compared by content below
public record Frame(int type, int sequence, byte[] data) {

  /** The most data in a frame. */
  public static final int MAX_DATA = 100;

  /** Type, sequence number, length and CRC. */
  static final int OVERHEAD = 5;

  public Frame {
    if (data.length > MAX_DATA) {
      throw new IllegalArgumentException(data.length + " bytes are too many for a frame");
    }
  }

  /** The frame as it goes over the wire, with a zero at both ends. */
  public byte[] encode() {
    byte[] payload = new byte[data.length + OVERHEAD];
    payload[0] = (byte) type;
    payload[1] = (byte) sequence;
    payload[2] = (byte) data.length;
    System.arraycopy(data, 0, payload, 3, data.length);
    int crc = Crc16.of(payload, payload.length - 2);
    payload[payload.length - 2] = (byte) crc;
    payload[payload.length - 1] = (byte) (crc >> 8);
    return stuffed(payload);
  }

  /** COBS: every zero is replaced by the distance to the next; no block is ever full here. */
  private static byte[] stuffed(byte[] payload) {
    byte[] wire = new byte[payload.length + 3];
    int code = 1;
    for (int i = 0; i < payload.length; i++) {
      wire[i + 2] = payload[i];
      if (payload[i] == 0) {
        wire[code] = (byte) (i + 2 - code);
        code = i + 2;
      }
    }
    wire[code] = (byte) (payload.length + 2 - code);
    return wire;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Frame frame
        && type == frame.type
        && sequence == frame.sequence
        && Arrays.equals(data, frame.data);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * type + sequence) + Arrays.hashCode(data);
  }
}
