package org.lunartable.kiosk.protocol;

import java.util.Locale;

/** Makes sentences of messages. */
final class Sentence {

  private Sentence() {}

  /** The message with a capital letter and a full stop. */
  static String of(String message) {
    String capital = message.substring(0, 1).toUpperCase(Locale.ROOT);
    String end = message.endsWith(".") ? "" : ".";
    return capital + message.substring(1) + end;
  }
}
