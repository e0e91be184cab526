package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.phones.Phone;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.table.Published;

/**
 * What a page is to the table.
 *
 * @param phone its number; empty for the table's own page and for strangers
 * @param seat the seat it plays, if any
 * @param seats the seats of the game that is on; none for strangers
 * @param phones the phones there are, for the table's own page alone
 */
record SessionMessage(
    String role,
    Optional<Integer> phone,
    Optional<String> seat,
    List<Seat> seats,
    List<Phone> phones) {

  /**
   * A seat of the game.
   *
   * @param free whether no phone plays it
   */
  record Seat(String seat, boolean free) {}

  static SessionMessage of(Visitor visitor, Phones phones, Published published) {
    boolean stranger = visitor.role() == Role.STRANGER;
    List<Phone> all = phones.all();
    List<Seat> seats =
        published.seats().stream().map(seat -> new Seat(seat, free(seat, all))).toList();
    return new SessionMessage(
        visitor.role().word(),
        visitor.phone().map(Phone::id),
        visitor.seat(),
        stranger ? List.of() : seats,
        visitor.role() == Role.TABLE ? all : List.of());
  }

  private static boolean free(String seat, List<Phone> phones) {
    return phones.stream().noneMatch(phone -> phone.seat().equals(Optional.of(seat)));
  }
}
