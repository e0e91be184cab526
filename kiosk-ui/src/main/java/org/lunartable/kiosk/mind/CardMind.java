package org.lunartable.kiosk.mind;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.cardgame.Dealt;
import org.lunartable.engine.game.Play;
import org.lunartable.kiosk.table.Published;

/**
 * Plays card games that the kiosk deals: one decision after the other, none of them shown before.
 */
final class CardMind implements Mind {

  /** A decision after which nothing was told, such as a card put aside to pay, is soon followed. */
  private static final int SILENT = 5;

  @Override
  public boolean plays(Play play) {
    return play instanceof Dealt;
  }

  @Override
  public boolean usesHands(Play play) {
    return false;
  }

  @Override
  public Optional<Plan> plan(Play play, BooleanSupplier stop) {
    return play instanceof Dealt dealt
        ? dealt.answer().map(move -> new Plan(move, Optional.empty()))
        : Optional.empty();
  }

  @Override
  public void foresee(Play play, BooleanSupplier stop) {
    // A decision is thought about in less time than people need to see the one before it.
  }

  @Override
  public boolean isSlow() {
    return false;
  }

  @Override
  public Duration pause(Published screen, CompanionPlayer.Pace pace) {
    return screen.happenings().isEmpty() ? pace.card().dividedBy(SILENT) : pace.card();
  }
}
