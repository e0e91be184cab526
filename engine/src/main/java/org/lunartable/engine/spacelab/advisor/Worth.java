package org.lunartable.engine.spacelab.advisor;

import java.util.Collection;
import java.util.List;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Station;

/** How good a game looks for one player, in points. The weights were tried out by play. */
final class Worth {

  private static final double OF_RIVAL = 0.4;
  private static final double OF_WINNING = 20;
  private static final double OF_CARD = 0.75;
  private static final double OF_CARD_TOO_MANY = 0.3;
  private static final int CARDS_OF_USE = 7;
  private static final double OF_CARD_POINT = 0.12;
  private static final double OF_PROJECT = 2.2;
  private static final double OF_PROGRESS = 0.6;
  private static final double OF_SHARED_AGENCY = 0.2;

  private Worth() {}

  /** Own prospects against those of the best other player. */
  static double of(State state, int seat) {
    double rival = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < state.players().size(); other++) {
      if (other != seat) {
        rival = Math.max(rival, of(state, state.player(other)));
      }
    }
    double own = of(state, state.player(seat));
    double decided = state.over() ? Math.signum(own - rival) * OF_WINNING : 0;
    return own - OF_RIVAL * rival + decided;
  }

  private static double of(State state, Player player) {
    Station station = player.station();
    double now = Score.of(station, player.projects()).total();
    if (state.over()) {
      return now;
    }
    double toCome = (Station.SIZE - station.labs().size()) / (double) Station.SIZE;
    double worth = now + hand(player.hand()) * Math.min(1, 2 * toCome);
    worth += OF_PROJECT * player.projects().size() * toCome;
    for (Capsule capsule : Capsule.ALL) {
      worth += progress(state, station, capsule);
    }
    return worth + shared(station) * toCome;
  }

  private static double hand(List<Lab> hand) {
    double worth = 0;
    for (int i = 0; i < hand.size(); i++) {
      worth += i < CARDS_OF_USE ? OF_CARD : OF_CARD_TOO_MANY;
      worth += OF_CARD_POINT * hand.get(i).points();
    }
    return worth;
  }

  /** What an objective that is begun may still bring. */
  private static double progress(State state, Station station, Capsule capsule) {
    Objective tile = station.objectives().get(capsule);
    if (tile == null) {
      return 0;
    }
    List<Boolean> covered = tile.covered(station.around(capsule));
    int done = (int) covered.stream().filter(one -> one).count();
    int missing = covered.size() - done;
    if (missing == 0 || missing > free(station, capsule)) {
      return 0;
    }
    List<Integer> stack = state.stock().bonuses(capsule);
    int bonus = stack.isEmpty() ? 0 : stack.get(0);
    return OF_PROGRESS * bonus * done / covered.size();
  }

  private static long free(Station station, Capsule capsule) {
    return Slot.ALL.stream()
        .filter(slot -> slot.capsules().contains(capsule) && station.isFree(slot))
        .count();
  }

  /** Neighbours that ask for the same agencies can share a lab. */
  private static double shared(Station station) {
    double shared = 0;
    for (int i = 1; i < Capsule.ALL.size(); i++) {
      Objective one = station.objectives().get(Capsule.ALL.get(i - 1));
      Objective other = station.objectives().get(Capsule.ALL.get(i));
      if (one != null && other != null) {
        Collection<Agency> wanted = other.agencies();
        shared += OF_SHARED_AGENCY * one.agencies().stream().filter(wanted::contains).count();
      }
    }
    return shared;
  }

  /** What a card in the hand would be missed for, when it is discarded. */
  static double missed(Player player, Lab card) {
    double missed = card.points();
    for (Capsule capsule : Capsule.ALL) {
      Objective tile = player.station().objectives().get(capsule);
      if (tile != null && wants(player.station(), capsule, tile, card)) {
        missed += 2;
      }
    }
    for (Project project : player.projects()) {
      missed += project.worth(List.of(card), List.of(project));
    }
    return missed;
  }

  private static boolean wants(Station station, Capsule capsule, Objective tile, Lab card) {
    List<Boolean> covered = tile.covered(station.around(capsule));
    for (int i = 0; i < covered.size(); i++) {
      if (!covered.get(i) && card.agency() == tile.agencies().get(i)) {
        return true;
      }
    }
    return false;
  }
}
