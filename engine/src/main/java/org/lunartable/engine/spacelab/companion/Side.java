package org.lunartable.engine.spacelab.companion;

import java.util.List;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.state.Station;

/**
 * What the kiosk knows of a player beside printed cards.
 *
 * @param hand how many lab cards they hold
 * @param kept how many projects they kept during the game
 * @param projects the projects entered for the score
 * @param counted the points of projects that their player has counted
 */
record Side(Station station, int hand, int kept, List<Project> projects, List<Integer> counted) {

  static final Side EMPTY = new Side(Station.EMPTY, 0, 0, List.of(), List.of());

  Side with(Station changed) {
    return new Side(changed, hand, kept, projects, counted);
  }

  Side holding(int cards) {
    return new Side(station, Math.max(0, cards), kept, projects, counted);
  }

  Side keptOne() {
    return keeping(kept + 1);
  }

  Side keeping(int cards) {
    return new Side(station, hand, cards, projects, counted);
  }

  Side projects(List<Project> entered) {
    return new Side(station, hand, kept, entered, counted);
  }

  Side countedOne(int points) {
    return new Side(station, hand, kept, projects, Lists.plus(counted, points));
  }

  /** Without this one of the projects entered. */
  Side without(Project project) {
    return new Side(station, hand, kept, Lists.minus(projects, project), counted);
  }

  /** Without a project whose points were counted. */
  Side without(int points) {
    return new Side(station, hand, kept, projects, Lists.minus(counted, points));
  }

  /** Without the projects entered so far. */
  Side withoutProjects() {
    return new Side(station, hand, kept, List.of(), List.of());
  }

  /** How many projects there are to see: kept, or entered. */
  int projectCount() {
    return Math.max(kept, projects.size() + counted.size());
  }

  /** All that is known; projects that were kept count for a tie, whether entered or not (SL-11). */
  Score score() {
    return Score.of(station, projects).withCounted(counted).withProjects(projectCount());
  }

  /** Without projects: as far as it is known during the game. */
  Score openScore() {
    return Score.of(station, List.of());
  }
}
