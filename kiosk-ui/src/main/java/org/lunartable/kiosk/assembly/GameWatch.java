package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Looks for cards while a game with printed cards is on, else for the die. */
final class GameWatch implements TrayWatch {

  private final BooleanSupplier cardsAreOn;
  private final TrayWatch die;
  private final TrayWatch cards;

  /** A watch that has seen nothing yet; closes both with itself. */
  GameWatch(BooleanSupplier cardsAreOn, TrayWatch die, TrayWatch cards) {
    this.cardsAreOn = cardsAreOn;
    this.die = die;
    this.cards = cards;
  }

  @Override
  public Optional<? extends Sighting> look(byte[] jpeg, long nanos) throws IOException {
    return (cardsAreOn.getAsBoolean() ? cards : die).look(jpeg, nanos);
  }

  @Override
  public void close() {
    die.close();
    cards.close();
  }
}
