package org.lunartable.engine.follow;

import java.util.List;
import java.util.function.Function;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;

/** What a sighting of the board means for the game. */
public sealed interface Finding {

  /** Takes the finding apart. */
  <T> T match(
      Function<Clear, T> clear,
      Function<Rivals, T> rivals,
      Function<Unexplained, T> unexplained,
      Function<Hidden, T> hidden);

  /**
   * One explanation, perhaps that nothing changed, is much better than every other.
   *
   * @param margin by how much, as {@link Prior#margin}; infinite without a rival
   */
  record Clear(Explanation explanation, double margin) implements Finding {

    /** How much better than anything else actions must be where a mistake is likely. */
    private static final double CLEARLY = 5;

    /** Within so many places of a misread one, actions may be misread, too. */
    private static final int NEAR = 2;

    /** Whether something happened, and very clearly so. */
    boolean isClearAction() {
      return margin > CLEARLY && !explanation.actions().isEmpty();
    }

    /** Whether that changes something on this board, and nothing near these places. */
    boolean isApart(Board before, List<Place> misread) {
      List<Place> changed = before.differences(explanation.after().position().board());
      return isClearAction()
          && !changed.isEmpty()
          && changed.stream().allMatch(one -> misread.stream().noneMatch(at -> isNear(one, at)));
    }

    private static boolean isNear(Place one, Place other) {
      return Math.abs(one.x() - other.x()) <= NEAR && Math.abs(one.y() - other.y()) <= NEAR;
    }

    @Override
    public <T> T match(
        Function<Clear, T> clear,
        Function<Rivals, T> rivals,
        Function<Unexplained, T> unexplained,
        Function<Hidden, T> hidden) {
      return clear.apply(this);
    }
  }

  /**
   * Several explanations are about as good; people must say which.
   *
   * @param explanations two or three, the best first; one may be that nothing changed
   * @param places where their boards differ
   */
  record Rivals(List<Explanation> explanations, List<Place> places) implements Finding {
    public Rivals {
      explanations = List.copyOf(explanations);
      places = List.copyOf(places);
    }

    @Override
    public <T> T match(
        Function<Clear, T> clear,
        Function<Rivals, T> rivals,
        Function<Unexplained, T> unexplained,
        Function<Hidden, T> hidden) {
      return rivals.apply(this);
    }
  }

  /**
   * No legal actions lead to what was seen.
   *
   * @param misfits the places that differ, the worst first
   * @param nearest the legal board that comes nearest to what was seen
   */
  record Unexplained(List<Misfit> misfits, Board nearest) implements Finding {
    public Unexplained {
      misfits = List.copyOf(misfits);
    }

    @Override
    public <T> T match(
        Function<Clear, T> clear,
        Function<Rivals, T> rivals,
        Function<Unexplained, T> unexplained,
        Function<Hidden, T> hidden) {
      return unexplained.apply(this);
    }
  }

  /** Something covers these places; the board has to be seen whole before anything is said. */
  record Hidden(List<Place> places) implements Finding {
    public Hidden {
      places = List.copyOf(places);
    }

    @Override
    public <T> T match(
        Function<Clear, T> clear,
        Function<Rivals, T> rivals,
        Function<Unexplained, T> unexplained,
        Function<Hidden, T> hidden) {
      return hidden.apply(this);
    }
  }
}
