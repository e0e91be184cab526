package org.lunartable.engine.spacelab.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Source;

/** All cards and tiles of the game, each with where its figures come from (SL-13). Immutable. */
public record Catalogue(
    List<Entry<Lab>> labEntries,
    List<Entry<Project>> projectEntries,
    List<Entry<Objective>> objectiveEntries,
    List<Entry<Bonus>> bonusEntries) {

  public Catalogue {
    labEntries = List.copyOf(labEntries);
    projectEntries = List.copyOf(projectEntries);
    objectiveEntries = List.copyOf(objectiveEntries);
    bonusEntries = List.copyOf(bonusEntries);
  }

  /**
   * A card or tile in the catalogue.
   *
   * @param copies how many of it there are
   * @param source where what is printed on it comes from
   */
  public record Entry<T>(T card, int copies, Source source) {}

  /** A bonus tile and the stack it belongs to. */
  public record Bonus(Capsule capsule, int points) {}

  private static <T> List<T> all(List<Entry<T>> entries) {
    List<T> all = new ArrayList<>();
    entries.forEach(entry -> all.addAll(Collections.nCopies(entry.copies(), entry.card())));
    return Collections.unmodifiableList(all);
  }

  /** The lab deck, unshuffled. */
  public List<Lab> labs() {
    return all(labEntries);
  }

  /** The project deck, unshuffled. */
  public List<Project> projects() {
    return all(projectEntries);
  }

  /** The objective tiles, unshuffled. */
  public List<Objective> objectives() {
    return all(objectiveEntries);
  }

  /** The points of the bonus tiles of a stack, the top one first: the highest (SL-9). */
  public List<Integer> bonuses(Capsule capsule) {
    return all(bonusEntries).stream()
        .filter(bonus -> bonus.capsule() == capsule)
        .map(Bonus::points)
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  public Optional<Project> project(String slug) {
    return projectEntries.stream()
        .map(Entry::card)
        .filter(card -> card.slug().equals(slug))
        .findFirst();
  }

  /** Whether anything in it is not the printed one. */
  public boolean isHouse() {
    return labEntries.stream().anyMatch(entry -> entry.source() == Source.HOUSE)
        || projectEntries.stream().anyMatch(entry -> entry.source() == Source.HOUSE)
        || objectiveEntries.stream().anyMatch(entry -> entry.source() == Source.HOUSE)
        || bonusEntries.stream().anyMatch(entry -> entry.source() == Source.HOUSE);
  }
}
