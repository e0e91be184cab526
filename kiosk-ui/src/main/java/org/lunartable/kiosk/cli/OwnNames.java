package org.lunartable.kiosk.cli;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.Set;

/** The names and addresses by which pages may call this machine. */
final class OwnNames {

  private OwnNames() {}

  /**
   * The names for a server that listens on this address: the address alone, or, when it listens on
   * all, every address of this machine and its name.
   */
  static Set<String> listeningOn(String host) {
    Set<String> names = new LinkedHashSet<>();
    names.add(bracketed(host));
    try {
      if (InetAddress.getByName(host).isAnyLocalAddress()) {
        String name = InetAddress.getLocalHost().getHostName();
        names.add(name);
        names.add(name + ".local");
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .map(address -> bracketed(address.getHostAddress()))
            .forEach(names::add);
      }
    } catch (UnknownHostException | SocketException e) {
      // The server then says that it cannot listen there, or is called by its address.
    }
    return names;
  }

  /** Whether a server at this address can be reached from this machine only. */
  static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** An address as it stands in a page's address: IPv6 in brackets and without its zone. */
  static String bracketed(String address) {
    String plain = address.replaceFirst("%.*", "");
    return plain.contains(":") && !plain.startsWith("[") ? "[" + plain + "]" : plain;
  }
}
