package org.lunartable.bridge.protocol;

import java.util.Arrays;
import java.util.Optional;

/** Takes frames out of a stream of bytes, whatever else is in it. Used by one thread. */
public final class FrameDecoder {

  private static final int MAX_PAYLOAD = Frame.MAX_DATA + Frame.OVERHEAD;

  private final byte[] payload = new byte[MAX_PAYLOAD];
  private int length;
  private int code;
  private int left;
  private boolean bad;
  private long broken;

  /** Takes one byte; gives the frame that it completes. */
  public Optional<Frame> push(byte next) {
    int value = next & 0xFF;
    if (value == 0) {
      return end();
    }
    if (code == 0) {
      length = 0;
      bad = false;
    }
    if (left > 0) {
      append(next);
      left--;
    } else {
      if (code != 0 && code != 0xFF) {
        append((byte) 0);
      }
      code = value;
      left = value - 1;
    }
    return Optional.empty();
  }

  /** How many frames were broken so far. */
  public long broken() {
    return broken;
  }

  private void append(byte next) {
    if (length == MAX_PAYLOAD) {
      bad = true;
    } else {
      payload[length++] = next;
    }
  }

  private Optional<Frame> end() {
    if (code == 0) {
      return Optional.empty();
    }
    boolean good = !bad && left == 0 && isWhole();
    code = 0;
    left = 0;
    if (!good) {
      broken++;
      return Optional.empty();
    }
    byte[] data = Arrays.copyOfRange(payload, 3, length - 2);
    return Optional.of(new Frame(payload[0] & 0xFF, payload[1] & 0xFF, data));
  }

  private boolean isWhole() {
    if (length < Frame.OVERHEAD || length != (payload[2] & 0xFF) + Frame.OVERHEAD) {
      return false;
    }
    int told = (payload[length - 2] & 0xFF) | ((payload[length - 1] & 0xFF) << 8);
    return told == Crc16.of(payload, length - 2);
  }
}
