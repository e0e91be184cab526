package org.lunartable.kiosk.mind;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.play.Companion;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Happening;
import org.lunartable.kiosk.table.Published;

/** Plays Lunar Command: plans whole turns, and thinks ahead. */
final class BoardMind implements Mind {

  private final Plans plans = new Plans();

  private static Optional<Companion> companion(Play play) {
    return play instanceof OnTheTable table ? table.companion() : Optional.empty();
  }

  @Override
  public boolean plays(Play play) {
    return companion(play).isPresent();
  }

  @Override
  public boolean usesHands(Play play) {
    return companion(play).map(Companion::bricks).orElse(false);
  }

  @Override
  public Optional<Plan> plan(Play play, BooleanSupplier stop) {
    return plans.turn(play, stop).map(Plan::of);
  }

  @Override
  public void foresee(Play play, BooleanSupplier stop) {
    plans.foresee(play, stop);
  }

  @Override
  public boolean isSlow() {
    return true;
  }

  @Override
  public Duration pause(Published screen, CompanionPlayer.Pace pace) {
    return afterScore(screen, pace.move(), pace);
  }

  /** Longer when a station was just scored. */
  static Duration afterScore(Published screen, Duration usual, CompanionPlayer.Pace pace) {
    boolean scored = screen.happenings().stream().map(Happening::kind).anyMatch("station"::equals);
    return scored ? usual.plus(pace.scored()) : usual;
  }
}
