package org.lunartable.engine.spacelab.scoring;

import java.util.Optional;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Slot;

/** One line of a score; the lines add up to the total (SL-11). */
public sealed interface ScoreLine {

  int points();

  /** Takes it apart; the only place where its kinds are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind of line. */
  interface Cases<R> {
    R lab(OfLab line);

    R bonus(OfBonus line);

    R project(OfProject line);

    R byHand(ByHand line);
  }

  /** The points on a lab. */
  record OfLab(Slot slot, Lab lab) implements ScoreLine {
    @Override
    public int points() {
      return lab.points();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lab(this);
    }
  }

  /**
   * A bonus tile, or a complete objective without one.
   *
   * @param tile its points; empty when the stack was used up (SL-9)
   */
  record OfBonus(Capsule capsule, Optional<Integer> tile) implements ScoreLine {
    @Override
    public int points() {
      return tile.orElse(0);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bonus(this);
    }
  }

  /**
   * A project.
   *
   * @param times how often its condition is fulfilled
   */
  record OfProject(Project project, int times) implements ScoreLine {
    @Override
    public int points() {
      return project.points() * times;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.project(this);
    }
  }

  /** A project whose points its player has counted. */
  record ByHand(int points) implements ScoreLine {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.byHand(this);
    }
  }
}
