package org.lunartable.kiosk.assembly.hands;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.lunartable.kiosk.web.HandsDesk;

/** All devices with buttons, lamps and sensors, for pages to ask after. Safe for any thread. */
public final class HandsRoom implements HandsDesk {

  private final List<HandHealth> hands = new CopyOnWriteArrayList<>();

  /** From now on this one is told of, too. */
  public void add(HandHealth hand) {
    hands.add(hand);
  }

  @Override
  public List<PartState> parts() {
    return hands.stream().flatMap(hand -> hand.parts().stream()).toList();
  }

  @Override
  public Optional<List<PartState>> testBoard(boolean empty) {
    return hands.stream().flatMap(hand -> hand.testBoard(empty).stream()).findFirst();
  }

  @Override
  public Optional<Sensors> sensors() {
    return hands.stream().flatMap(hand -> hand.sensors().stream()).findFirst();
  }

  @Override
  public Optional<Sensors> ignore(String place, boolean ignored) {
    return hands.stream().flatMap(hand -> hand.ignore(place, ignored).stream()).findFirst();
  }
}
