package org.lunartable.engine.spacelab.scoring;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.Station;

/**
 * What a player has (SL-11).
 *
 * @param projects how many project cards count for a tie
 */
public record Score(List<ScoreLine> lines, int projects) {

  public Score {
    lines = List.copyOf(lines);
  }

  /** The score of a station and some projects as they stand. */
  public static Score of(Station station, List<Project> projects) {
    List<ScoreLine> lines = new ArrayList<>();
    for (Slot slot : Slot.ALL) {
      station.lab(slot).ifPresent(lab -> lines.add(new ScoreLine.OfLab(slot, lab)));
    }
    for (Capsule capsule : Capsule.ALL) {
      if (station.isComplete(capsule) || station.bonus(capsule).isPresent()) {
        lines.add(new ScoreLine.OfBonus(capsule, station.bonus(capsule)));
      }
    }
    Collection<Lab> labs = station.labs().values();
    for (Project project : projects) {
      lines.add(new ScoreLine.OfProject(project, project.condition().times(labs, projects)));
    }
    return new Score(lines, projects.size());
  }

  /** With projects whose points their player has counted. */
  public Score withCounted(List<Integer> byHand) {
    List<ScoreLine> all = new ArrayList<>(lines);
    byHand.forEach(points -> all.add(new ScoreLine.ByHand(points)));
    return new Score(all, projects + byHand.size());
  }

  /** With another number of project cards that count for a tie. */
  public Score withProjects(int cards) {
    return new Score(lines, cards);
  }

  public int total() {
    return lines.stream().mapToInt(ScoreLine::points).sum();
  }
}
