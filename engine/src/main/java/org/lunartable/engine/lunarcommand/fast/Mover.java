package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Words;

/**
 * Plays actions on a {@link Field}: the same rules as the records' referee, without allocation.
 * Whether an action is legal is asked before.
 */
public final class Mover {

  private final FastRules rules;
  private final Networks networks;
  private final Builder builder;
  private final Stations stations;
  private final Options steps;

  public Mover(FastRules rules) {
    this.rules = rules;
    this.networks = new Networks(rules.layout());
    this.builder = new Builder(networks);
    this.stations = new Stations(rules);
    this.steps = new Options(rules);
  }

  public FastRules rules() {
    return rules;
  }

  /** The die shows this face, 0 to 5. */
  public void roll(Field f, int face) {
    f.shown = rules.faces().get(face);
  }

  /** The die shows this, whatever faces it has: a sum of the constants of {@link FastRules}. */
  public void show(Field f, int shown) {
    f.shown = shown;
  }

  /** Whether the game is over (LC-36 to LC-37a). */
  public boolean isOver(Field f) {
    return f.score[0] >= rules.points().target()
        || f.score[1] >= rules.points().target()
        || (rules.quietTurns() > 0 && f.quiet >= rules.quietTurns())
        || f.straight + f.square == 0
        || f.domes[0] + f.airlocks[0] + f.antennae[0] == 0
        || f.domes[1] + f.airlocks[1] + f.antennae[1] == 0;
  }

  /** Who leads (LC-37, LC-38): above 0 orange, below 0 green, 0 nobody. */
  public static int lead(Field f) {
    int lead = Integer.compare(f.score[0], f.score[1]);
    return lead != 0 ? lead : Integer.compare(f.built[0], f.built[1]);
  }

  /** Plays one legal action. */
  public void play(Field f, int move) {
    int kind = Move.kind(move);
    if (kind <= Move.ANTENNA) {
      builder.build(f, kind, Move.first(move));
      stations.settle(f, move);
      passTurn(f, true);
      return;
    }
    switch (kind) {
      case Move.UFO -> {
        f.clear(Field.UFOS, Move.first(move));
        f.set(Field.UFOS, Move.second(move));
        passTurn(f, false);
      }
      case Move.ABDUCT -> abduct(f, Move.first(move), Move.second(move), Move.third(move));
      case Move.STEP -> step(f, Move.first(move), Move.second(move));
      default -> passTurn(f, f.scoredNow);
    }
  }

  private void abduct(Field f, int ufo, int astronaut, int to) {
    f.clear(Field.UFOS, ufo);
    f.clear(Field.ASTRONAUTS, astronaut);
    if (f.has(Field.OWNED + f.side * Words.STRIDE, to)) {
      f.set(Field.UFOS, astronaut);
      f.score[f.side] += rules.points().astronaut();
      passTurn(f, rules.points().astronaut() > 0);
    } else {
      f.set(Field.UFOS, to);
      f.set(Field.ASTRONAUTS, to);
      passTurn(f, false);
    }
  }

  /** LC-24 to LC-26. */
  private void step(Field f, int from, int to) {
    boolean robot = f.has(Field.ROBOTS, from);
    int figures = robot ? Field.ROBOTS : Field.ASTRONAUTS;
    f.clear(figures, from);
    f.steps = (f.steps > 0 ? f.steps : rules.walk().steps()) - 1;
    if (walksIn(f, from, to)) {
      int points = robot ? rules.points().robot() : rules.points().astronaut();
      f.score[f.side] += points;
      f.scoredNow |= points > 0;
    } else {
      f.set(figures, to);
    }
    if (f.steps == 0 || isOver(f) || steps.stepsPossible(f) == 0) {
      passTurn(f, f.scoredNow);
    }
  }

  private boolean walksIn(Field f, int from, int to) {
    int own = f.side * Words.STRIDE;
    if (!f.has(Field.OWNED + own, to)) {
      return false;
    }
    int edge = Math.max(from, to);
    boolean sideways = Math.abs(from - to) == 1;
    return f.has((sideways ? Field.VERTICAL_AIRLOCKS : Field.HORIZONTAL_AIRLOCKS) + own, edge);
  }

  private void passTurn(Field f, boolean busy) {
    f.quiet = busy ? 0 : Math.min(f.quiet + 1, FastRules.MOST_QUIET);
    f.shown = 0;
    f.steps = 0;
    f.scoredNow = false;
    if (f.member > 0) {
      f.side = f.member == 2 ? 1 - f.side : f.side;
      f.member = 3 - f.member;
    } else {
      f.side = 1 - f.side;
    }
  }

  /** Finds what a position that was set up by hand does not say: networks, unscored areas. */
  void complete(Field f) {
    networks.findAll(f);
    stations.findUnscored(f);
  }
}
