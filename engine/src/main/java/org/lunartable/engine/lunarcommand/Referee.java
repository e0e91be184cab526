package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.enclosure.OuterWall;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.fast.FastRules;

/** Says what is legal in a position and what comes of it. Immutable and safe to share. */
public final class Referee {

  private final Rules rules;
  private final FastRules fast;
  private final Scoring scoring;
  private final Effects effects;

  public Referee(Rules rules) {
    this.rules = rules;
    this.fast = Bits.fast(rules, rules.lattice());
    this.scoring = new Scoring(rules);
    this.effects = new Effects(rules, scoring);
  }

  public Rules rules() {
    return rules;
  }

  /** How the game has ended; empty while it goes on (LC-36 to LC-38). */
  public Optional<Ending> ending(Position position) {
    return Ending.in(position, rules);
  }

  /**
   * All legal actions in the notation's order; none before the roll and after the end (LC-10), only
   * a pass when nothing else is legal.
   */
  public List<Action> options(Position position) {
    if (!position.roll().isRolled() || ending(position).isPresent()) {
      return List.of();
    }
    Bits bits = bits(position);
    return bits.options(bits.field(position));
  }

  private Bits bits(Position position) {
    Lattice lattice = position.board().lattice();
    return lattice.equals(rules.lattice()) ? new Bits(fast) : new Bits(rules, lattice);
  }

  /**
   * The same actions in the same order, each with what it brings. Only those that can bring
   * something are played for it, so that this costs little more than the list.
   */
  public List<Consequence> consequences(Position position) {
    if (!position.roll().isRolled() || ending(position).isPresent()) {
      return List.of();
    }
    Bits bits = bits(position);
    List<Bits.Marked> options = bits.marked(bits.field(position));
    List<Consequence> found = new ArrayList<>(options.size());
    for (Bits.Marked option : options) {
      Action action = option.action();
      List<Event> events = option.fruitful() ? effects.of(position, action).events() : List.of();
      found.add(new Consequence(action, events));
    }
    return found;
  }

  /** Why the action is not legal; empty when it is. */
  public Optional<Refused> refusal(Position position, Action action) {
    Optional<Refused> notNow = notNow(position);
    if (notNow.isPresent()) {
      return notNow;
    }
    boolean walking = position.roll().isWalking();
    if (walking && !(action instanceof Action.Step || action instanceof Action.EndWalk)) {
      return Refusals.because("LC-23", "walking");
    }
    if (action instanceof Action.Build build) {
      return new Building(position, rules).refusal(build);
    } else if (action instanceof Action.MoveUfo move) {
      return new UfoMoves(position, rules).refusal(move);
    } else if (action instanceof Action.Abduct abduct) {
      return new UfoMoves(position, rules).refusal(abduct);
    } else if (action instanceof Action.Step step) {
      return new Spacewalk(position, rules).refusal(step);
    } else if (action instanceof Action.EndWalk) {
      return new Spacewalk(position, rules).endRefusal();
    }
    return options(position).contains(action)
        ? Optional.empty()
        : Refusals.because("LC-10", "pass");
  }

  /** Takes one action of the player whose turn it is. */
  public Verdict take(Position position, Action action) {
    Optional<Refused> refusal = refusal(position, action);
    return refusal.isPresent() ? new Verdict.Rejected(refusal.get()) : effects.of(position, action);
  }

  /**
   * Takes an action that the players agreed on although the rules do not allow it. It must still be
   * possible with bricks: an empty slot of the right shape, a figure to move, a space to move to. A
   * game that is over, or a die that is not rolled, allows nothing.
   */
  public Verdict takeAgreed(Position position, Action action) {
    Optional<Refused> refusal = notNow(position).or(() -> impossible(position, action));
    return refusal.isPresent() ? new Verdict.Rejected(refusal.get()) : effects.of(position, action);
  }

  /** The same position with the die rolled; these are the colours of the top face as read. */
  public Position roll(Position position, List<TileColour> colours) {
    return position.withRoll(Roll.of(colours));
  }

  /**
   * Whether the edge between two neighbouring spaces lets figures through that the player whose
   * turn it is moves (LC-24); what stands on the spaces is not asked.
   */
  public boolean opensWay(Position position, Place from, Place to) {
    return new Spacewalk(position, rules).isOpen(from, to);
  }

  /** Every enclosed station as it stands, by first space. */
  public List<StationView> stations(Position position) {
    return Enclosure.stations(position.board()).stream()
        .map(
            station -> {
              OuterWall wall = OuterWall.of(station, position.board().lattice());
              Tally pieces = Scoring.pieces(wall, position.board());
              int points = scoring.pointsIn(station, position.board());
              return new StationView(station, wall, pieces, points, position.scored().of(station));
            })
        .toList();
  }

  private Optional<Refused> notNow(Position position) {
    if (ending(position).isPresent()) {
      return Refusals.because("LC-10", "over");
    }
    return position.roll().isRolled() ? Optional.empty() : Refusals.because("LC-10", "not-rolled");
  }

  private Optional<Refused> impossible(Position position, Action action) {
    if (action instanceof Action.Build build) {
      return new Building(position, rules).physicalRefusal(build.piece(), build.at());
    } else if (action instanceof Action.MoveUfo move) {
      return new UfoMoves(position, rules).moveRefusal(move.from(), move.to());
    } else if (action instanceof Action.Abduct abduct) {
      return new UfoMoves(position, rules)
          .abductionRefusal(abduct.ufo(), abduct.astronaut(), abduct.to());
    } else if (action instanceof Action.Step step) {
      return new Spacewalk(position, rules).physicalRefusal(step.from(), step.to());
    }
    return Optional.empty();
  }
}
