package org.lunartable.kiosk.mind;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.kiosk.table.Published;

/** How the companion plays games of one kind. For one thread. */
interface Mind {

  /** Whether it plays a seat of this game. */
  boolean plays(Play play);

  /** Whether people do its moves, and throw a die for it, with their hands. */
  boolean usesHands(Play play);

  /**
   * What to do now; empty when nothing is to be done, or the thinking was stopped.
   *
   * @param stop ends the thinking
   */
  Optional<Plan> plan(Play play, BooleanSupplier stop);

  /** Thinks ahead while a person is to act. */
  void foresee(Play play, BooleanSupplier stop);

  /** Whether it may think so long that people should be told. */
  boolean isSlow();

  /** How long people may look at this screen before it does a move by itself. */
  Duration pause(Published screen, CompanionPlayer.Pace pace);

  /**
   * What it means to do.
   *
   * @param move the first one
   * @param shown the whole turn, to be shown before it is done; empty where it names hidden cards
   */
  record Plan(String move, Optional<Proposal> shown) {

    /** A turn that all may see. */
    static Plan of(Proposal proposal) {
      List<String> moves = proposal.moves();
      return new Plan(moves.get(0), Optional.of(proposal));
    }
  }
}
