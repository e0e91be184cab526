package org.lunartable.kiosk.texts;

import java.util.List;

/** The languages that screens can speak; each has a message file of its own. */
public final class Languages {

  /** Their codes by ISO 639-1, in the order they are offered. */
  public static final List<String> ALL = List.of("en", "de", "fr", "es", "ru");

  private Languages() {}
}
