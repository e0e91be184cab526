package org.lunartable.engine.session;

import org.lunartable.engine.screen.Offer;
import org.lunartable.engine.screen.Text;

/** What an observation of the table means at this moment of the game. */
sealed interface Reading {

  /** Exactly one legal move explains it. */
  record Move(String option) implements Reading {}

  /** It can mean this, which people are asked to confirm. */
  record Offered(Offer offer) implements Reading {}

  /** The table looks as the game believes it does. */
  record AsExpected() implements Reading {}

  /** No move, or more than one, explains it; nothing is guessed. */
  record Unexplained(Text notice) implements Reading {}
}
