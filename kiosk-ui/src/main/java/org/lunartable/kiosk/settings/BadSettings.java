package org.lunartable.kiosk.settings;

/** A setting is unknown or out of range; the message is one sentence for people. */
public final class BadSettings extends Exception {
  BadSettings(String message) {
    super(message);
  }
}
