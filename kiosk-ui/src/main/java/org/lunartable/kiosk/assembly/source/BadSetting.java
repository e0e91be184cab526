package org.lunartable.kiosk.assembly.source;

/** A setting that cannot be used; the message is one sentence for a person. */
public final class BadSetting extends Exception {

  private static final long serialVersionUID = 1;

  BadSetting(String sentence) {
    super(sentence);
  }

  BadSetting(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
