package org.lunartable.engine.spacelab.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the condition of a project is about (SL-11). */
public enum ProjectKind {
  AGENCY,
  SPECIALITY,
  PAIR;

  /** All of them. */
  public static final List<ProjectKind> ALL = List.of(values());

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its word, for example {@code agency}. */
  public String text() {
    return text;
  }

  /** Whether it is about labs, not about projects. */
  boolean isOfLabs() {
    return this != PAIR;
  }

  /** The kind of a project that asks for this trait. */
  static ProjectKind of(Trait trait) {
    return trait instanceof Agency ? AGENCY : SPECIALITY;
  }

  public static Optional<ProjectKind> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}
