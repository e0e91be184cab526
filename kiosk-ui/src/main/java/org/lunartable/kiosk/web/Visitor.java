package org.lunartable.kiosk.web;

import java.util.Optional;
import org.lunartable.engine.game.Viewer;
import org.lunartable.kiosk.phones.Phone;

/**
 * Who asks.
 *
 * @param phone the paired phone; empty for the table and for strangers
 * @param seat the seat of the running game that it plays; empty but for players
 */
record Visitor(Role role, Optional<Phone> phone, Optional<String> seat) {

  static final Visitor TABLE = new Visitor(Role.TABLE, Optional.empty(), Optional.empty());
  static final Visitor STRANGER = new Visitor(Role.STRANGER, Optional.empty(), Optional.empty());

  /**
   * A paired phone.
   *
   * @param seat the seat it has in the game that is on
   */
  static Visitor phone(Phone phone, Optional<String> seat) {
    Role role = seat.isPresent() ? Role.PLAYER : Role.WATCHER;
    return new Visitor(role, Optional.of(phone), seat);
  }

  /** Whose secrets it may see. */
  Viewer viewer() {
    return new Viewer(seat);
  }
}
