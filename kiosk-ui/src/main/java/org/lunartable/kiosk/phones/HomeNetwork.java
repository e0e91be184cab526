package org.lunartable.kiosk.phones;

import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** This machine's place in the network of the house. */
public final class HomeNetwork {

  /** An address of the documentation block, which is asked for nothing. */
  private static final InetSocketAddress FAR = new InetSocketAddress("192.0.2.1", 9);

  private HomeNetwork() {}

  /**
   * The address by which the others in the house reach this machine: the one it would send from to
   * the world outside, else the first private one. Empty when it is in no network. Sends nothing.
   */
  public static Optional<InetAddress> address() {
    return outward().or(HomeNetwork::firstPrivate);
  }

  private static Optional<InetAddress> outward() {
    try (DatagramSocket probe = new DatagramSocket()) {
      probe.connect(FAR); // a datagram socket only looks up the way
      return Optional.of(probe.getLocalAddress()).filter(HomeNetwork::isOfTheHouse);
    } catch (SocketException | RuntimeException noWay) {
      return Optional.empty();
    }
  }

  private static Optional<InetAddress> firstPrivate() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(HomeNetwork::isOfTheHouse)
          .filter(InetAddress::isSiteLocalAddress)
          .findFirst();
    } catch (SocketException none) {
      return Optional.empty();
    }
  }

  private static boolean isOfTheHouse(InetAddress address) {
    return address instanceof Inet4Address
        && !address.isAnyLocalAddress()
        && !address.isLoopbackAddress();
  }

  /** The names a page in the house may call this machine by: the address and the machine's name. */
  public static Set<String> names(InetAddress address) {
    Set<String> names = new LinkedHashSet<>();
    names.add(inUrl(address));
    try {
      String name = InetAddress.getLocalHost().getHostName();
      names.add(name);
      names.add(name + ".local");
    } catch (UnknownHostException nameless) {
      // Then it is called by its address alone.
    }
    return names;
  }

  /** An address as it stands in a page's address: IPv6 in brackets and without its zone. */
  public static String inUrl(InetAddress address) {
    String plain = address.getHostAddress().replaceFirst("%.*", "");
    return plain.contains(":") ? "[" + plain + "]" : plain;
  }
}
