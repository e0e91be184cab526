package org.lunartable.kiosk.web;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.phones.HomeNetwork;
import org.lunartable.kiosk.phones.Phone;
import org.lunartable.kiosk.phones.Phones;
import org.lunartable.kiosk.phones.Pin;
import org.lunartable.kiosk.phones.QrPicture;

/** Whether phones may come, and how they get here. Safe to use from any thread. */
final class Lan {

  private static final System.Logger LOG = System.getLogger(Lan.class.getName());

  private final Supplier<Optional<InetAddress>> network;
  private final Doors doors;
  private final Phones phones;
  private volatile Optional<InetAddress> open = Optional.empty();
  private volatile Set<String> names = Set.of();

  /**
   * @param network the address of this machine in the network of the house, if it is in one
   */
  Lan(Supplier<Optional<InetAddress>> network, Doors doors, Phones phones) {
    this.network = network;
    this.doors = doors;
    this.phones = phones;
  }

  /**
   * What the table's page shows.
   *
   * @param address what a phone has to open; null while none may come, like the two below
   * @param qr the same with the PIN, as rows of {@code #} and {@code .}
   */
  record View(boolean on, String address, String pin, List<String> qr, List<Phone> phones) {}

  View view() {
    Optional<InetAddress> at = open;
    Optional<Pin> pin = phones.pin();
    if (at.isEmpty() || pin.isEmpty()) {
      return new View(false, null, null, null, List.of());
    }
    String address = "http://" + HomeNetwork.inUrl(at.get()) + ":" + doors.port() + "/";
    String digits = pin.get().digits();
    // Behind the # it stays in the phone: browsers do not send it, so no log can hold it.
    List<String> qr = QrPicture.of(address + "#pin=" + digits);
    return new View(true, address, digits, qr, phones.all());
  }

  /** The names by which phones may call this machine, in small letters. */
  Set<String> names() {
    return names;
  }

  /**
   * Lets phones come; nothing when they may already.
   *
   * @throws HttpProblem 409 when there is no network, 503 when it cannot be listened on
   */
  synchronized void switchOn() {
    if (open.isPresent()) {
      return;
    }
    InetAddress address =
        network
            .get()
            .orElseThrow(() -> HttpProblem.told(HttpProblem.CONFLICT, "problem.no-network"));
    names =
        HomeNetwork.names(address).stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
    phones.open();
    try {
      doors.open(address);
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "The network cannot be listened on.", failed);
      phones.close();
      throw HttpProblem.told(
          HttpProblem.UNAVAILABLE,
          Text.of("problem.no-listening", "address", address.getHostAddress()));
    }
    open = Optional.of(address);
    LOG.log(Level.DEBUG, "Phones may come to {0}.", address.getHostAddress());
  }

  /** Lets no phone come and all go, at once. */
  synchronized void switchOff() {
    phones.close();
    names = Set.of();
    try {
      doors.close();
    } catch (IOException failed) {
      LOG.log(Level.WARNING, "The door to the network does not shut well.", failed);
    }
    open = Optional.empty();
  }

  /** Another PIN; phones that are paired stay so. */
  synchronized void renewPin() {
    if (open.isEmpty()) {
      throw HttpProblem.told(HttpProblem.CONFLICT, "problem.phones-off");
    }
    phones.open();
  }
}
