package org.lunartable.engine.homeonlagrange.play;

import java.util.function.Consumer;
import org.lunartable.engine.cardgame.DealtTable;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;

/**
 * Home on Lagrange without printed cards.
 *
 * @param oneScreen whether the table's screen shows the hand of whoever decides
 */
public record Table(LagrangeRules rules, Seating seating, boolean oneScreen)
    implements DealtTable<State, Action> {

  @Override
  public State apply(State state, Action action, Consumer<Happening> told) {
    Narrator narrator = new Narrator(seating);
    return Referee.apply(state, action, event -> told.accept(narrator.tell(event)));
  }

  @Override
  public Refused why(State state, Action action) {
    return Refusals.why(state, action);
  }

  @Override
  public Screen screen(State state, Chronicle log, Viewer viewer) {
    return new FullScreen(this, state, log, viewer).screen();
  }
}
