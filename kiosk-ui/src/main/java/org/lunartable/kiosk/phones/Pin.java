package org.lunartable.kiosk.phones;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;

/** Six digits that the table shows and a phone has to know. They appear in no log. */
public final class Pin {

  private static final int HOW_MANY = 1_000_000;

  private final String digits;

  private Pin(String digits) {
    this.digits = digits;
  }

  static Pin fresh(SecureRandom random) {
    return new Pin("%06d".formatted(random.nextInt(HOW_MANY)));
  }

  /** The digits, for the table's own screen. */
  public String digits() {
    return digits;
  }

  /** Whether it is this one; takes as long for a near miss as for a far one. */
  boolean is(String typed) {
    return MessageDigest.isEqual(bytes(digits), bytes(typed));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return "a PIN";
  }
}
