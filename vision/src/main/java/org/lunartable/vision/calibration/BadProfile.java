package org.lunartable.vision.calibration;

/** A profile that cannot be read; the message is one sentence for a person. */
public final class BadProfile extends Exception {

  private static final long serialVersionUID = 1;

  BadProfile(String message, Throwable cause) {
    super(message, cause);
  }
}
