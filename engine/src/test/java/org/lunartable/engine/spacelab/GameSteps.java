package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.lunartable.engine.cardgame.CardRules;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.state.State;

/** A game that goes on move by move. */
final class GameSteps {

  private final CardRules<State, Action> rules;
  private State state;

  GameSteps(CardRules<State, Action> rules, State state) {
    this.rules = rules;
    this.state = state;
  }

  List<String> options() {
    return rules.options(state).stream().map(rules::write).toList();
  }

  State state() {
    return state;
  }

  /** Does a move that must be allowed. */
  void play(String move) {
    assertThat(options()).contains(move);
    state = rules.apply(state, rules.read(move, state).orElseThrow());
  }
}
