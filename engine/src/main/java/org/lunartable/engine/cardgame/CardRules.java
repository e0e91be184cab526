package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Explanation.Topic;

/**
 * The rules of a card game with a catalogue, as far as any such game has them: what deals it, plays
 * it, writes it down and counts it. Keeps nothing; safe to use from any thread.
 *
 * @param <S> a game at one moment, secrets and all chance included; immutable
 * @param <A> one decision of a player
 */
public interface CardRules<S, A> extends CardMoves<S, A> {

  /** The game's id, for example {@code home-on-lagrange}. */
  String game();

  /** The fewest players. */
  int fewest();

  /** The most players. */
  int most();

  /**
   * Shuffles and deals.
   *
   * @param first the seat that begins, from 0
   * @param seed decides all chance of the game
   */
  S deal(int players, int first, long seed);

  /** The seat whose turn it is. */
  int mover(S state);

  /** Each seat's total as the state stands. */
  List<Integer> totals(S state);

  /** The seats that win as the state stands; several share the win. */
  List<Integer> winners(S state);

  /** The action as text, without blanks. */
  String write(A action);

  /** The action that the text says; empty when it is none of this game's. */
  Optional<A> read(String move, S state);

  /** The points that its rules leave open. */
  OpenRules<?> open();

  /** The rules in a sentence each, and which reading of each open point is in force. */
  List<Topic> topics();

  /** What the computer does, knowing only what the player who has to decide may know. */
  A advise(S state);

  /** What {@link GameLab} counts at the ends of games, for example {@code makeUps}. */
  String tally();

  /** What of it this end brings, a word each. */
  List<String> tallied(S end);
}
