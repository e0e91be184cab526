package org.lunartable.engine.spacelab.cards;

import java.util.Optional;

/**
 * A lab card. Two cards with the same print are equal.
 *
 * @param cost how many cards are discarded to place it (SL-6)
 * @param points what it scores at the end (SL-11)
 * @param slug all of this as one word, for example {@code yellow-doctor-2-4}
 */
public record Lab(Agency agency, Speciality speciality, int cost, int points, String slug) {

  /** A higher cost than on any card. */
  public static final int HIGHEST_COST = 9;

  /** More points than on any card or tile. */
  public static final int HIGHEST_POINTS = 20;

  private static final int PARTS = 4;

  public static Lab of(Agency agency, Speciality speciality, int cost, int points) {
    String slug = agency.text() + "-" + speciality.text() + "-" + cost + "-" + points;
    return new Lab(agency, speciality, cost, points, slug);
  }

  /** The card that the word names; whether there is one in the deck is not looked at. */
  public static Optional<Lab> parse(String slug) {
    String[] parts = slug.split("-", -1);
    if (parts.length != PARTS || !parts[2].matches("\\d{1,2}") || !parts[3].matches("\\d{1,2}")) {
      return Optional.empty();
    }
    Optional<Agency> agency = Agency.parse(parts[0]);
    Optional<Speciality> speciality = Speciality.parse(parts[1]);
    return agency.isPresent() && speciality.isPresent()
        ? Optional.of(
            of(
                agency.get(),
                speciality.get(),
                Integer.parseInt(parts[2]),
                Integer.parseInt(parts[3])))
        : Optional.empty();
  }

  // The slug says everything, and cards are compared very often.

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Lab lab && lab.slug.equals(slug));
  }

  @Override
  public int hashCode() {
    return slug.hashCode();
  }

  @Override
  public String toString() {
    return slug;
  }
}
