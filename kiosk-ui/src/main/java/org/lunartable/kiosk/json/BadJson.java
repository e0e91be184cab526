package org.lunartable.kiosk.json;

/** A text that is not the JSON it should be; the message is one sentence for a person. */
public final class BadJson extends Exception {

  BadJson(String message) {
    super(message);
  }
}
