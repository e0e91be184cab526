package org.lunartable.bridge;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;

/** What the board last said of itself. Written by one thread, read by any. */
final class BoardState {

  private volatile Optional<LinkHealth> link = Optional.empty();
  private volatile Occupancy occupancy = Occupancy.empty(0, 0);

  /** Takes how the line is; tells how the board is, which may have as many places as no game. */
  LinkHealth take(LinkHealth told) {
    LinkHealth found = told.working() ? told.hello().flatMap(BoardState::unfit).orElse(told) : told;
    link = Optional.of(found);
    return found;
  }

  void take(Occupancy told) {
    occupancy = told;
  }

  /** How it is; empty before it was first looked for. */
  Optional<BoardHealth> health() {
    Occupancy seen = occupancy;
    return link.map(
        found ->
            new BoardHealth(
                found,
                found.working()
                    ? PresenceSight.lattice(seen.rows(), seen.columns())
                        .map(lattice -> Muted.of(lattice, seen))
                        .orElse(Muted.NONE)
                    : Muted.NONE));
  }

  /** The number that the board gives to a place; empty when it has none of this name. */
  OptionalInt number(String name) {
    Occupancy seen = occupancy;
    return PresenceSight.lattice(seen.rows(), seen.columns()).stream()
        .flatMapToInt(
            lattice ->
                IntStream.range(0, lattice.size())
                    .filter(number -> lattice.place(number).name().equals(name)))
        .findFirst();
  }

  private static Optional<LinkHealth> unfit(Message.Hello hello) {
    return PresenceSight.lattice(hello.rows(), hello.columns()).isPresent()
        ? Optional.empty()
        : Optional.of(
            LinkHealth.of(
                LinkHealth.State.UNFIT,
                hello,
                "The sensor board has %d x %d places, which fits no board of this game; build its firmware with other ROWS and COLUMNS."
                    .formatted(hello.columns(), hello.rows())));
  }
}
