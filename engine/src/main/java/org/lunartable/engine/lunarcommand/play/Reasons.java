package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Event;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.screen.Text;

/**
 * Says in plain words what speaks for a turn, by comparing the position before it with the one
 * after it: what it closes and takes, what the other side can no longer close, how near the own
 * station is, what it opens. Nothing is said that the two positions do not bear out.
 */
final class Reasons {

  private static final int MOST = 3;

  /** A station that lacks no more pieces than this is nearly closed. */
  private static final int NEAR = 3;

  /** One that lacks more than this is not yet called a station. */
  private static final int FAR = 6;

  private final LunarCommandPlay play;
  private final Position before;
  private final Side side;
  private final List<Event> events = new ArrayList<>();
  private final List<Text> found = new ArrayList<>();
  private Position after;

  private Reasons(LunarCommandPlay play) {
    this.play = play;
    this.before = play.position();
    this.side = before.side();
    this.after = before;
  }

  /**
   * What speaks for these actions, the weightiest first.
   *
   * @param actions legal one after the other, the rest of the present turn
   */
  static List<Text> of(LunarCommandPlay play, List<Action> actions) {
    Reasons reasons = new Reasons(play);
    for (Action action : actions) {
      reasons.take(action);
    }
    reasons.compare(actions);
    List<Text> found = reasons.found;
    if (found.isEmpty()) {
      found.add(Text.of(actions.contains(new Action.Pass()) ? "hint.pass" : "hint.best"));
    }
    return List.copyOf(found.subList(0, Math.min(MOST, found.size())));
  }

  private void take(Action action) {
    Verdict verdict = play.referee().take(after, action);
    if (!(verdict instanceof Verdict.Accepted accepted)) {
      throw new IllegalArgumentException("not legal: " + action.text());
    }
    after = accepted.position();
    events.addAll(accepted.events());
  }

  private void compare(List<Action> actions) {
    play.referee()
        .ending(after)
        .filter(ending -> ending.text().equals(side.text()))
        .ifPresent(won -> found.add(Text.of("hint.wins")));
    events.forEach(this::gained);
    outlook(actions);
    actions.stream()
        .filter(Action.Build.class::isInstance)
        .forEach(build -> built(((Action.Build) build).at()));
    walked(actions);
  }

  private void gained(Event event) {
    int points = event.gained().of(side);
    if (event instanceof Event.StationScored station && station.owner().side().equals(mine())) {
      found.add(Text.of("hint.closes", "n", points));
      figures(station);
    } else if (points > 0 && event instanceof Event.WalkedIn) {
      found.add(Text.of("hint.walk-in", "n", points));
    } else if (points > 0 && event instanceof Event.Abducted) {
      found.add(Text.of("hint.abducted", "n", points));
    }
  }

  private Optional<Side> mine() {
    return Optional.of(side);
  }

  private void figures(Event.StationScored station) {
    long robots = count(station, Content.ROBOT);
    long astronauts = count(station, Content.ASTRONAUT);
    if (robots > 0) {
      found.add(Text.of("hint.robots", "n", (int) robots));
    }
    if (astronauts > 0) {
      found.add(Text.of("hint.astronauts", "n", (int) astronauts));
    }
  }

  private long count(Event.StationScored station, Content figure) {
    return station.station().spaces().stream()
        .filter(space -> before.board().at(space).figure() == figure)
        .count();
  }

  /** What each side could build next, before and after. */
  private void outlook(List<Action> actions) {
    if (play.referee().ending(after).isPresent()) {
      return;
    }
    Outlook theirs = Outlook.of(play.referee(), before, side.other());
    Outlook theirsThen = Outlook.of(play.referee(), after, side.other());
    Outlook ours = Outlook.of(play.referee(), before, side);
    Outlook oursThen = Outlook.of(play.referee(), after, side);
    Object other = play.seat(side.other());
    if (theirsThen.closing() < theirs.closing()) {
      found.add(Text.of("hint.stops", "seat", other, "n", theirs.closing()));
    }
    if (oursThen.closing() > ours.closing()) {
      found.add(Text.of("hint.next", "n", oursThen.closing()));
    }
    if (actions.stream().anyMatch(Action.MoveUfo.class::isInstance)) {
      ufo(ours.places(), oursThen.places(), theirs.places() - theirsThen.places());
    }
  }

  private void ufo(int places, int placesThen, int taken) {
    if (placesThen > places) {
      found.add(Text.of("hint.frees", "n", placesThen - places));
    }
    if (taken > 0) {
      found.add(Text.of("hint.blocks", "seat", play.seat(side.other()), "n", taken));
    }
  }

  private void built(Place at) {
    Optional<Site> site = Site.nearest(after, side, at).filter(one -> one.missing() <= FAR);
    Optional<Site> was = Site.nearest(before, side, at);
    if (site.isEmpty() || site.get().lead() <= 0) {
      return;
    }
    int missing = site.get().missing();
    found.add(Text.of(missing <= NEAR ? "hint.nearly" : "hint.builds", "n", missing));
    if (was.filter(one -> one.spaces().equals(site.get().spaces()) && one.lead() <= 0)
        .isPresent()) {
      found.add(Text.of("hint.leads"));
    }
    if (site.get().figures() > 0) {
      found.add(Text.of("hint.around", "n", site.get().figures()));
    }
  }

  /** Where a figure was led from and to. */
  private void walked(List<Action> actions) {
    List<Action.Step> steps =
        actions.stream()
            .filter(Action.Step.class::isInstance)
            .map(Action.Step.class::cast)
            .toList();
    for (Action.Step step : steps) {
      boolean first = steps.stream().noneMatch(other -> other.to().equals(step.from()));
      boolean last = steps.stream().noneMatch(other -> other.from().equals(step.to()));
      if (last && inside(after, side, step.to())) {
        found.add(Text.of("hint.brings"));
      }
      if (first
          && inside(before, side.other(), step.from())
          && !after.board().at(step.from()).hasFigure()) {
        found.add(Text.of("hint.saves", "seat", play.seat(side.other())));
      }
    }
  }

  /** Whether a figure stands here in what becomes a station of this side. */
  private static boolean inside(Position position, Side owner, Place space) {
    return position.board().at(space).hasFigure()
        && Site.nearest(position, owner, space)
            .filter(site -> site.spaces().contains(space))
            .filter(site -> site.missing() <= FAR && site.lead() > 0)
            .isPresent();
  }
}
