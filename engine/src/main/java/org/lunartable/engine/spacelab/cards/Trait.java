package org.lunartable.engine.spacelab.cards;

import java.util.Optional;

/** Something that a lab has and a project can ask for: its agency or its speciality. */
public sealed interface Trait permits Agency, Speciality {

  /** Its word, for example {@code yellow} or {@code doctor}. */
  String text();

  /** Whether the lab has it. */
  boolean of(Lab lab);

  /** The trait with this word; empty when it is neither an agency nor a speciality. */
  static Optional<Trait> parse(String word) {
    return Agency.parse(word)
        .<Trait>map(agency -> agency)
        .or(() -> Speciality.parse(word).map(speciality -> speciality));
  }
}
