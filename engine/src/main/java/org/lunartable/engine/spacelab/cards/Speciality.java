package org.lunartable.engine.spacelab.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who works in a lab. */
public enum Speciality implements Trait {
  DOCTOR,
  PILOT,
  RESEARCHER,
  TECHNICIAN;

  /** All of them, in the order of the rules page. */
  public static final List<Speciality> ALL = List.of(values());

  private final String text = name().toLowerCase(Locale.ROOT);

  @Override
  public String text() {
    return text;
  }

  @Override
  public boolean of(Lab lab) {
    return lab.speciality() == this;
  }

  public static Optional<Speciality> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}
