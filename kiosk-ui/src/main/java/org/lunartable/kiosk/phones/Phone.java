package org.lunartable.kiosk.phones;

import java.util.Optional;

/**
 * A paired phone.
 *
 * @param id its number, from 1; shown on it and at the table
 * @param seat the seat it plays; empty when it only watches
 */
public record Phone(int id, Optional<String> seat) {

  Phone at(Optional<String> next) {
    return new Phone(id, next);
  }
}
