package org.lunartable.engine.spacelab.cards;

import java.util.Collection;
import org.lunartable.engine.cards.CardName;
import org.lunartable.engine.screen.Text;

/**
 * A project card (SL-11, SL-14).
 *
 * @param slug its name as one word; no two projects have the same
 * @param points for each time that the condition is fulfilled
 */
public record Project(String name, String slug, Condition condition, int points) {

  public static Project of(String name, Condition condition, int points) {
    return new Project(name, CardName.slug(name), condition, points);
  }

  /** What it is called. */
  public Text title() {
    return Text.card(slug, name);
  }

  /** What it is worth to a player with these labs and these projects, itself among them. */
  public int worth(Collection<Lab> labs, Collection<Project> projects) {
    return points * condition.times(labs, projects);
  }

  // The slug is unique, and cards are compared very often.

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Project project && project.slug.equals(slug));
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
