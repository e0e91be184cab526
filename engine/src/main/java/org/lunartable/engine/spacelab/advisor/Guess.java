package org.lunartable.engine.spacelab.advisor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.State;

/**
 * The game as it might be, as far as one viewer knows: all cards that the viewer does not see are
 * dealt out anew over the same places.
 */
public final class Guess {

  private final State state;
  private final OptionalInt viewer;
  private final List<Lab> labs;
  private final List<Project> projects;
  private final Chance left;

  private Guess(State state, OptionalInt viewer, long seed) {
    this.state = state;
    this.viewer = viewer;
    List<Lab> hiddenLabs = new ArrayList<>(state.stock().labs().deck());
    List<Project> hiddenProjects = new ArrayList<>(state.stock().projects());
    if (!sees(state.turn().seat())) {
      hiddenProjects.addAll(state.pending().projects());
    }
    for (int seat = 0; seat < state.players().size(); seat++) {
      if (!sees(seat)) {
        hiddenLabs.addAll(state.player(seat).hand());
        hiddenProjects.addAll(state.player(seat).projects());
      }
    }
    // Put in order first: a guess must not depend on where the hidden cards really are.
    hiddenLabs.sort(Comparator.comparing(Lab::slug));
    hiddenProjects.sort(Comparator.comparing(Project::slug));
    Chance.Shuffled<Lab> mixedLabs = new Chance(seed).shuffle(hiddenLabs);
    Chance.Shuffled<Project> mixedProjects = mixedLabs.left().shuffle(hiddenProjects);
    labs = new ArrayList<>(mixedLabs.list());
    projects = new ArrayList<>(mixedProjects.list());
    left = mixedProjects.left();
  }

  /**
   * One such game.
   *
   * @param viewer who looks; empty for one who sees nobody's cards
   * @param seed decides the guess
   */
  public static State of(State state, OptionalInt viewer, long seed) {
    return new Guess(state, viewer, seed).mixed();
  }

  private boolean sees(int seat) {
    return viewer.isPresent() && viewer.getAsInt() == seat;
  }

  private State mixed() {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      Player player = state.player(seat);
      players.add(
          sees(seat)
              ? player
              : new Player(
                  player.station(),
                  draw(labs, player.hand().size()),
                  draw(projects, player.projects().size()),
                  player.tiles()));
    }
    List<Project> apart = state.pending().projects();
    Pending pending =
        apart.isEmpty() || sees(state.turn().seat())
            ? state.pending()
            : new Pending.Keep(draw(projects, apart.size()));
    Piles<Lab> piles = new Piles<>(List.copyOf(labs), state.stock().labs().discard());
    return state
        .players(List.copyOf(players))
        .stock(state.stock().labs(piles).projects(List.copyOf(projects)))
        .waitFor(pending)
        .chance(left);
  }

  private static <T> List<T> draw(List<T> pool, int cards) {
    List<T> end = pool.subList(pool.size() - cards, pool.size());
    List<T> drawn = List.copyOf(end);
    end.clear();
    return drawn;
  }
}
