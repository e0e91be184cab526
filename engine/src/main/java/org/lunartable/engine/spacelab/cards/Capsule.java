package org.lunartable.engine.spacelab.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A capsule of a station, from left to right (SL-1); also the stack of bonus tiles for it. */
public enum Capsule {
  LEFT(0),
  CENTRE(1),
  RIGHT(2);

  /** All of them, from left to right. */
  public static final List<Capsule> ALL = List.of(values());

  private final int place;
  private final String text = name().toLowerCase(Locale.ROOT);

  Capsule(int place) {
    this.place = place;
  }

  /** Its number from the left, from 0. */
  public int place() {
    return place;
  }

  /** Its word, for example {@code centre}. */
  public String text() {
    return text;
  }

  public static Optional<Capsule> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}
