package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * An objective tile (SL-2).
 *
 * @param agencies the three agencies that the labs next to its capsule must cover; one may stand
 *     there more than once
 * @param speciality what a lab below its capsule must have for the effect (SL-8)
 */
public record Objective(List<Agency> agencies, Speciality speciality, Effect effect) {

  /** How many agencies an objective names. */
  public static final int AGENCIES = 3;

  private static final int MOST_WORDS = 2;

  public Objective {
    agencies = agencies.stream().sorted().toList();
  }

  /** Every three agencies that an objective may name, as a table of cards writes them. */
  public static List<String> agencyTexts() {
    List<String> all = new ArrayList<>();
    for (Agency one : Agency.ALL) {
      for (Agency two : Agency.ALL) {
        for (Agency three : Agency.ALL) {
          if (one.compareTo(two) <= 0 && two.compareTo(three) <= 0) {
            all.add(one.text() + "+" + two.text() + "+" + three.text());
          }
        }
      }
    }
    return List.copyOf(all);
  }

  /** For example {@code yellow-yellow-red-doctor-take-lab}. */
  public String slug() {
    StringBuilder slug = new StringBuilder();
    agencies.forEach(agency -> slug.append(agency.text()).append('-'));
    return slug + speciality.text() + "-" + effect.text();
  }

  /** The tile that the word names; whether there is one in the box is not looked at. */
  public static Optional<Objective> parse(String slug) {
    String[] parts = slug.split("-", AGENCIES + MOST_WORDS);
    if (parts.length != AGENCIES + MOST_WORDS) {
      return Optional.empty();
    }
    List<Agency> agencies = new ArrayList<>();
    for (int i = 0; i < AGENCIES; i++) {
      Agency.parse(parts[i]).ifPresent(agencies::add);
    }
    Optional<Speciality> speciality = Speciality.parse(parts[AGENCIES]);
    Optional<Effect> effect = Effect.parse(parts[AGENCIES + 1]);
    return agencies.size() == AGENCIES && speciality.isPresent() && effect.isPresent()
        ? Optional.of(new Objective(agencies, speciality.get(), effect.get()))
        : Optional.empty();
  }

  /** For each of its agencies, in order, whether these labs cover it; a lab covers one. */
  public List<Boolean> covered(Collection<Lab> labs) {
    List<Agency> left = new ArrayList<>();
    labs.forEach(lab -> left.add(lab.agency()));
    List<Boolean> covered = new ArrayList<>();
    for (Agency agency : agencies) {
      covered.add(left.remove(agency));
    }
    return Collections.unmodifiableList(covered);
  }

  /** Whether these labs cover all of its agencies (SL-9). */
  public boolean isMet(Collection<Lab> labs) {
    return !covered(labs).contains(false);
  }

  @Override
  public String toString() {
    return slug();
  }
}
