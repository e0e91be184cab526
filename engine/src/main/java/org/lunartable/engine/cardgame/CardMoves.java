package org.lunartable.engine.cardgame;

import java.util.List;

/**
 * How a card game goes on, whatever its cards. Keeps nothing; safe to use from any thread.
 *
 * @param <S> a game at one moment, secrets and all chance included; immutable
 * @param <A> one decision of a player
 */
public interface CardMoves<S, A> {

  /** All that the player who has to decide may do; none when the game is over. */
  List<A> options(S state);

  /** Does an action that is one of the options, and everything that follows without a decision. */
  S apply(S state, A action);

  /** The seat that has to decide. */
  int decider(S state);

  /** The running number of the turn, from 1. */
  int turn(S state);

  boolean isOver(S state);
}
